//! The door: connections, and how long one may stand in it without saying what one wants.

use crate::{House, app};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::pin::pin;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};

/// What is kept of a request until it is understood: headers are short, and bodies are read in
/// pieces.
const BUFFER: usize = 16 * 1024;
/// When nobody can be let in, as when too many are in, the house looks again after this.
const REST: Duration = Duration::from_millis(50);

/// Serves the house until it is closed and everybody has been told.
pub async fn serve(listener: TcpListener, house: House) -> std::io::Result<()> {
    let routes = app(house.clone());
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
        let Some(stream) = let_in(accepted.map(|(stream, _)| stream)).await else {
            continue;
        };
        let service = TowerToHyperService::new(routes.clone());
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

async fn let_in(accepted: std::io::Result<TcpStream>) -> Option<TcpStream> {
    match accepted {
        Ok(stream) => {
            // Without this, small frames wait for each other; if it fails they just do.
            let _ = stream.set_nodelay(true);
            Some(stream)
        }
        Err(why) => {
            tracing::debug!("nobody could be let in: {why}");
            tokio::time::sleep(REST).await;
            None
        }
    }
}
