//! Manifests of the packages for crates.io: complete metadata, and dependencies that users can resolve.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

const PUBLISHED: [&str; 7] = [
    "clasp3d",
    "clasp3d-cli",
    "clasp3d-io",
    "clasp3d-kernels",
    "clasp3d-kernels-macros",
    "clasp3d-report",
    "clasp3d-scenes",
];

/// Runs cargo without network, and returns its output.
fn cargo(arguments: &[&str]) -> String {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(arguments)
        .arg("--offline")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo");
    assert!(output.status.success(), "cargo {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn packages() -> Vec<Value> {
    let metadata: Value =
        serde_json::from_str(&cargo(&["metadata", "--no-deps", "--format-version", "1"])).expect("JSON");
    metadata["packages"].as_array().expect("packages").clone()
}

fn name(value: &Value) -> &str {
    value["name"].as_str().expect("a name")
}

/// `publish = false` is an empty list of registries in the metadata; no restriction is `null`.
fn is_published(package: &Value) -> bool {
    package["publish"].is_null()
}

#[test]
fn exactly_the_intended_packages_are_published() {
    let packages = packages();
    let mut published: Vec<&str> = packages.iter().filter(|package| is_published(package)).map(name).collect();
    published.sort_unstable();
    assert_eq!(published, PUBLISHED);
}

#[test]
fn published_packages_have_complete_metadata() {
    for package in packages().iter().filter(|package| is_published(package)) {
        let name = name(package);
        for field in ["description", "license", "readme", "rust_version"] {
            assert!(package[field].as_str().is_some_and(|text| !text.is_empty()), "{name} has no {field}");
        }
        for field in ["keywords", "categories"] {
            let count = package[field].as_array().map_or(0, Vec::len);
            assert!((1..=5).contains(&count), "{name} has {count} {field}; crates.io takes 1 to 5");
        }
        assert!(package["metadata"]["docs"]["rs"].is_object(), "{name} has no settings for docs.rs");
        let folder = Path::new(package["manifest_path"].as_str().expect("a path")).parent().expect("a folder");
        let length = std::fs::metadata(folder.join("README.md")).map_or(0, |metadata| metadata.len());
        assert!(length > 0, "{name} has no README.md");
        // A link checked out as a file, or an old copy, would be published as the license.
        for file in ["LICENSE-MIT", "LICENSE-APACHE"] {
            let read = |folder: &Path| std::fs::read_to_string(folder.join(file)).ok();
            let original = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
            assert!(
                original.is_some() && read(folder) == original,
                "{name}: {file} differs from the one of the workspace"
            );
        }
    }
}

/// A package inherits an address only if its manifest says so. `web-builder` writes its own into the npm package.
#[test]
fn published_packages_have_the_addresses_of_the_workspace() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.toml");
    let root = std::fs::read_to_string(root).expect("the root Cargo.toml");
    let (_, shared) = root.split_once("[workspace.package]\n").expect("shared metadata");
    let shared = shared.split("\n[").next().expect("a table");
    for field in ["repository", "homepage"] {
        let line = shared.lines().find_map(|line| line.strip_prefix(field)?.trim_start().strip_prefix('='));
        let address = line.map(|value| value.trim().trim_matches('"'));
        for package in packages().iter().filter(|package| is_published(package) || name(package) == "web-builder") {
            assert_eq!(package[field].as_str(), address, "{}: add `{field}.workspace = true`", name(package));
        }
    }
}

#[test]
fn dependencies_of_published_packages_are_published_version_ranges() {
    for package in packages().iter().filter(|package| is_published(package)) {
        for dependency in package["dependencies"].as_array().expect("dependencies") {
            let (from, to) = (name(package), name(dependency));
            let requirement = dependency["req"].as_str().expect("a requirement");
            if dependency["kind"] == "dev" {
                // A version would create a cyclic dependency between published packages.
                let is_ours = dependency["path"].is_string();
                assert!(!is_ours || requirement == "*", "{from}: the dev-dependency {to} must not have a version");
                continue;
            }
            assert_ne!(requirement, "*", "{from}: the dependency {to} has no version");
            if dependency["path"].is_string() {
                assert!(PUBLISHED.contains(&to), "{from} depends on {to}, which is not published");
            }
            // Only host code and kernels must be of the same release: they share buffer layouts.
            let is_exact = requirement.starts_with('=');
            assert!(!is_exact || to.starts_with("clasp3d-kernels"), "{from}: {to} {requirement} is exact");
        }
    }
}

#[test]
fn only_the_gpu_backend_needs_wgpu() {
    let needs_wgpu = |arguments: &[&str]| {
        let tree = cargo(&[&["tree", "--edges", "normal", "--prefix", "none"], arguments].concat());
        tree.lines().any(|line| line.starts_with("wgpu"))
    };
    assert!(needs_wgpu(&["--package", "clasp3d"]), "the GPU backend is a default feature");
    assert!(!needs_wgpu(&["--package", "clasp3d", "--no-default-features"]), "clasp3d without the feature gpu");
    for package in ["clasp3d-io", "clasp3d-scenes", "clasp3d-report"] {
        assert!(!needs_wgpu(&["--package", package]), "{package}");
    }
}

/// Cargo removes dependencies on packages without a version, so examples and tests that use them would not compile.
#[test]
fn published_packages_contain_no_code_that_needs_unpublished_packages() {
    for package in packages().iter().filter(|package| is_published(package)) {
        let dependencies = package["dependencies"].as_array().expect("dependencies");
        if !dependencies.iter().any(|dependency| dependency["kind"] == "dev" && dependency["path"].is_string()) {
            continue;
        }
        let files = cargo(&["package", "--list", "--allow-dirty", "--package", name(package)]);
        assert!(files.lines().any(|file| file == "Cargo.toml"), "{files}");
        for file in files.lines().map(|file| file.replace('\\', "/")) {
            let excluded = ["examples/", "tests/", "benches/"].iter().any(|folder| file.starts_with(folder));
            assert!(!excluded, "{} contains {file}", name(package));
        }
    }
}
