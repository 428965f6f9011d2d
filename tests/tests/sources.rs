//! Rules for sources that the compiler does not check.

use std::fs;
use std::path::{Path, PathBuf};

/// Maximum number of lines of a function.
const MAX_LINES: usize = 80;

/// Longer functions: tables, which are read line by line.
const TABLES: [&str; 0] = [];

/// Returns the Rust files below a folder, without build output.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry")) {
        let (path, name) = (entry.path(), entry.file_name().into_string().expect("a name in Unicode"));
        if path.is_dir() && !name.starts_with('.') && name != "target" && name != "node_modules" {
            files.extend(rust_files(&path));
        } else if name.ends_with(".rs") {
            files.push(path);
        }
    }
    files
}

/// Returns name and number of lines of each function. Sources are formatted: the last line of a function is the first one with
/// a brace at the indentation of its first line.
fn function_lengths(source: &str) -> Vec<(&str, usize)> {
    let lines: Vec<&str> = source.lines().collect();
    let is_keyword = |word: &&str| matches!(*word, "const" | "async" | "unsafe") || word.starts_with("pub");
    let length = |first: usize| {
        let line = lines[first];
        let code = line.trim_start();
        let mut words = code.split(' ').skip_while(is_keyword);
        let name = words.next().filter(|word| *word == "fn").and(words.next())?.split(['(', '<']).next()?;
        let indentation = &line[..line.len() - code.len()];
        let is_last = |line: &&str| line.strip_prefix(indentation) == Some("}");
        let has_body = lines[first..].iter().find(|line| line.ends_with(['{', '}', ';']))?.ends_with('{');
        let end = if has_body { lines[first..].iter().position(is_last)? } else { 0 };
        Some((name, end + 1))
    };
    (0..lines.len()).filter_map(length).collect()
}

#[test]
fn functions_fit_on_a_screen() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let files = rust_files(root);
    let (mut functions, mut too_long) = (0, Vec::new());
    for path in &files {
        let source = fs::read_to_string(path).expect("a source");
        let lengths = function_lengths(&source);
        functions += lengths.len();
        let long = lengths.into_iter().filter(|(name, lines)| *lines > MAX_LINES && !TABLES.contains(name));
        too_long.extend(long.map(|(name, lines)| format!("{name} in {}: {lines} lines", path.display())));
    }
    assert!(files.len() > 100 && functions > 1000, "only {functions} functions in {} files were read", files.len());
    assert!(too_long.is_empty(), "functions of more than {MAX_LINES} lines: {too_long:#?}");
}

#[test]
fn lengths_of_functions_are_counted() {
    let source = "pub(crate) const fn one() -> u32 { 1 }\n\nimpl A {\n    async fn four<T>(\n        x: T,\n    ) {\n    }\n}\n\
                  trait B {\n    fn declared(\n        x: u32,\n    );\n}\n";
    assert_eq!(function_lengths(source), [("one", 1), ("four", 4), ("declared", 1)]);
}
