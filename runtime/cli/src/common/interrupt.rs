//! Ctrl-C ends the program, but never in the middle of writing a file.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// Exit code of an interrupted program.
const INTERRUPTED: i32 = 130;

/// Number of files that are being written.
static FILES_IN_PROGRESS: AtomicUsize = AtomicUsize::new(0);
static INTERRUPT_REQUESTED: AtomicBool = AtomicBool::new(false);

/// Handles Ctrl-C: exits at once, or after the files that are being written.
pub fn install_handler() {
    // Without a handler, Ctrl-C kills the program.
    let _ = ctrlc::set_handler(|| {
        INTERRUPT_REQUESTED.store(true, Ordering::SeqCst);
        if FILES_IN_PROGRESS.load(Ordering::SeqCst) == 0 {
            exit();
        }
    });
}

/// Exits if Ctrl-C was pressed.
pub fn exit_if_interrupted() {
    if INTERRUPT_REQUESTED.load(Ordering::SeqCst) {
        exit();
    }
}

/// Runs `write`, which writes a file, and handles Ctrl-C after it.
pub fn uninterrupted<T>(write: impl FnOnce() -> T) -> T {
    FILES_IN_PROGRESS.fetch_add(1, Ordering::SeqCst);
    let result = write();
    FILES_IN_PROGRESS.fetch_sub(1, Ordering::SeqCst);
    exit_if_interrupted();
    result
}

fn exit() -> ! {
    eprintln!("interrupted");
    std::process::exit(INTERRUPTED);
}
