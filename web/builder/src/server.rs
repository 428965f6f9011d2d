//! A web server for a folder.

use std::fs;
use std::io::ErrorKind;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context as _, Result, anyhow};
use tiny_http::{Header, Method, Request, Response, Server};

/// Serves a folder until the process ends, and returns the port. Port 0 is any free one.
///
/// # Errors
///
/// As for [`listen`].
pub fn serve(folder: PathBuf, port: u16) -> Result<u16> {
    serve_below(folder, "/", port)
}

/// Serves a folder below a path such as `/some/path/`, until the process ends, and returns the port.
///
/// # Errors
///
/// As for [`listen`].
pub fn serve_below(folder: PathBuf, base: &str, port: u16) -> Result<u16> {
    listen(port)?.serve(folder, base)
}

/// A port that is listened on, but where nobody answers yet.
pub struct Listening(Server);

/// Takes a port of this machine, which others cannot reach.
///
/// # Errors
///
/// Where the port is in use, or may not be listened on.
pub fn listen(port: u16) -> Result<Listening> {
    let server = Server::http(("127.0.0.1", port));
    server.map(Listening).map_err(|error| match error.downcast_ref::<std::io::Error>() {
        Some(error) if error.kind() == ErrorKind::AddrInUse => {
            anyhow!("port {port} is in use: choose another one with --port, or any free one with --port 0")
        }
        _ => anyhow!("cannot listen on port {port}: {error}"),
    })
}

impl Listening {
    /// Serves a folder below a path, until the process ends, and returns the port.
    ///
    /// # Errors
    ///
    /// Where the port has no number.
    pub fn serve(self, folder: PathBuf, base: &str) -> Result<u16> {
        let port = self.0.server_addr().to_ip().context("the server has no address")?.port();
        let base = format!("/{}/", base.trim_matches('/')).replace("//", "/");
        std::thread::spawn(move || {
            for request in self.0.incoming_requests() {
                respond(request, &folder, &base);
            }
        });
        Ok(port)
    }
}

fn respond(request: Request, folder: &Path, base: &str) {
    let answer = match request.method() {
        Method::Get | Method::Head => answer(folder, base, request.url()),
        _ => Answer::Refused,
    };
    let (status, bytes, header) = match answer {
        Answer::File(bytes, kind) => (200, bytes, Header::from_bytes("Content-Type", kind)),
        Answer::Elsewhere(url) => (301, Vec::new(), Header::from_bytes("Location", url)),
        Answer::Nothing => (404, b"not found".to_vec(), Header::from_bytes("Content-Type", "text/plain")),
        Answer::Refused => (405, b"only GET and HEAD".to_vec(), Header::from_bytes("Allow", "GET, HEAD")),
    };
    let mut response = Response::from_data(bytes).with_status_code(status);
    // A page that was built anew is fetched anew.
    for header in [header, Header::from_bytes("Cache-Control", "no-cache")].into_iter().flatten() {
        response.add_header(header);
    }
    // Whoever asked may be gone; that is their business.
    let _ = request.respond(response);
}

#[derive(Debug, PartialEq)]
enum Answer {
    /// The bytes of a file, and its type.
    File(Vec<u8>, &'static str),
    /// The URL of a folder lacks its last slash.
    Elsewhere(String),
    Nothing,
    Refused,
}

/// What a URL names, if it is in the folder.
fn answer(folder: &Path, base: &str, url: &str) -> Answer {
    let url = url.split(['?', '#']).next().unwrap_or_default();
    let Some(path) = url.strip_prefix(base) else {
        // The folder itself, without its last slash.
        return if base.strip_suffix('/') == Some(url) { Answer::Elsewhere(base.to_owned()) } else { Answer::Nothing };
    };
    if !Path::new(path).components().all(|part| matches!(part, Component::Normal(_))) {
        return Answer::Nothing;
    }
    let mut file = folder.join(path);
    if file.is_dir() {
        if !(path.is_empty() || path.ends_with('/')) {
            return Answer::Elsewhere(format!("{url}/"));
        }
        file.push("index.html");
    }
    match fs::read(&file) {
        Ok(bytes) => Answer::File(bytes, kind(&file)),
        Err(_) => Answer::Nothing,
    }
}

/// The type of a file, by its name. Browsers insist on those of modules, styles and wasm.
fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt" | "md" | "obj" | "off") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_names_a_file_of_the_folder_with_its_type() {
        let outside = tempfile::tempdir().expect("a folder");
        let folder = outside.path().join("dist");
        fs::create_dir_all(folder.join("icons")).expect("folders");
        fs::write(outside.path().join("secret.txt"), "secret").expect("a file");
        for file in ["index.html", "app.mjs", "style.css", "icons/a.svg", "icons/b.png", "data.json", "x.wasm"] {
            fs::write(folder.join(file), file).expect("a file");
        }
        let file = |name: &str, kind| Answer::File(name.into(), kind);
        for (url, expected) in [
            ("/", file("index.html", "text/html; charset=utf-8")),
            ("/?scene=flag", file("index.html", "text/html; charset=utf-8")),
            ("/app.mjs", file("app.mjs", "text/javascript; charset=utf-8")),
            ("/style.css", file("style.css", "text/css; charset=utf-8")),
            ("/icons/a.svg?v=2", file("icons/a.svg", "image/svg+xml")),
            ("/icons/b.png", file("icons/b.png", "image/png")),
            ("/data.json", file("data.json", "application/json")),
            ("/x.wasm", file("x.wasm", "application/wasm")),
            ("/icons", Answer::Elsewhere("/icons/".to_owned())),
            ("/icons/", Answer::Nothing),
            ("/../secret.txt", Answer::Nothing),
            ("//etc/passwd", Answer::Nothing),
            ("/nothing.js", Answer::Nothing),
        ] {
            assert_eq!(answer(&folder, "/", url), expected, "{url}");
        }
        let base = "/some/path/";
        assert_eq!(answer(&folder, base, "/some/path/x.wasm"), file("x.wasm", "application/wasm"));
        assert_eq!(answer(&folder, base, "/some/path"), Answer::Elsewhere(base.to_owned()));
        assert_eq!(answer(&folder, base, "/x.wasm"), Answer::Nothing);
    }

    #[test]
    fn a_port_in_use_is_an_error_in_words() {
        let folder = tempfile::tempdir().expect("a folder");
        let port = serve(folder.path().to_owned(), 0).expect("a server");
        let error = serve(folder.path().to_owned(), port).expect_err("it is in use").to_string();
        assert!(error.starts_with(&format!("port {port} is in use")), "{error}");
    }
}
