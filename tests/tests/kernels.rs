//! The committed kernels: they match their sources, and damaged or mismatched files are refused.

use clasp3d_kernels::WGSL;
use clasp3d_kernels::launch::{Access, Binding, KERNELS, KernelInfo};
use clasp3d_tests::ledger;
use kernel_builder::{Compiler, Hashes, committed_module, compile, hash_of_sources, source_files};
use kernel_translator::{Error, check_hash, check_wgsl, translate};

const ADVICE: &str = "generate it again: cargo run -p kernel-builder";

fn module() -> Vec<u8> {
    committed_module().expect("the committed module")
}

fn hashes() -> Hashes {
    Hashes::stored().expect("kernels.spv.sha256")
}

#[test]
fn the_module_is_not_older_than_its_sources() {
    check_hash(&module(), &hashes().to_string()).unwrap_or_else(|error| panic!("{error}; {ADVICE}"));
    let sources = hash_of_sources().expect("sources");
    assert_eq!(sources, hashes().sources, "kernels.spv is older than its sources; {ADVICE}");
    ledger::ran("host", "hash of the kernels' sources");
}

#[test]
fn the_module_is_the_compiler_output_for_the_sources() {
    let what = "kernels.spv compiled again";
    let Some(compiler) = Compiler::find() else {
        let why = "no rustup toolchain `rust-gpu`; only the hash of the sources is compared";
        return ledger::skipped("rust-gpu", what, why);
    };
    let (committed, compiled) = (module(), compile(&compiler).expect("compiled kernels"));
    let (committed_bytes, compiled_bytes) = (committed.len(), compiled.len());
    assert!(compiled == committed, "kernels.spv has {committed_bytes} bytes, a new one {compiled_bytes}; {ADVICE}");
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
fn the_shipped_wgsl_is_the_translation_of_the_module() {
    check_wgsl(WGSL, &module(), KERNELS).unwrap_or_else(|error| panic!("{error}; {ADVICE}"));
    ledger::ran("host", "kernels.wgsl translated again");
}

#[test]
fn damaged_or_outdated_wgsl_is_found() {
    let module = module();
    let line_of_difference = |wgsl: &str| match check_wgsl(wgsl, &module, KERNELS) {
        Err(Error::Wgsl { line, .. }) => line,
        other => panic!("the difference was not found: {other:?}"),
    };
    let lines = WGSL.split_inclusive('\n').count();
    // A changed type; truncated by one byte; an additional line; Windows line endings; empty.
    let changed = WGSL.replacen("u32", "i32", 1);
    let line_of_change = WGSL.lines().position(|line| line.contains("u32")).expect("a u32") + 1;
    assert_eq!(line_of_difference(&changed), line_of_change);
    assert_eq!(line_of_difference(&WGSL[..WGSL.len() - 1]), lines);
    assert_eq!(line_of_difference(&format!("{WGSL}\n")), lines + 1);
    assert_eq!(line_of_difference(&WGSL.replace('\n', "\r\n")), 1);
    assert_eq!(line_of_difference(""), 1);
    // Intact WGSL beside a damaged module, and beside a host with another list of kernels.
    assert!(check_wgsl(WGSL, &module[..module.len() - 4], KERNELS).is_err());
    assert!(matches!(check_wgsl(WGSL, &module, &KERNELS[1..]), Err(Error::EntryPoints { .. })));
}

#[test]
fn the_shipped_wgsl_has_every_kernel_of_the_host() {
    assert_eq!(WGSL.matches("@compute").count(), KERNELS.len());
    assert!(KERNELS.len() >= 17, "only {} kernels", KERNELS.len());
    // Most loops break where they test their condition, so that compilers recognize the trip count.
    let (loops, late) = (WGSL.matches("loop {").count(), WGSL.matches("break if").count());
    assert!(loops > 50 && late * 4 < loops, "{late} of {loops} loops test their condition at the end");
}

#[test]
fn a_module_truncated_by_one_word_is_refused() {
    let module = module();
    let truncated = &module[..module.len() - 4];
    assert!(matches!(check_hash(truncated, &hashes().to_string()), Err(Error::Hash { .. })));
    let error = translate(truncated, KERNELS).expect_err("translated a truncated module").to_string();
    assert!(error.starts_with("the module "), "{error}");
}

#[test]
fn a_module_of_random_bytes_is_refused() {
    let (module, hashes) = (module(), hashes().to_string());
    let mut rng = fastrand::Rng::with_seed(9);
    let noise: Vec<u8> = (0..module.len()).map(|_| rng.u8(..)).collect();
    // A valid beginning, then noise.
    let half: Vec<u8> = module[..2000].iter().chain(&noise[2000..]).copied().collect();
    for garbage in [&noise[..], &half, b"", b"abc", &[0; 64]] {
        assert!(matches!(check_hash(garbage, &hashes), Err(Error::Hash { .. })));
        assert!(translate(garbage, KERNELS).is_err(), "translated {} bytes of garbage", garbage.len());
    }
    assert!(matches!(check_hash(&module, ""), Err(Error::NoHash)));
    check_hash(&module, &hashes).expect("the committed hash");
}

#[test]
fn a_kernel_on_only_one_side_is_refused() {
    let error = translate(&module(), &KERNELS[1..]).expect_err("one kernel too few").to_string();
    assert!(error.contains(&format!("only the module has [{}]", KERNELS[0].name)), "{error}");
    static INVENTED: KernelInfo = KernelInfo { name: "invented", bindings: &[], shared_bytes: 0 };
    let with_invented: Vec<_> = KERNELS.iter().copied().chain([&INVENTED]).collect();
    let error = translate(&module(), &with_invented).expect_err("one kernel too many").to_string();
    assert!(error.contains("only the host has [invented]"), "{error}");
}

#[test]
fn a_binding_that_differs_between_host_and_module_is_refused() {
    const fn binding(name: &'static str, access: Access, element_bytes: usize) -> Binding {
        Binding { name, access, element_bytes }
    }
    // The correct bindings are params Uniform 16, count Read 4, output Write 4.
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
    let module = module();
    for bindings in [&SWAPPED[..], &WIDE, &SHORT] {
        let fill: &'static KernelInfo = Box::leak(Box::new(KernelInfo { name: "fill", bindings, shared_bytes: 0 }));
        let kernels: Vec<_> = KERNELS.iter().map(|&kernel| if kernel.name == "fill" { fill } else { kernel }).collect();
        let error = translate(&module, &kernels).expect_err("wrong bindings");
        assert!(matches!(error, Error::Interface { kernel: "fill", .. }), "{error}");
    }
}

/// Removes doc comments: their wording may differ between the guide and the sources.
fn without_doc_comments(code: &str) -> String {
    code.lines().filter(|line| !line.trim_start().starts_with("///")).map(|line| format!("{line}\n")).collect()
}

#[test]
fn the_example_in_the_contributing_guide_is_real_code() {
    let workspace = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read = |path: &str| std::fs::read_to_string(workspace.join(path)).expect("a file").replace("\r\n", "\n");
    let guide = read("CONTRIBUTING.md");
    let blocks: Vec<&str> = guide.split("```rust\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    let [uniform, kernel, launch] = blocks[..] else { panic!("{} examples instead of 3", blocks.len()) };
    for (example, path) in [(uniform, "shader-crate/src/types.rs"), (kernel, "shader-crate/src/primitives/dispatch.rs")]
    {
        let source = without_doc_comments(&read(path));
        assert!(source.contains(&without_doc_comments(example)), "{path} does not contain\n{example}");
    }
    let source = read("tests/src/primitives.rs");
    for call in ["Fill { params: FillParams::new(9, ", "recorder.launch_indirect(&fill, &arguments)"] {
        assert!(launch.contains(call) && source.contains(call), "not in both the guide and the test: {call}");
    }
    assert!(read("shader-crate/src/launch.rs").contains("&dispatch::FILL"));
}
