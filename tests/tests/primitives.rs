//! The parallel primitives on the emulator and the GPU.

use clasp3d_tests::primitives::{self, KEYS, Keys, LARGE, SIZES};
use clasp3d_tests::{backends, ledger};

/// Creates two tests of a check: on the emulator, with several orders of threads, and on the GPU, also with a long input.
macro_rules! on_every_backend {
    ($name:ident: |$device:ident, $len:ident| $body:expr, $sizes:expr, $large:expr) => {
        mod $name {
            use super::*;

            #[test]
            fn emulator() {
                for emulator in backends::emulators() {
                    let $device = &emulator;
                    for $len in $sizes {
                        if let Err(error) = backends::emulated($body) {
                            panic!("{:?}, {} elements: {error:#}", emulator.order, $len);
                        }
                    }
                }
                ledger::ran("emulator", stringify!($name));
            }

            #[test]
            fn gpu() {
                let Some(gpu) = backends::gpu(stringify!($name)) else { return };
                let $device = &*gpu;
                for $len in $sizes.into_iter().chain($large) {
                    if let Err(error) = gpu.block_on($body) {
                        panic!("{} elements: {error:#}", $len);
                    }
                }
                ledger::ran("gpu", stringify!($name));
            }
        }
    };
}

on_every_backend!(reduce: |device, len| primitives::reduce(device, len), SIZES, [LARGE]);
on_every_backend!(scan: |device, len| primitives::scan(device, len), SIZES, [LARGE]);
on_every_backend!(scan_overflow: |device, len| primitives::scan_overflow(device, len), [2, 257, 4097, 65_537], [LARGE]);
on_every_backend!(sort: |device, len| primitives::sort(device, len, kinds(len)), SIZES, [LARGE]);
on_every_backend!(compact: |device, len| primitives::compact(device, len), SIZES, [LARGE]);

/// Returns all kinds of keys; for the longest input only the hardest kind, to save time.
fn kinds(len: usize) -> &'static [Keys] {
    if len == LARGE { &[Keys::Few] } else { &KEYS }
}

#[test]
fn rounded_sums_are_bitwise_equal_on_every_backend() {
    let sums =
        backends::emulators().map(|emulator| backends::emulated(primitives::rounded_sum(&emulator)).expect("sum"));
    assert!(sums.iter().all(|sum| *sum == sums[0]), "{sums:?}");
    ledger::ran("emulator", "rounded sum");
    let Some(gpu) = backends::gpu("rounded sum") else { return };
    assert_eq!(gpu.block_on(primitives::rounded_sum(&*gpu)).expect("sum"), sums[0]);
    ledger::ran("gpu", "rounded sum");
}
