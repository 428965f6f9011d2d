//! Which body ran on which backend, and what was skipped and why.
//!
//! Each is a line in the file that the environment variable `CLASP_TEST_LEDGER` names; `tests/run` prints what they add
//! up to. Without the variable, skips are only printed.

use std::fs::OpenOptions;
use std::io::Write as _;

/// `what` ran on `backend`, and passed.
pub fn ran(backend: &str, what: &str) {
    append(&format!("ran\t{backend}\t{what}\n"));
}

/// `what` was skipped on `backend`.
pub fn skipped(backend: &str, what: &str, why: &str) {
    eprintln!("skipped on {backend}: {what}: {why}");
    append(&format!("skipped\t{backend}\t{what}\t{why}\n"));
}

fn append(line: &str) {
    let Some(path) = std::env::var_os("CLASP_TEST_LEDGER") else { return };
    // One write to a file opened for appending: lines of tests that run at the same time do not mix.
    let written =
        OpenOptions::new().append(true).create(true).open(&path).and_then(|mut f| f.write_all(line.as_bytes()));
    if let Err(error) = written {
        panic!("cannot write the ledger {}: {error}", path.display());
    }
}
