#![no_main]

use clasp3d_io::Format;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| clasp3d_fuzz::check(Format::Obj, bytes));
