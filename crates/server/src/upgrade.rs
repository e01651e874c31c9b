//! From a request to a socket, and long messages in parts.

use axum::body::Body;
use axum::extract::Request;
use axum::response::Response;
use futures_util::{Sink, SinkExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use std::io::ErrorKind;
use std::time::Duration;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message, Utf8Bytes};

/// A client's socket.
pub type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// A message of a client is at most so long.
const LONGEST: usize = 32 * 1024;
/// What is read of a client at once: its messages are short, and a large buffer for each would be most of the server's memory.
const BUFFER: usize = 2 * 1024;
/// What is sent at once. A connection keeps a buffer as long as what it ever sent at once, so longer messages go in parts.
const PART: usize = 4 * 1024;

/// Answers a request for a socket, and serves it; nothing if the request is no such thing.
pub fn upgrade<F: Future<Output = ()> + Send>(
    request: &mut Request,
    serve: impl FnOnce(Socket) -> F + Send + 'static,
) -> Option<Response> {
    let response = create_response_with_body(request, Body::empty).ok()?;
    let upgraded = hyper::upgrade::on(request);
    let config = WebSocketConfig::default()
        .max_message_size(Some(LONGEST))
        .max_frame_size(Some(LONGEST))
        .read_buffer_size(BUFFER)
        .write_buffer_size(0);
    tokio::spawn(async move {
        // Who goes away before the answer has come needs no word.
        if let Ok(upgraded) = upgraded.await {
            let socket = WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config)).await;
            serve(socket).await;
        }
    });
    Some(response)
}

/// Who takes nothing for so long, or says nothing at first, is let go.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// Hands a message to the socket. A slow client may take its time for it, but not for any one part.
pub async fn feed(sink: &mut (impl Sink<Message, Error = Error> + Unpin), text: Utf8Bytes) -> Result<(), Error> {
    let mut left = Bytes::from(text);
    let mut kind = Data::Text;
    loop {
        let part = left.split_to(left.len().min(PART));
        let frame = Message::Frame(Frame::message(part, OpCode::Data(kind), left.is_empty()));
        timeout(PATIENCE, sink.feed(frame)).await.map_err(|_| Error::Io(ErrorKind::TimedOut.into()))??;
        if left.is_empty() {
            return Ok(());
        }
        kind = Data::Continue;
    }
}

#[cfg(test)]
mod tests {
    use super::{PART, feed};
    use futures_util::StreamExt;
    use tokio_tungstenite::WebSocketStream;
    use tokio_tungstenite::tungstenite::Message;
    use tokio_tungstenite::tungstenite::protocol::Role;

    #[tokio::test]
    async fn a_message_of_any_length_arrives_whole() {
        let (ours, theirs) = tokio::io::duplex(1 << 20);
        let mut ours = WebSocketStream::from_raw_socket(ours, Role::Server, None).await;
        let mut theirs = WebSocketStream::from_raw_socket(theirs, Role::Client, None).await;
        // Letters of two bytes, so that parts end within one.
        for length in [0, 1, PART / 2, PART / 2 + 1, 3 * PART / 2, 40_001] {
            let text = format!("-{}", "ż".repeat(length));
            feed(&mut ours, text.clone().into()).await.unwrap();
            futures_util::SinkExt::flush(&mut ours).await.unwrap();
            assert_eq!(theirs.next().await.unwrap().unwrap(), Message::Text(text.into()));
        }
    }
}
