//! Checks of many random cases.

/// Calls a check for all seeds below `cases`, on all threads.
pub fn on_all_threads(cases: u64, check: impl Fn(u64) + Sync) {
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let check = &check;
    std::thread::scope(|scope| {
        for thread in 0..threads {
            scope.spawn(move || (thread..cases).step_by(threads as usize).for_each(check));
        }
    });
}
