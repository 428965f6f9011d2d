//! Public meshes with exact reference pairs, computed by other programs. Not part of the repository.
//!
//! Their folder is `CLASP_DATA`, or else `../shared/data` next to the checkout.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use ply_rs_bw::parser::Parser;
use ply_rs_bw::ply::{DefaultElement, Property};

use crate::ledger;

/// Returns the folder. If it does not exist, records that the test `what` is skipped on `backend`.
pub fn folder_or_skip(backend: &str, what: &str) -> Option<PathBuf> {
    let requested = std::env::var_os("CLASP_DATA").map(PathBuf::from);
    let folder = requested.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/data"));
    if !folder.is_dir() {
        let reason = format!("no public data: {} is not a folder; set CLASP_DATA", folder.display());
        ledger::skipped(backend, what, &reason);
        return None;
    }
    Some(folder)
}

/// Positions, rounded to `f32`, and triangles.
pub type Mesh = (Vec<[f32; 3]>, Vec<[u32; 3]>);

/// Reads a PLY file of triangles.
pub fn read_ply(path: &Path) -> Result<Mesh> {
    let mut file = std::io::BufReader::new(std::fs::File::open(path)?);
    let ply = Parser::<DefaultElement>::new().read_ply(&mut file)?;
    let elements = |name: &str| ply.payload.get(name).with_context(|| format!("no {name} in {}", path.display()));
    let coordinate = |vertex: &DefaultElement, name: &str| match vertex.get(name) {
        Some(Property::Float(x)) => Ok(*x),
        Some(Property::Double(x)) => Ok(*x as f32),
        other => anyhow::bail!("{name} is {other:?}"),
    };
    let positions = elements("vertex")?
        .iter()
        .map(|vertex| Ok([coordinate(vertex, "x")?, coordinate(vertex, "y")?, coordinate(vertex, "z")?]))
        .collect::<Result<_>>()?;
    let triangles = elements("face")?
        .iter()
        .map(|face| match face.get("vertex_indices") {
            Some(Property::ListInt(list)) => match list[..] {
                [a, b, c] => Ok([a as u32, b as u32, c as u32]),
                _ => anyhow::bail!("a face with {} vertices", list.len()),
            },
            other => anyhow::bail!("vertex_indices is {other:?}"),
        })
        .collect::<Result<_>>()?;
    Ok((positions, triangles))
}

/// Reads the first two columns of a file `*.pairs.csv`.
pub fn read_pairs(path: &Path) -> Result<Vec<(u32, u32)>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let pair = |line: &str| {
        let mut fields = line.split(',');
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    text.lines().skip(1).map(|line| pair(line).with_context(|| format!("not a pair: {line}"))).collect()
}
