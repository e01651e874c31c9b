//! Who comes in: so many connections from an address and no more, and none that says nothing.

use axum::serve::Listener;
use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, Sleep, sleep, sleep_until};

/// Connections from one address at once.
pub const MOST_FROM_ONE: u32 = 256;
/// A connection must have asked for something after this.
pub const HEAD: Duration = Duration::from_secs(10);
/// A connection on which nothing comes for so long is dropped; a socket's client answers a ping well before.
const SILENCE: Duration = Duration::from_secs(75);

/// How many are here from each address.
#[derive(Default)]
pub struct Crowd(Mutex<HashMap<IpAddr, u32>>);

/// One who is here; gone when this is dropped.
pub struct Here {
    crowd: Arc<Crowd>,
    ip: IpAddr,
}

impl Crowd {
    fn counts(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets one more in from an address, unless there are enough.
    pub fn enter(self: &Arc<Crowd>, ip: IpAddr) -> Option<Here> {
        let mut counts = self.counts();
        let count = counts.entry(ip).or_default();
        if *count >= MOST_FROM_ONE {
            return None;
        }
        *count += 1;
        Some(Here { crowd: self.clone(), ip })
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let mut counts = self.crowd.counts();
        if let Some(count) = counts.get_mut(&self.ip) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.ip);
            }
        }
    }
}

/// Listens, and turns away who may not come in.
pub struct Doors {
    listener: TcpListener,
    /// Who is counted; nobody where a proxy stands before the server, whose address all share.
    crowd: Option<Arc<Crowd>>,
    /// Whether those on this machine are counted too.
    count_local: bool,
    turned_away: Box<dyn Fn() + Send>,
}

impl Doors {
    /// Doors over a listener; `turned_away` is called for each who may not come in.
    pub fn new(
        listener: TcpListener,
        crowd: Option<Arc<Crowd>>,
        count_local: bool,
        turned_away: impl Fn() + Send + 'static,
    ) -> Doors {
        Doors { listener, crowd, count_local, turned_away: Box::new(turned_away) }
    }
}

impl Listener for Doors {
    type Io = Visitor;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Visitor, SocketAddr) {
        loop {
            let (stream, from) = match self.listener.accept().await {
                Ok(came) => came,
                Err(e) => {
                    // Out of files, or the other side has gone already: neither is worth stopping for.
                    tracing::warn!("a connection could not be taken: {e}");
                    sleep(Duration::from_millis(100)).await;
                    continue;
                }
            };
            let counted = self.crowd.as_ref().filter(|_| self.count_local || !from.ip().is_loopback());
            let here = match counted.map(|crowd| crowd.enter(from.ip())) {
                Some(None) => {
                    (self.turned_away)();
                    continue;
                }
                Some(here) => here,
                None => None,
            };
            // An acknowledgement and an update are two small writes: without this the second waits until the client's
            // machine has confirmed the first, which may take 40 milliseconds.
            stream.set_nodelay(true).ok();
            return (Visitor::new(stream, here, HEAD), from);
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that must say something now and then.
pub struct Visitor {
    stream: TcpStream,
    heard: Instant,
    /// How much of the blank line after the first request's head has come; 4: all of it.
    head: u8,
    /// How long the first head may take.
    patience: Duration,
    alarm: Pin<Box<Sleep>>,
    _here: Option<Here>,
}

impl Visitor {
    fn new(stream: TcpStream, here: Option<Here>, patience: Duration) -> Visitor {
        let heard = Instant::now();
        Visitor { stream, heard, head: 0, patience, alarm: Box::pin(sleep_until(heard + patience)), _here: here }
    }

    fn hear(&mut self, bytes: &[u8]) {
        let mut bytes = bytes.iter();
        while self.head < 4 {
            let Some(byte) = bytes.next() else { return };
            let next = b"\r\n\r\n"[self.head as usize];
            self.head = if *byte == next { self.head + 1 } else { u8::from(*byte == b'\r') };
        }
        self.heard = Instant::now();
    }

    /// Until when something must come: after the first head every word counts, before it only the whole.
    fn until(&self) -> Instant {
        self.heard + if self.head < 4 { self.patience } else { SILENCE }
    }
}

impl AsyncRead for Visitor {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        if let Poll::Ready(read) = Pin::new(&mut self.stream).poll_read(cx, buf) {
            self.hear(&buf.filled()[before..]);
            let late = self.head < 4 && self.until() <= Instant::now();
            return Poll::Ready(if late { Err(io::ErrorKind::TimedOut.into()) } else { read });
        }
        loop {
            ready!(self.alarm.as_mut().poll(cx));
            let until = self.until();
            if until <= Instant::now() {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            self.alarm.as_mut().reset(until);
        }
    }
}

impl AsyncWrite for Visitor {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, bufs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_have_so_many_and_no_more() {
        let crowd = Arc::new(Crowd::default());
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let mut here: Vec<Here> = (0..MOST_FROM_ONE).map(|_| crowd.enter(one).expect("a place")).collect();
        assert!(crowd.enter(one).is_none());
        assert!(crowd.enter(other).is_some());
        here.pop();
        assert!(crowd.enter(one).is_some());
        drop(here);
        assert!(crowd.counts().is_empty(), "who has gone is not counted");
    }

    #[tokio::test]
    async fn a_head_that_never_ends_is_dropped() {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let mut client = TcpStream::connect(listener.local_addr().expect("an address")).await.expect("a connection");
        let (stream, _) = listener.accept().await.expect("a connection");
        let patience = Duration::from_millis(400);
        let since = Instant::now();
        let mut visitor = Visitor::new(stream, None, patience);
        let dripping = tokio::spawn(async move {
            while client.write_all(b"x: y\r\n").await.is_ok() {
                sleep(Duration::from_millis(50)).await;
            }
        });
        let mut bytes = [0; 64];
        let end = loop {
            if let Err(e) = visitor.read(&mut bytes).await {
                break e;
            }
            assert!(since.elapsed() < Duration::from_secs(20), "a drop now and then keeps it open");
        };
        assert_eq!(end.kind(), io::ErrorKind::TimedOut);
        assert!(since.elapsed() >= patience);
        drop(visitor);
        dripping.await.expect("the client sees that it was dropped");
    }
}
