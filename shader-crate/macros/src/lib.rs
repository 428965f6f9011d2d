//! The attribute `#[kernel]`, which generates device and host code from the signature of a kernel.
//!
//! The signature is the only list of the bindings. From
//!
//! ```text
//! /// Doubles every element.
//! #[kernel]
//! pub fn double(thread: Thread, params: &DoubleParams, input: Read<u32>, mut output: Write<u32>) { … }
//! ```
//!
//! the attribute generates
//!
//! 1. the unchanged function, for devices and the CPU;
//! 2. for devices, the SPIR-V entry point `double` with bindings in the order of the parameters;
//! 3. for the host, the constant `DOUBLE` that describes the kernel, and the struct `Double { params, input, output }` that
//!    launches it. Its fields have names and types, so that a forgotten or swapped buffer does not compile.
//!
//! | parameter | meaning |
//! | --- | --- |
//! | `Thread`, the first one | the running thread |
//! | `&T` | uniform, passed by value on the host |
//! | `Read<T>` | read-only storage buffer |
//! | `Write<T>` | read-write storage buffer |
//! | `ReadQuads`, `WriteQuads` | storage buffer of `u32`, accessed four elements at a time |
//! | `Shared<T, N>` | workgroup memory; not a binding |

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{Expr, FnArg, GenericArgument, Ident, ItemFn, Pat, PathArguments, Type, parse_macro_input};

