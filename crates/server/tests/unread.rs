//! Who does not read what it is sent is let go, and told so if it ever reads on.

mod common;

use common::{Server, answer_some, hot_seat};
use dejarik_server::client::create;
use dejarik_server::wire::lobby::Seated;
use dejarik_server::wire::play::{FromServer, Hello, ToServer};
use futures_util::{SinkExt, StreamExt};
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

type Socket = WebSocketStream<TcpStream>;

/// Asks for everything again and again, and reads nothing; the system keeps little for it.
async fn deaf(server: &Server) -> (Seated, Socket) {
    let seated = create(&server.addr, &hot_seat("minis")).await.unwrap();
    let secrets = seated.secrets.iter().map(|s| s.secret.clone()).collect();
    let raw = TcpSocket::new_v4().unwrap();
    raw.set_recv_buffer_size(8 * 1024).unwrap();
    let stream = raw.connect(server.addr.parse().unwrap()).await.unwrap();
    let (mut socket, _) = client_async(format!("ws://{}/api/socket", server.addr), stream).await.unwrap();
    let hello = Hello { version: 1, game: seated.game.id.clone(), secrets, ..Hello::default() };
    let say = |what: &ToServer| Message::Text(serde_json::to_string(what).unwrap().into());
    socket.send(say(&ToServer::Hello(hello))).await.unwrap();
    for id in 0..1_900 {
        socket.send(say(&ToServer::Resync { id })).await.unwrap();
    }
    (seated, socket)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_never_reads_keeps_no_connection() {
    let server = Server::start().await;
    let (_, socket) = deaf(&server).await;
    let gone = async {
        while server.app.hub.metrics.connections.load(Relaxed) > 0 {
            sleep(Duration::from_millis(100)).await;
        }
    };
    timeout(Duration::from_secs(40), gone).await.expect("the connection stays for ever");
    drop(socket);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_too_late_is_told_so() {
    let server = Server::start().await;
    let (seated, mut socket) = deaf(&server).await;
    let let_go = async {
        // The match goes on without waiting.
        answer_some(&server.addr, &seated, 7, 100).await;
        while server.app.hub.metrics.slow.load(Relaxed) == 0 {
            sleep(Duration::from_millis(20)).await;
        }
        loop {
            let message = socket.next().await.expect("closed without a word").unwrap();
            let text = message.to_text().unwrap_or_default();
            if let Ok(FromServer::Bye { reason, .. }) = serde_json::from_str(text) {
                return reason;
            }
        }
    };
    assert_eq!(timeout(Duration::from_secs(30), let_go).await.expect("nobody let go"), "too_slow");
}
