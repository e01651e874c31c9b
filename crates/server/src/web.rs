//! The browser's client and the rulings, which are part of the binary.

use crate::wire::lobby::RulingInfo;
use axum::http::{StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use dejarik_kernel::ruling::Document;
use rust_embed::RustEmbed;

/// The client as it was built; empty if it was not.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

#[derive(RustEmbed)]
#[folder = "../../rulings"]
struct RulingFiles;

/// A file of the client. Any address that is no file is the client's own, and gets its page.
pub async fn page(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(response) = file(path) {
        return response;
    }
    if path.starts_with("api/") || path.contains('.') {
        return (StatusCode::NOT_FOUND, "nothing-here").into_response();
    }
    file("index.html").unwrap_or_else(|| Html(NOT_BUILT).into_response())
}

const NOT_BUILT: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Dejarik</title>\
    <style>body{font:18px/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}</style>\
    <h1>Dejarik is running</h1><p>The browser's client was not built into this program. In a clone of the repository with \
    Node installed, <code>cargo play</code> builds it; by hand it is <code>npm install</code> and <code>npm run build</code> in \
    <code>web</code>, then build Dejarik again.</p><p>Programs can play already: <a href=/api/docs>the lobby for \
    programs</a>, and in the terminal there is <code>dejarik play</code>.</p>";

fn file(path: &str) -> Option<Response> {
    let path = if path.is_empty() { "index.html" } else { path };
    let file = Client::get(path)?;
    // What the build names by its content never changes; the page that names it does.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = file.metadata.mimetype().to_owned();
    Some(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache.to_owned())], file.data).into_response())
}

/// The rulings of the repository.
pub struct Rulings;

impl Rulings {
    /// The rulings of a game, with their texts.
    pub fn of(game: &str) -> Vec<(RulingInfo, String)> {
        let names = RulingFiles::iter().filter_map(|path| {
            let name = path.strip_prefix(game)?.strip_prefix('/')?.strip_suffix(".ruling")?.to_owned();
            let text = Rulings::text(game, &name)?;
            let about =
                text.lines().filter_map(|line| line.trim().strip_prefix("source:")).map(|s| s.trim().to_owned());
            let about = about.collect();
            Some((RulingInfo { title: Rulings::title(&text), name, about }, text))
        });
        names.collect()
    }

    /// The text of a ruling.
    pub fn text(game: &str, name: &str) -> Option<String> {
        let file = RulingFiles::get(&format!("{game}/{name}.ruling"))?;
        Some(String::from_utf8_lossy(&file.data).into_owned())
    }

    /// What a ruling rules.
    pub fn title(text: &str) -> String {
        Document::parse(text).map(|document| document.title).unwrap_or_default()
    }
}