/// Generates the entry point and the launch of a kernel: see the [crate documentation](crate).
#[proc_macro_attribute]
pub fn kernel(attribute: TokenStream, item: TokenStream) -> TokenStream {
    let function = parse_macro_input!(item as ItemFn);
    if !attribute.is_empty() {
        return syn::Error::new(function.sig.span(), "#[kernel] takes no arguments").to_compile_error().into();
    }
    expand(&function).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Meaning of a parameter of a kernel.
enum Kind {
    Uniform(Type),
    Read(Type),
    Write(Type),
    ReadQuads,
    WriteQuads,
    Shared(Type, Expr),
}

struct Parameter {
    name: Ident,
    kind: Kind,
}

fn expand(function: &ItemFn) -> syn::Result<Tokens> {
    let parameters = parameters(function)?;
    let device = device_entry_point(function, &parameters);
    let host = host_launch(function, &parameters);
    Ok(quote! {
        #[allow(clippy::too_many_arguments, reason = "the parameters are the bindings; the host names each of them")]
        #function
        #device
        #host
    })
}

fn parameters(function: &ItemFn) -> syn::Result<Vec<Parameter>> {
    let mut inputs = function.sig.inputs.iter();
    let is_thread = inputs.next().is_some_and(|input| match input {
        FnArg::Typed(typed) => last_segment(&typed.ty).is_some_and(|(name, _)| name == "Thread"),
        FnArg::Receiver(_) => false,
    });
    if !is_thread {
        return Err(syn::Error::new(function.sig.span(), "the first parameter of a kernel must be a `Thread`"));
    }
    let parameters = inputs.map(parameter).collect::<syn::Result<Vec<_>>>()?;
    if !parameters.iter().any(|parameter| matches!(parameter.kind, Kind::Write(_) | Kind::WriteQuads)) {
        return Err(syn::Error::new(
            function.sig.span(),
            "a kernel needs a `Write<T>` or `WriteQuads`, else it has no effect",
        ));
    }
    Ok(parameters)
}

fn parameter(input: &FnArg) -> syn::Result<Parameter> {
    let unsupported = || {
        syn::Error::new(
            input.span(),
            "a parameter of a kernel must be `&T`, `Read<T>`, `Write<T>`, `ReadQuads`, `WriteQuads` or `Shared<T, N>`",
        )
    };
    let FnArg::Typed(typed) = input else { return Err(unsupported()) };
    let Pat::Ident(pattern) = &*typed.pat else { return Err(unsupported()) };
    let kind = match &*typed.ty {
        Type::Reference(reference) if reference.mutability.is_none() => Kind::Uniform((*reference.elem).clone()),
        ty => {
            let (name, arguments) = last_segment(ty).ok_or_else(unsupported)?;
            let types: Vec<&GenericArgument> = match arguments {
                PathArguments::AngleBracketed(arguments) => {
                    arguments.args.iter().filter(|argument| !matches!(argument, GenericArgument::Lifetime(_))).collect()
                }
                _ => Vec::new(),
            };
            match (name.as_str(), types.as_slice()) {
                ("Read", [GenericArgument::Type(element)]) => Kind::Read(element.clone()),
                ("Write", [GenericArgument::Type(element)]) => Kind::Write(element.clone()),
                ("ReadQuads", []) => Kind::ReadQuads,
                ("WriteQuads", []) => Kind::WriteQuads,
                ("Shared", [GenericArgument::Type(element), length]) => {
                    Kind::Shared(element.clone(), length_of(length).ok_or_else(unsupported)?)
                }
                _ => return Err(unsupported()),
            }
        }
    };
    Ok(Parameter { name: pattern.ident.clone(), kind })
}

/// Returns the length of an array of workgroup memory: a literal, a block, or a constant (which the parser reads as a type).
fn length_of(argument: &GenericArgument) -> Option<Expr> {
    match argument {
        GenericArgument::Const(length) => Some(length.clone()),
        GenericArgument::Type(Type::Path(path)) => {
            Some(Expr::Path(syn::ExprPath { attrs: Vec::new(), qself: None, path: path.path.clone() }))
        }
        _ => None,
    }
}

fn last_segment(ty: &Type) -> Option<(String, &PathArguments)> {
    match ty {
        Type::Path(path) => path.path.segments.last().map(|segment| (segment.ident.to_string(), &segment.arguments)),
        _ => None,
    }
}

/// A storage buffer on device and host.
struct Storage {
    /// Type of the view in `crate::memory`.
    view: Ident,
    /// Variant of `Access`.
    access: Ident,
    /// Type of an element on the device.
    device_element: Tokens,
    /// Type of an element on the host.
    host_element: Tokens,
}

impl Kind {
    /// Returns the storage buffer of a parameter, if it is one.
    fn storage(&self) -> Option<Storage> {
        let (view, access, device_element, host_element) = match self {
            Self::Read(element) => ("Read", "Read", quote!(#element), quote!(#element)),
            Self::Write(element) => ("Write", "Write", quote!(#element), quote!(#element)),
            Self::ReadQuads => ("ReadQuads", "Read", quote!(::glam::UVec4), quote!(u32)),
            Self::WriteQuads => ("WriteQuads", "Write", quote!(::glam::UVec4), quote!(u32)),
            Self::Uniform(_) | Self::Shared(..) => return None,
        };
        Some(Storage { view: format_ident!("{view}"), access: format_ident!("{access}"), device_element, host_element })
    }
}

/// Generates the entry point for rust-gpu: it wraps built-ins and bindings, and calls the function.
fn device_entry_point(function: &ItemFn, parameters: &[Parameter]) -> Tokens {
    let name = &function.sig.ident;
    let entry_name = name.to_string();
    let entry = format_ident!("{name}_entry_point");
    let mut binding = 0u32;
    let (mut declared, mut passed) = (Vec::new(), Vec::new());
    for Parameter { name, kind } in parameters {
        match kind {
            Kind::Uniform(ty) => {
                declared.push(quote!(#[spirv(uniform, descriptor_set = 0, binding = #binding)] #name: &#ty));
                passed.push(quote!(#name));
            }
            Kind::Shared(element, length) => {
                declared.push(quote!(#[spirv(workgroup)] #name: &mut [#element; #length]));
                passed.push(quote!(crate::memory::Shared::new(#name)));
                continue;
            }
            _ => {
                let Some(Storage { view, access, device_element, .. }) = kind.storage() else { continue };
                let mutability = (access == "Write").then(|| quote!(mut));
                declared.push(quote! {
                    #[spirv(storage_buffer, descriptor_set = 0, binding = #binding)] #name: &#mutability [#device_element]
                });
                passed.push(quote!(crate::memory::#view::new(#name)));
            }
        }
        binding += 1;
    }
    // The workgroup size is a literal because rust-gpu's attribute takes no constant. The translator compares it with
    // `types::WORKGROUP_SIZE`.
    // Only kernels with workgroup memory have barriers.
    let has_barriers = parameters.iter().any(|parameter| matches!(parameter.kind, Kind::Shared(..)));
    let thread = format_ident!("{}", if has_barriers { "with_barriers" } else { "new" });
    quote! {
        #[cfg(target_arch = "spirv")]
        #[allow(missing_docs)]
        #[::spirv_std::spirv(compute(threads(256), entry_point_name = #entry_name))]
        pub fn #entry(
            #[spirv(local_invocation_id)] builtin_local: ::glam::UVec3,
            #[spirv(workgroup_id)] builtin_group: ::glam::UVec3,
            #[spirv(num_workgroups)] builtin_groups: ::glam::UVec3,
            #(#declared),*
        ) {
            #name(crate::thread::Thread::#thread(builtin_local.x, builtin_group, builtin_groups), #(#passed),*);
        }
    }
}

/// Generates the description of the kernel, and the struct that launches it.
fn host_launch(function: &ItemFn, parameters: &[Parameter]) -> Tokens {
    let vis = &function.vis;
    let name = &function.sig.ident;
    let entry_name = name.to_string();
    let constant = format_ident!("{}", entry_name.to_uppercase());
    let launch = format_ident!("{}", camel_case(&entry_name));
    let (mut fields, mut bindings, mut bind, mut passed, mut shared_bytes) = (vec![], vec![], vec![], vec![], vec![]);
    for Parameter { name, kind } in parameters {
        let text = name.to_string();
        match kind {
            Kind::Uniform(ty) => {
                let doc = format!("Uniform `{text}`.");
                fields.push(quote!(#[doc = #doc] pub #name: #ty));
                bindings.push(binding_info(&text, &format_ident!("Uniform"), &quote!(#ty)));
                bind.push(quote!(binder.uniform(&self.#name)));
                passed.push(quote!(&self.#name));
            }
            Kind::Shared(element, length) => {
                let slot = shared_bytes.len();
                passed.push(quote!(crate::memory::Shared::new(shared.array::<#element, { #length }>(#slot))));
                shared_bytes.push(quote!(::core::mem::size_of::<[#element; #length]>()));
            }
            _ => {
                let Some(Storage { view, access, device_element, host_element }) = kind.storage() else { continue };
                let doc =
                    format!("Storage buffer `{text}`, {}.", if access == "Write" { "read-write" } else { "read-only" });
                fields.push(quote!(#[doc = #doc] pub #name: &'a M::Buffer<#host_element>));
                bindings.push(binding_info(&text, &access, &device_element));
                bind.push(quote!(binder.storage(self.#name)));
                passed.push(quote!(crate::memory::#view::new(M::slots(self.#name))));
            }
        }
    }
    let info_doc = format!("Description of the kernel `{entry_name}`.");
    let launch_doc = format!("A launch of [`{entry_name}`], with a field per binding.");
    quote! {
        #[cfg(not(target_arch = "spirv"))]
        #[doc = #info_doc]
        #vis const #constant: crate::launch::KernelInfo = crate::launch::KernelInfo {
            name: #entry_name,
            bindings: &[#(#bindings),*],
            shared_bytes: 0 #(+ #shared_bytes)*,
        };

        #[cfg(not(target_arch = "spirv"))]
        #[doc = #launch_doc]
        #vis struct #launch<'a, M: crate::launch::Memory> {
            #(#fields),*
        }

        #[cfg(not(target_arch = "spirv"))]
        impl<M: crate::launch::Memory> crate::launch::Kernel<M> for #launch<'_, M> {
            const INFO: &'static crate::launch::KernelInfo = &#constant;

            fn bind<B: crate::launch::Binder<M>>(&self, binder: &mut B) {
                #(#bind;)*
            }

            #[allow(unused_variables, reason = "not every kernel has workgroup memory")]
            fn run_thread(&self, thread: crate::thread::Thread<'_>, shared: &crate::memory::SharedMemory)
            where
                M: crate::launch::HostMemory,
            {
                #name(thread, #(#passed),*);
            }
        }
    }
}

fn binding_info(name: &str, access: &Ident, element: &Tokens) -> Tokens {
    quote! {
        crate::launch::Binding {
            name: #name,
            access: crate::launch::Access::#access,
            element_bytes: ::core::mem::size_of::<#element>(),
        }
    }
}

fn camel_case(snake: &str) -> String {
    snake
        .split('_')
        .flat_map(|word| {
            let (head, tail) = word.split_at(word.len().min(1));
            [head.to_uppercase(), tail.to_owned()]
        })
        .collect()
}
