//! A small client of the server, for the load command and the tests: a request at a time, or a socket.

use crate::wire::lobby::{NewMatch, Seated};
use crate::wire::play::{FromServer, Hello, ToServer};
use futures_util::{SinkExt, StreamExt};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::io;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// What came of a request.
#[derive(Clone, Debug)]
pub struct Got {
    /// The status.
    pub status: u16,
    /// The headers, in small letters.
    pub headers: Vec<(String, String)>,
    /// The body as text.
    pub text: String,
}

impl Got {
    /// A header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }

    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    /// The body as a type.
    pub fn read<T: DeserializeOwned>(&self) -> io::Result<T> {
        let wrong = |e| io::Error::other(format!("{} {}: {e}", self.status, self.text));
        serde_json::from_str(&self.text).map_err(wrong)
    }
}

/// Asks for something once.
pub async fn ask(
    addr: &str,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&str>,
) -> io::Result<Got> {
    let mut stream = TcpStream::connect(addr).await?;
    let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\n");
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    if let Some(body) = body {
        head += &format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len());
    }
    head += "\r\n";
    head += body.unwrap_or_default();
    stream.write_all(head.as_bytes()).await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    read(&bytes).ok_or_else(|| io::Error::other("no answer that can be read"))
}

fn read(bytes: &[u8]) -> Option<Got> {
    let end = bytes.windows(4).position(|w| w == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let pair = |line: &str| line.split_once(':').map(|(n, v)| (n.trim().to_lowercase(), v.trim().to_owned()));
    let headers: Vec<(String, String)> = lines.filter_map(pair).collect();
    let mut body = bytes[end + 4..].to_vec();
    if headers.iter().any(|(n, v)| n == "transfer-encoding" && v == "chunked") {
        body = unchunked(&body)?;
    }
    Some(Got { status, headers, text: String::from_utf8_lossy(&body).into_owned() })
}

fn unchunked(mut bytes: &[u8]) -> Option<Vec<u8>> {
    let mut whole = Vec::new();
    loop {
        let line = bytes.windows(2).position(|w| w == b"\r\n")?;
        let size = usize::from_str_radix(std::str::from_utf8(&bytes[..line]).ok()?.trim(), 16).ok()?;
        if size == 0 {
            return Some(whole);
        }
        whole.extend_from_slice(bytes.get(line + 2..line + 2 + size)?);
        bytes = bytes.get(line + 4 + size..)?;
    }
}

/// Makes a match as a guest.
pub async fn create(addr: &str, wish: &NewMatch) -> io::Result<Seated> {
    let body = serde_json::to_string(wish).unwrap_or_default();
    ask(addr, "POST", "/api/matches", &[], Some(&body)).await?.read()
}

/// A socket to a match.
pub struct Player {
    socket: WebSocketStream<TcpStream>,
}

impl Player {
    /// A socket on which nothing was said.
    pub async fn dial(addr: &str) -> io::Result<Player> {
        let stream = TcpStream::connect(addr).await?;
        stream.set_nodelay(true)?;
        let request = format!("ws://{addr}/api/socket").into_client_request().map_err(io::Error::other)?;
        // Thousands of these may run beside the server they measure: none needs a large buffer of its own.
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await.map_err(io::Error::other)?;
        Ok(Player { socket })
    }

    /// A socket to a match, with the secrets of seats.
    pub async fn enter(addr: &str, id: &str, secrets: &[&str]) -> io::Result<Player> {
        let mut player = Player::dial(addr).await?;
        let secrets = secrets.iter().map(|s| (*s).to_owned()).collect();
        let hello = Hello { version: crate::wire::VERSION, game: id.to_owned(), secrets, ..Hello::default() };
        player.say(&ToServer::Hello(hello)).await?;
        Ok(player)
    }

    /// Says something.
    pub async fn say(&mut self, what: &ToServer) -> io::Result<()> {
        self.say_text(serde_json::to_string(what).unwrap_or_default()).await
    }

    /// Says any text.
    pub async fn say_text(&mut self, text: String) -> io::Result<()> {
        self.socket.send(Message::Text(text.into())).await.map_err(io::Error::other)
    }

    /// Says any bytes.
    pub async fn say_bytes(&mut self, bytes: Vec<u8>) -> io::Result<()> {
        self.socket.send(Message::Binary(bytes.into())).await.map_err(io::Error::other)
    }

    /// The next text; nothing when the server has closed.
    pub async fn hear_text(&mut self) -> io::Result<Option<String>> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(Some(text.as_str().to_owned())),
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(e)) => return Err(io::Error::other(e)),
            }
        }
    }

    /// The next message; nothing when the server has closed.
    pub async fn hear(&mut self) -> io::Result<Option<FromServer>> {
        let Some(text) = self.hear_text().await? else { return Ok(None) };
        serde_json::from_str(&text).map(Some).map_err(io::Error::other)
    }
}
