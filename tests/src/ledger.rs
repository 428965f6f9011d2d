//! Record of the tests that ran or were skipped on each backend.
//!
//! Appends a line per test to the file in the environment variable `CLASP_TEST_LEDGER`; `tests/run` prints the totals.
//! Without the variable, skips are only printed.

use std::fs::OpenOptions;
use std::io::Write as _;

/// Records that the test `what` passed on `backend`.
pub fn ran(backend: &str, what: &str) {
    append(&format!("ran\t{backend}\t{what}\n"));
}

/// Records that the test `what` was skipped on `backend`.
pub fn skipped(backend: &str, what: &str, reason: &str) {
    eprintln!("skipped on {backend}: {what}: {reason}");
    append(&format!("skipped\t{backend}\t{what}\t{reason}\n"));
}

fn append(line: &str) {
    let Some(path) = std::env::var_os("CLASP_TEST_LEDGER") else { return };
    // One write in append mode: lines of concurrent tests do not mix.
    let written =
        OpenOptions::new().append(true).create(true).open(&path).and_then(|mut f| f.write_all(line.as_bytes()));
    if let Err(error) = written {
        panic!("cannot write the ledger {}: {error}", path.display());
    }
}
