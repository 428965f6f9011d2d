//! Where memory is short, the program ends with a message and exit code 2, and leaves no half-written file.
//!
//! The library reserves its largest lists fallibly, and returns an error. But any allocation may fail, in any thread and in any
//! crate, and Rust then aborts the process. So this allocator ends the program itself.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::io::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::anyhow;

#[global_allocator]
static ALLOCATOR: EndingAllocator = EndingAllocator;

/// Memory that is freed for the message and for removing files.
const RESERVE: usize = 1 << 16;

static RESERVED: Mutex<Option<Vec<u8>>> = Mutex::new(None);

/// Whether a thread is ending the program.
static IS_ENDING: AtomicBool = AtomicBool::new(false);

thread_local! {
    /// Whether this thread is ending the program.
    static ENDS_HERE: Cell<bool> = const { Cell::new(false) };
}

/// The allocator of the system, which ends the program when it has no memory.
struct EndingAllocator;

// SAFETY: all calls go to the allocator of the system, which has the same contract; a null pointer never returns.
unsafe impl GlobalAlloc for EndingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the contract of the caller.
        or_end(unsafe { System.alloc(layout) }, layout.size())
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the contract of the caller.
        or_end(unsafe { System.alloc_zeroed(layout) }, layout.size())
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the contract of the caller.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the contract of the caller.
        or_end(unsafe { System.realloc(pointer, layout, size) }, size)
    }
}

#[inline(always)]
fn or_end(pointer: *mut u8, size: usize) -> *mut u8 {
    if pointer.is_null() {
        end(size);
    }
    pointer
}

/// Reserves the memory that the end needs.
pub fn reserve() {
    if let Ok(mut reserved) = RESERVED.lock() {
        *reserved = Some(Vec::with_capacity(RESERVE));
    }
}

/// Starts the threads of the CPU backend: this many, or one per core. Without memory for their stacks, that is an error.
pub fn start_threads(threads: Option<usize>) -> anyhow::Result<()> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0));
    let what = threads.map_or("a thread per core".to_owned(), |threads| format!("{threads} threads"));
    pool.build_global().map_err(|error| anyhow!("cannot start {what}: {error}. Start fewer with --threads"))
}

/// Ends the program. Only the first thread does; others wait.
#[cold]
#[inline(never)]
fn end(size: usize) -> ! {
    // A thread that is ending may have lost its thread-locals, and is then not the one that ends the program.
    let is_again = ENDS_HERE.try_with(|ends| ends.replace(true)).unwrap_or(false);
    if is_again {
        exit();
    }
    if IS_ENDING.swap(true, Ordering::SeqCst) {
        loop {
            std::thread::sleep(Duration::from_secs(1));
        }
    }
    if let Ok(mut reserved) = RESERVED.try_lock() {
        *reserved = None;
    }
    clasp3d_io::remove_temporary_files();
    // Without the lock of standard error, which a thread that waits above may have.
    let _ = writeln!(
        RawStderr,
        "error: out of memory: the system refused {size} bytes. Use fewer triangles or more clusters, write fewer results, or \
         raise the limit of the process"
    );
    exit();
}

/// Exits at once: destructors and exit handlers might allocate.
fn exit() -> ! {
    #[cfg(unix)]
    // SAFETY: this function has no requirements.
    unsafe {
        libc::_exit(2)
    }
    #[cfg(not(unix))]
    std::process::exit(2)
}

/// Standard error without a lock.
struct RawStderr;

impl std::io::Write for RawStderr {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        #[cfg(unix)]
        {
            // SAFETY: the pointer and the length are those of a slice.
            let written = unsafe { libc::write(libc::STDERR_FILENO, bytes.as_ptr().cast(), bytes.len()) };
            usize::try_from(written).map_err(|_| std::io::Error::last_os_error())
        }
        #[cfg(not(unix))]
        std::io::stderr().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
