//! Connections, and how long one may take to say what it wants.

use crate::house::House;
use crate::requests::Peer;
use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tower_service::Service;

/// What is kept of a request until it is understood: headers are short, and bodies are read in
/// pieces.
const BUFFER: usize = 16 * 1024;
/// When no connection can be accepted, as when too many are open, it is tried again after this.
const RETRY: Duration = Duration::from_millis(50);

/// Serves `routes` until the house is closed and everybody has been told.
pub async fn serve(listener: TcpListener, house: House, routes: Router) -> std::io::Result<()> {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(house.settings().hesitation)
        .max_buf_size(BUFFER);
    let closed = house.closed();
    tokio::pin!(closed);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut closed => break,
        };
        let Some((stream, peer)) = accepted_stream(accepted).await else {
            continue;
        };
        let routes = routes.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(Peer(peer.ip()));
            routes.clone().call(request)
        });
        let connection = http.serve_connection(TokioIo::new(stream), service);
        let mut present = house.present();
        tokio::spawn(async move {
            let mut connection = pin!(connection.with_upgrades());
            // Whoever broke off, or never said what she wanted, is gone.
            tokio::select! {
                _ = &mut connection => {}
                () = async { drop(present.wait_for(|closing| *closing).await) } => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
        });
    }
    // Nobody else comes in; requests are answered, and sockets say goodbye.
    drop(listener);
    house.emptied().await;
    Ok(())
}

async fn accepted_stream(
    accepted: std::io::Result<(TcpStream, SocketAddr)>,
) -> Option<(TcpStream, SocketAddr)> {
    match accepted {
        Ok((stream, peer)) => {
            // Small frames are sent without waiting for more (TCP_NODELAY); if that fails they are late.
            let _ = stream.set_nodelay(true);
            Some((stream, peer))
        }
        Err(why) => {
            tracing::debug!("a connection was not accepted: {why}");
            tokio::time::sleep(RETRY).await;
            None
        }
    }
}
