//! The browser's client and the rulings, which are part of the binary.

use crate::serving::Fail;
use crate::text::say;
use crate::wire::lobby::RulingInfo;
use axum::http::{StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use dejarik_kernel::ruling::Document;
use rust_embed::RustEmbed;
use std::collections::BTreeMap;
use std::sync::OnceLock;

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
    if path == "api" || path.starts_with("api/") {
        return Fail::new(StatusCode::NOT_FOUND, "no_such_page", "nothing-here").into_response();
    }
    if path.contains('.') {
        return (StatusCode::NOT_FOUND, say("nothing-here", &[])).into_response();
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
    /// The rulings of a game, with their texts in small letters. They are read once: there are many.
    pub fn of(game: &str) -> &'static [(RulingInfo, String)] {
        static ALL: OnceLock<BTreeMap<String, Vec<(RulingInfo, String)>>> = OnceLock::new();
        let read = || {
            let mut all: BTreeMap<String, Vec<(RulingInfo, String)>> = BTreeMap::new();
            for path in RulingFiles::iter() {
                let Some((game, name)) = path.strip_suffix(".ruling").and_then(|path| path.split_once('/')) else {
                    continue;
                };
                let Some(text) = Rulings::text(game, name) else { continue };
                let about = text.lines().filter_map(|line| line.trim().strip_prefix("source:"));
                let about = about.map(|source| source.trim().to_owned()).collect();
                let info = RulingInfo { title: Rulings::title(&text), name: name.to_owned(), about };
                all.entry(game.to_owned()).or_default().push((info, text.to_lowercase()));
            }
            all
        };
        ALL.get_or_init(read).get(game).map_or(&[], Vec::as_slice)
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
