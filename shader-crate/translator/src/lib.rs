//! Validates a SPIR-V module of kernels and translates it to WGSL.
//!
//! `kernel-builder` calls [`translate`] on every module that it compiles. A damaged module, one that needs more than
//! baseline WebGPU, or one whose entry points or bindings differ from the host's list is refused and never reaches a
//! driver. [`check_wgsl`] proves that the committed WGSL is the translation of the committed module.

mod loops;

use clasp3d_kernels::launch::{Access, KernelInfo};
use clasp3d_kernels::types::WORKGROUP_SIZE;
use naga::valid::{Capabilities, ModuleInfo, ValidationFlags, Validator};
use naga::{AddressSpace, Handle, Module, StorageAccess, TypeInner};
use sha2::{Digest as _, Sha256};

/// Storage buffers per shader stage that baseline WebGPU guarantees.
pub const MAX_STORAGE_BUFFERS: usize = 8;
/// Bytes of workgroup memory that baseline WebGPU guarantees.
pub const MAX_SHARED_BYTES: usize = 16_384;

/// Reasons to refuse a module or its translation.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The module differs from the one that was hashed.
    #[error(
        "kernels.spv is damaged or only partly updated: its SHA-256 is {found}, but kernels.spv.sha256 has {expected}"
    )]
    Hash {
        /// The stored hash.
        expected: String,
        /// The module's hash.
        found: String,
    },
    /// No hash is stored.
    #[error("kernels.spv.sha256 has no hash of kernels.spv")]
    NoHash,
    /// The WGSL is not the translation of the module.
    #[error(
        "kernels.wgsl is damaged or outdated: line {line} is {found:?}, but kernels.spv translates to {expected:?}"
    )]
    Wgsl {
        /// Number of the first line that differs, from 1.
        line: usize,
        /// That line of the translation; `None` after its end.
        expected: Option<String>,
        /// That line of the WGSL; `None` after its end.
        found: Option<String>,
    },
    /// The module is not SPIR-V, or is truncated.
    #[error("the module is not SPIR-V that naga can read: {0}")]
    Parse(#[from] naga::front::spv::Error),
    /// The module uses SPIR-V that WebGPU does not allow.
    #[error("the module does not validate as baseline WebGPU: {}", chain(.0.as_inner()))]
    Validate(Box<naga::WithSpan<naga::valid::ValidationError>>),
    /// The module has no equivalent in WGSL.
    #[error("the module cannot be written as WGSL: {0}")]
    Write(#[from] naga::back::wgsl::Error),
    /// The lists of kernels differ.
    #[error("the host lists {} kernels and the module has {}: {}", .host.len(), .module.len(), difference(.host, .module))]
    EntryPoints {
        /// The kernels of the host's list.
        host: Vec<String>,
        /// The entry points of the module.
        module: Vec<String>,
    },
    /// The interfaces of a kernel differ between host and module.
    #[error("kernel {kernel}: {problem}")]
    Interface {
        /// The kernel.
        kernel: &'static str,
        /// The difference.
        problem: String,
    },
}

/// Formats an error with all its causes: naga's last cause has the details.
fn chain(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(error.source(), |cause| cause.source());
    causes.fold(error.to_string(), |text, cause| format!("{text}: {cause}"))
}

fn difference(host: &[String], module: &[String]) -> String {
    let only = |a: &[String], b: &[String]| {
        a.iter().filter(|name| !b.contains(name)).map(String::as_str).collect::<Vec<_>>().join(", ")
    };
    format!("only the host has [{}], only the module has [{}]", only(host, module), only(module, host))
}

/// Compares a module with the hash in the text of `kernels.spv.sha256`.
pub fn check_hash(module: &[u8], hashes: &str) -> Result<(), Error> {
    let expected = hashes.lines().find_map(|line| line.strip_suffix("  kernels.spv")).ok_or(Error::NoHash)?.to_owned();
    let found: String = Sha256::digest(module).iter().map(|byte| format!("{byte:02x}")).collect();
    if found == expected { Ok(()) } else { Err(Error::Hash { expected, found }) }
}

/// Checks that `wgsl` is, byte for byte, the translation of a SPIR-V module.
pub fn check_wgsl(wgsl: &str, spirv: &[u8], kernels: &[&'static KernelInfo]) -> Result<(), Error> {
    let expected = translate(spirv, kernels)?;
    if wgsl == expected {
        return Ok(());
    }
    // Lines with their ends: a carriage return or a missing last newline is a difference too.
    let (mut found, mut expected) = (wgsl.split_inclusive('\n'), expected.split_inclusive('\n'));
    let mut line = 1;
    loop {
        let (found, expected) = (found.next(), expected.next());
        if found != expected {
            return Err(Error::Wgsl { line, expected: expected.map(str::to_owned), found: found.map(str::to_owned) });
        }
        line += 1;
    }
}

/// Translates a SPIR-V module to WGSL after checking that it is valid, needs nothing beyond baseline WebGPU, and has
/// exactly these kernels with exactly these bindings.
pub fn translate(spirv: &[u8], kernels: &[&'static KernelInfo]) -> Result<String, Error> {
    let (module, info) = parse(spirv)?;
    check_entry_points(&module, kernels)?;
    for (entry, kernel) in kernels.iter().filter_map(|kernel| entry_point(&module, kernel.name).map(|e| (e, *kernel))) {
        check_interface(&module, &info, entry, kernel)?;
    }
    let wgsl = naga::back::wgsl::write_string(&module, &info, naga::back::wgsl::WriterFlags::empty())?;
    for kernel in kernels {
        // naga renames identifiers that end in a digit or are reserved in WGSL.
        if !wgsl.contains(&format!("\nfn {}(", kernel.name)) {
            let problem = "naga renamed it in WGSL: choose a name that does not end in a digit".to_owned();
            return Err(Error::Interface { kernel: kernel.name, problem });
        }
    }
    // Indentation is a third of the text, which is part of every program and of every page.
    Ok(wgsl.lines().flat_map(|line| [line.trim_start(), "\n"]).collect())
}

fn parse(spirv: &[u8]) -> Result<(Module, ModuleInfo), Error> {
    let mut module = naga::front::spv::parse_u8_slice(spirv, &naga::front::spv::Options::default())?;
    loops::break_early(&mut module);
    let info = Validator::new(ValidationFlags::all(), Capabilities::empty())
        .validate(&module)
        .map_err(|error| Error::Validate(Box::new(error)))?;
    Ok((module, info))
}

fn entry_point(module: &Module, name: &str) -> Option<usize> {
    module.entry_points.iter().position(|entry| entry.name == name)
}

fn check_entry_points(module: &Module, kernels: &[&KernelInfo]) -> Result<(), Error> {
    let mut in_module: Vec<String> = module.entry_points.iter().map(|entry| entry.name.clone()).collect();
    let mut on_host: Vec<String> = kernels.iter().map(|kernel| kernel.name.to_owned()).collect();
    in_module.sort_unstable();
    on_host.sort_unstable();
    if in_module.is_empty() || in_module != on_host {
        return Err(Error::EntryPoints { host: on_host, module: in_module });
    }
    Ok(())
}

fn check_interface(module: &Module, info: &ModuleInfo, entry: usize, kernel: &'static KernelInfo) -> Result<(), Error> {
    let mismatch = |problem: String| Err(Error::Interface { kernel: kernel.name, problem });
    let workgroup_size = module.entry_points[entry].workgroup_size;
    if workgroup_size != [WORKGROUP_SIZE, 1, 1] {
        return mismatch(format!("its workgroup size is {workgroup_size:?}, not {WORKGROUP_SIZE}"));
    }
    let storage_buffers = kernel.bindings.iter().filter(|binding| binding.access != Access::Uniform).count();
    if storage_buffers > MAX_STORAGE_BUFFERS {
        return mismatch(format!("{storage_buffers} storage buffers; WebGPU guarantees {MAX_STORAGE_BUFFERS}"));
    }
    if kernel.shared_bytes > MAX_SHARED_BYTES {
        return mismatch(format!(
            "{} bytes of workgroup memory; WebGPU guarantees {MAX_SHARED_BYTES}",
            kernel.shared_bytes
        ));
    }

    let usage = info.get_entry_point(entry);
    let mut shared_bytes = 0;
    for (handle, variable) in module.global_variables.iter() {
        if usage[handle].is_empty() {
            continue;
        }
        if variable.space == AddressSpace::WorkGroup {
            shared_bytes += bytes_of(module, variable.ty);
        }
        let Some(resource) = &variable.binding else { continue };
        let Some(binding) = kernel.bindings.get(resource.binding as usize).filter(|_| resource.group == 0) else {
            return mismatch(format!("the module uses binding {resource:?}, which the host does not have"));
        };
        let in_module = match variable.space {
            AddressSpace::Uniform => Access::Uniform,
            AddressSpace::Storage { access } if access.contains(StorageAccess::STORE) => Access::Write,
            AddressSpace::Storage { .. } => Access::Read,
            _ => return mismatch(format!("binding {} is in {:?}", binding.name, variable.space)),
        };
        if in_module != binding.access {
            return mismatch(format!(
                "binding {} is {:?} on the host, {in_module:?} in the module",
                binding.name, binding.access
            ));
        }
        let bytes = element_bytes(module, variable.ty);
        if bytes != binding.element_bytes {
            return mismatch(format!(
                "an element of binding {} has {} bytes on the host, {bytes} in the module",
                binding.name, binding.element_bytes
            ));
        }
    }
    if shared_bytes > kernel.shared_bytes {
        return mismatch(format!("{shared_bytes} bytes of workgroup memory, but {} on the host", kernel.shared_bytes));
    }
    Ok(())
}

fn bytes_of(module: &Module, ty: Handle<naga::Type>) -> usize {
    module.types[ty].inner.size(module.to_ctx()) as usize
}

/// Size in bytes of a uniform, or of one element of a storage buffer (a struct around a runtime-sized array).
fn element_bytes(module: &Module, ty: Handle<naga::Type>) -> usize {
    match &module.types[ty].inner {
        TypeInner::Struct { members, .. } => match members.as_slice() {
            [only] => element_bytes(module, only.ty),
            _ => bytes_of(module, ty),
        },
        TypeInner::Array { stride, .. } => *stride as usize,
        _ => bytes_of(module, ty),
    }
}
