//! Sizes of the files of a folder.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::Result;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Returns a table of all files, the largest first: size and compressed size.
///
/// # Errors
///
/// If a file cannot be read.
pub fn report(folder: &Path) -> Result<String> {
    let mut sizes = Vec::new();
    measure(folder, "", &mut sizes)?;
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    let (raw, packed) = sizes.iter().fold((0, 0), |(raw, packed), size| (raw + size.0, packed + size.1));
    let mut table = format!("{:>10} {:>10}\n", "KB", "gzip");
    for (raw, packed, name) in sizes.iter().chain([&(raw, packed, "total".to_owned())]) {
        writeln!(table, "{:>10.1} {:>10.1}  {name}", *raw as f64 / 1e3, *packed as f64 / 1e3)?;
    }
    Ok(table)
}

fn measure(folder: &Path, below: &str, sizes: &mut Vec<(u64, u64, String)>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{below}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            measure(&entry.path(), &format!("{name}/"), sizes)?;
        } else {
            let bytes = fs::read(entry.path())?;
            let mut packer = GzEncoder::new(Vec::new(), Compression::best());
            packer.write_all(&bytes)?;
            sizes.push((bytes.len() as u64, packer.finish()?.len() as u64, name));
        }
    }
    Ok(())
}
