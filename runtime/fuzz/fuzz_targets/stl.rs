#![no_main]

use clasp::scene::files::Format;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| clasp_fuzz::check(Format::Stl, bytes));
