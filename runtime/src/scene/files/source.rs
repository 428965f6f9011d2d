//! From a path to the bytes of a file: folders, names, gzip.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use flate2::bufread::MultiGzDecoder;

use super::Format;
use super::error::{FileError, FileProblem, Place, Problem};

/// How many bytes a packed file may have once it is unpacked: more than the largest scene takes in any format, and a
/// bound on what a small file can do to memory.
const UNPACKED_LIMIT: u64 = 1 << 32;

/// What a gzip file begins with.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// The format that a file's name says it has, and its bytes.
pub(super) fn read(path: &Path) -> Result<(Format, Vec<u8>), FileError> {
    let failed = |doing| move |source| FileError::Io { path: path.to_owned(), doing, source };
    // Before all else: a folder may have any name, and opening one fails with another error on each system.
    if fs::metadata(path).map_err(failed("opened"))?.is_dir() {
        return Err(FileError::Folder { path: path.to_owned() });
    }
    let format = Format::of(path).ok_or_else(|| FileError::UnknownFormat { path: path.to_owned() })?;
    let mut bytes = Vec::new();
    File::open(path).map_err(failed("opened"))?.read_to_end(&mut bytes).map_err(failed("read"))?;
    Ok((format, bytes))
}

/// The bytes of a file as they were before gzip, or as they are where they are not packed.
///
/// # Errors
///
/// Where they begin like gzip and cannot be unpacked, or unpack to more than 4 GiB.
pub fn unpack(bytes: &[u8]) -> Result<Cow<'_, [u8]>, FileProblem> {
    if bytes.starts_with(&GZIP) {
        unpack_within(bytes, UNPACKED_LIMIT).map(Cow::Owned)
    } else {
        Ok(Cow::Borrowed(bytes))
    }
}

/// The same, without keeping the packed bytes.
pub(super) fn unpack_owned(bytes: Vec<u8>) -> Result<Vec<u8>, FileProblem> {
    if bytes.starts_with(&GZIP) { unpack_within(&bytes, UNPACKED_LIMIT) } else { Ok(bytes) }
}

fn unpack_within(bytes: &[u8], limit: u64) -> Result<Vec<u8>, FileProblem> {
    let mut unpacked = Vec::new();
    // Files that were packed in parts and put together are one file.
    let result = MultiGzDecoder::new(bytes).take(limit + 1).read_to_end(&mut unpacked);
    result.map_err(|error| Problem::Packed { reason: error.to_string() }.at(Place::File))?;
    if unpacked.len() as u64 > limit {
        return Err(Problem::UnpackedSize { limit }.at(Place::File));
    }
    Ok(unpacked)
}

/// An error where something follows what a binary file promises. Zeros and blanks may: some programs fill up a block, or
/// end even binary files with a line's end.
pub(super) fn expect_padding(bytes: &[u8], end: usize) -> Result<(), FileProblem> {
    let rest = bytes.get(end..).unwrap_or_default();
    if rest.iter().all(|byte| *byte == 0 || byte.is_ascii_whitespace()) {
        return Ok(());
    }
    let problem = Problem::Expected { expected: "the end of the file", found: format!("{} more bytes", rest.len()) };
    Err(problem.at(Place::Byte(end)))
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    #[test]
    fn a_bomb_is_not_unpacked() {
        let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        packer.write_all(&[b'#'; 100_000]).expect("writing to memory");
        let packed = packer.finish().expect("writing to memory");
        assert!(packed.len() < 1_000);
        let problem = unpack_within(&packed, 99_999).expect_err("one byte too many");
        assert_eq!(problem.to_string(), "unpacks to more than 99999 bytes");
        assert_eq!(unpack_within(&packed, 100_000).map(|bytes| bytes.len()), Ok(100_000));
    }
}
