//! A web server for a folder.

use std::fs;
use std::io::{self, BufRead as _, BufReader, ErrorKind, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::thread;

use anyhow::{Context as _, Result, anyhow};

/// Longest request that is read, in bytes.
const MAX_REQUEST: u64 = 1 << 16;

/// Serves a folder until the process ends, and returns the port. `port` 0: any free port.
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

/// A reserved port whose requests are not answered yet.
pub struct Listening(TcpListener);

/// Reserves a port, which other machines cannot reach. `port` 0: any free port.
///
/// # Errors
///
/// If the port is in use, or listening is forbidden.
pub fn listen(port: u16) -> Result<Listening> {
    TcpListener::bind(("127.0.0.1", port)).map(Listening).map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => {
            anyhow!("port {port} is in use; choose another one with --port, or any free one with --port 0")
        }
        _ => anyhow!("cannot listen on port {port}: {error}"),
    })
}

impl Listening {
    /// Serves a folder below a path, until the process ends, and returns the port.
    ///
    /// # Errors
    ///
    /// If the operating system does not tell the port.
    pub fn serve(self, folder: PathBuf, base: &str) -> Result<u16> {
        let port = self.0.local_addr().context("the server has no address")?.port();
        let base = format!("/{}/", base.trim_matches('/')).replace("//", "/");
        thread::spawn(move || {
            for stream in self.0.incoming().flatten() {
                let (folder, base) = (folder.clone(), base.clone());
                // One thread per connection: browsers open several at once, and keep some unused. Errors are ignored:
                // the browser may have closed the connection.
                thread::spawn(move || respond(stream, &folder, &base));
            }
        });
        Ok(port)
    }
}

/// Reads one request, answers it, and closes the connection.
fn respond(mut stream: TcpStream, folder: &Path, base: &str) -> io::Result<()> {
    let mut lines = BufReader::new(&stream).take(MAX_REQUEST).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    // Headers are ignored, but must be read before the answer is sent.
    while lines.next().transpose()?.is_some_and(|line| !line.is_empty()) {}
    let mut words = request.split(' ');
    let (method, url) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let answer = if matches!(method, "GET" | "HEAD") { answer(folder, base, url) } else { Answer::WrongMethod };
    let (status, bytes, header) = match answer {
        Answer::File(bytes, kind) => ("200 OK", bytes, format!("Content-Type: {kind}")),
        Answer::Redirect(url) => ("301 Moved Permanently", Vec::new(), format!("Location: {url}")),
        Answer::NotFound => ("404 Not Found", b"not found".to_vec(), "Content-Type: text/plain".to_owned()),
        Answer::WrongMethod => ("405 Method Not Allowed", b"only GET and HEAD".to_vec(), "Allow: GET, HEAD".to_owned()),
    };
    // `no-cache`: after a new build, the browser fetches the new files.
    let head = format!(
        "HTTP/1.1 {status}\r\n{header}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n",
        bytes.len()
    );
    stream.write_all(head.as_bytes())?;
    if method != "HEAD" {
        stream.write_all(&bytes)?;
    }
    stream.flush()
}

#[derive(Debug, PartialEq)]
enum Answer {
    /// The bytes of a file, and its type.
    File(Vec<u8>, &'static str),
    /// The URL of a folder without trailing slash: the URL with it.
    Redirect(String),
    NotFound,
    WrongMethod,
}

/// Returns the file of a URL, if it is in the folder.
fn answer(folder: &Path, base: &str, url: &str) -> Answer {
    let url = url.split(['?', '#']).next().unwrap_or_default();
    let Some(path) = url.strip_prefix(base) else {
        // The folder itself, without trailing slash.
        return if base.strip_suffix('/') == Some(url) { Answer::Redirect(base.to_owned()) } else { Answer::NotFound };
    };
    if !Path::new(path).components().all(|part| matches!(part, Component::Normal(_))) {
        return Answer::NotFound;
    }
    let mut file = folder.join(path);
    if file.is_dir() {
        if !(path.is_empty() || path.ends_with('/')) {
            return Answer::Redirect(format!("{url}/"));
        }
        file.push("index.html");
    }
    match fs::read(&file) {
        Ok(bytes) => Answer::File(bytes, media_type(&file)),
        Err(_) => Answer::NotFound,
    }
}

/// Returns the media type of a file by its extension. Browsers require those of modules, styles and wasm.
fn media_type(file: &Path) -> &'static str {
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
    fn urls_give_files_of_the_folder_with_their_types() {
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
            ("/icons", Answer::Redirect("/icons/".to_owned())),
            ("/icons/", Answer::NotFound),
            ("/../secret.txt", Answer::NotFound),
            ("//etc/passwd", Answer::NotFound),
            ("/nothing.js", Answer::NotFound),
        ] {
            assert_eq!(answer(&folder, "/", url), expected, "{url}");
        }
        let base = "/some/path/";
        assert_eq!(answer(&folder, base, "/some/path/x.wasm"), file("x.wasm", "application/wasm"));
        assert_eq!(answer(&folder, base, "/some/path"), Answer::Redirect(base.to_owned()));
        assert_eq!(answer(&folder, base, "/x.wasm"), Answer::NotFound);
    }

    #[test]
    fn a_port_in_use_is_an_error() {
        let folder = tempfile::tempdir().expect("a folder");
        let port = serve(folder.path().to_owned(), 0).expect("a server");
        let error = serve(folder.path().to_owned(), port).expect_err("it is in use").to_string();
        assert!(error.starts_with(&format!("port {port} is in use")), "{error}");
    }

    #[test]
    fn silent_connections_do_not_block_others() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("index.html"), "hello").expect("a file");
        let port = serve(folder.path().to_owned(), 0).expect("a server");
        let connect = || TcpStream::connect(("127.0.0.1", port)).expect("a connection");
        let silent: Vec<TcpStream> = (0..20).map(|_| connect()).collect();
        for (method, length) in [("GET", 5), ("HEAD", 0)] {
            let mut stream = connect();
            write!(stream, "{method} / HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("a request");
            let mut response = String::new();
            stream.read_to_string(&mut response).expect("an answer");
            let (head, body) = response.split_once("\r\n\r\n").expect("a head");
            assert!(head.starts_with("HTTP/1.1 200 OK\r\nContent-Type: text/html"), "{head}");
            assert!(head.contains("Content-Length: 5"), "{head}");
            assert_eq!(body.len(), length);
        }
        drop(silent);
    }
}
