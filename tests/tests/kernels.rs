//! The committed module: that it is what the sources say, and that a wrong one is refused.

use clasp_kernels::launch::{Access, Binding, KERNELS, KernelInfo};
use clasp_kernels::{MODULE, MODULE_HASHES};
use clasp_tests::ledger;
use kernel_builder::{Compiler, Hashes, compile, hash_of_sources, sha256, source_files};
use kernel_translator::{Error, check_hash, translate};

const REMEDY: &str = "compile it anew: cargo run -p kernel-builder";

#[test]
fn the_module_is_not_older_than_its_sources() {
    let stored = Hashes::stored().expect("kernels.spv.sha256");
    assert_eq!(sha256(MODULE), stored.module, "kernels.spv is not the file that was written; {REMEDY}");
    assert_eq!(hash_of_sources().expect("sources"), stored.sources, "kernels.spv is older than its sources; {REMEDY}");
    ledger::ran("host", "hash of the kernels' sources");
}

#[test]
fn the_module_is_what_the_compiler_makes_of_the_sources() {
    let what = "kernels.spv compiled anew";
    let Some(compiler) = Compiler::find() else {
        let why = "no rustup toolchain `rust-gpu`; the hash of the sources was compared instead";
        return ledger::skipped("rust-gpu", what, why);
    };
    let module = compile(&compiler).expect("compiled kernels");
    assert!(module == MODULE, "kernels.spv has {} bytes, a new one {}; {REMEDY}", MODULE.len(), module.len());
    ledger::ran("rust-gpu", what);
}

#[test]
fn every_source_of_the_kernels_is_hashed() {
    let files = source_files().expect("sources");
    for name in ["src/types.rs", "src/memory/device.rs", "src/primitives/sort.rs", "macros/src/lib.rs", "Cargo.toml"] {
        assert!(files.contains_key(&format!("shader-crate/{name}")), "{name} is not among {:?}", files.keys());
    }
    assert!(files.contains_key("Cargo.lock: glam"));
}

#[test]
fn the_module_has_the_kernels_that_the_host_knows() {
    let wgsl = translate(MODULE, KERNELS).expect("the committed module");
    assert_eq!(wgsl.matches("@compute").count(), KERNELS.len());
    assert!(KERNELS.len() >= 17, "where have the kernels gone?");
    // Loops leave where they ask whether to go on, so that compilers can count them.
    let (loops, late) = (wgsl.matches("loop {").count(), wgsl.matches("break if").count());
    assert!(loops > 50 && late * 4 < loops, "{late} of {loops} loops leave late");
}

#[test]
fn a_module_cut_short_by_one_word_is_refused() {
    let cut = &MODULE[..MODULE.len() - 4];
    assert!(matches!(check_hash(cut, MODULE_HASHES), Err(Error::Hash { .. })));
    let error = translate(cut, KERNELS).expect_err("translated a module that was cut short").to_string();
    assert!(error.starts_with("the module "), "{error}");
}

#[test]
fn a_module_of_garbage_is_refused() {
    let mut rng = fastrand::Rng::with_seed(9);
    let noise: Vec<u8> = (0..MODULE.len()).map(|_| rng.u8(..)).collect();
    // Right at first sight, and then noise.
    let half: Vec<u8> = MODULE[..2000].iter().chain(&noise[2000..]).copied().collect();
    for garbage in [&noise[..], &half, b"", b"abc", &[0; 64]] {
        assert!(matches!(check_hash(garbage, MODULE_HASHES), Err(Error::Hash { .. })));
        assert!(translate(garbage, KERNELS).is_err(), "translated {} bytes of garbage", garbage.len());
    }
    assert!(matches!(check_hash(MODULE, ""), Err(Error::NoHash)));
    check_hash(MODULE, MODULE_HASHES).expect("the committed hash");
}

#[test]
fn a_kernel_that_only_one_side_knows_is_refused() {
    let error = translate(MODULE, &KERNELS[1..]).expect_err("one kernel too few").to_string();
    assert!(error.contains(&format!("only the module has [{}]", KERNELS[0].name)), "{error}");
    static INVENTED: KernelInfo = KernelInfo { name: "invented", bindings: &[], shared_bytes: 0 };
    let with_invented: Vec<_> = KERNELS.iter().copied().chain([&INVENTED]).collect();
    let error = translate(MODULE, &with_invented).expect_err("one kernel too many").to_string();
    assert!(error.contains("only the host has [invented]"), "{error}");
}

#[test]
fn a_binding_that_differs_between_host_and_module_is_refused() {
    const fn binding(name: &'static str, access: Access, element_bytes: usize) -> Binding {
        Binding { name, access, element_bytes }
    }
    // The right ones are: params Uniform 16, count Read 4, output Write 4.
    static SWAPPED: [Binding; 3] = [
        binding("params", Access::Uniform, 16),
        binding("count", Access::Write, 4),
        binding("output", Access::Read, 4),
    ];
    static WIDE: [Binding; 3] = [
        binding("params", Access::Uniform, 16),
        binding("count", Access::Read, 16),
        binding("output", Access::Write, 4),
    ];
    static SHORT: [Binding; 2] = [binding("params", Access::Uniform, 16), binding("count", Access::Read, 4)];
    for bindings in [&SWAPPED[..], &WIDE, &SHORT] {
        let fill: &'static KernelInfo = Box::leak(Box::new(KernelInfo { name: "fill", bindings, shared_bytes: 0 }));
        let kernels: Vec<_> = KERNELS.iter().map(|&kernel| if kernel.name == "fill" { fill } else { kernel }).collect();
        let error = translate(MODULE, &kernels).expect_err("wrong bindings");
        assert!(matches!(error, Error::Interface { kernel: "fill", .. }), "{error}");
    }
}
