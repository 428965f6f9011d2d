//! Bytes of a mesh file: file access and gzip.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use flate2::bufread::MultiGzDecoder;

use crate::Format;
use crate::error::{FileError, Location, ParseError, ParseErrorKind};

/// Default size limit of a decompressed file in bytes, 4 GiB: a bound on the memory that a small malicious file can take, and
/// larger than most scenes.
pub const MAX_DECOMPRESSED_BYTES: u64 = 1 << 32;

/// First bytes of a gzip file.
const GZIP_MAGIC: [u8; 2] = [0x1f, 0x8b];

/// Reads a file; its name gives the format.
pub(crate) fn read(path: &Path) -> Result<(Format, Vec<u8>), FileError> {
    let io_error = |operation| move |source| FileError::Io { path: path.to_owned(), operation, source };
    // Checked first: a directory may have any name, and the error of opening one depends on the system.
    if fs::metadata(path).map_err(io_error("open"))?.is_dir() {
        return Err(FileError::Directory { path: path.to_owned() });
    }
    let format = Format::from_path(path).ok_or_else(|| FileError::UnknownFormat { path: path.to_owned() })?;
    let mut bytes = Vec::new();
    File::open(path).map_err(io_error("open"))?.read_to_end(&mut bytes).map_err(io_error("read"))?;
    Ok((format, bytes))
}

/// Decompresses gzip data; returns all other data unchanged.
///
/// # Errors
///
/// If the bytes begin like gzip and are invalid, or decompress to more than 4 GiB.
pub fn decompress(bytes: &[u8]) -> Result<Cow<'_, [u8]>, ParseError> {
    if bytes.starts_with(&GZIP_MAGIC) {
        decompress_gzip(bytes, MAX_DECOMPRESSED_BYTES).map(Cow::Owned)
    } else {
        Ok(Cow::Borrowed(bytes))
    }
}

/// Variant of [`decompress`] that frees the compressed bytes.
pub(crate) fn decompress_owned(bytes: Vec<u8>, limit: u64) -> Result<Vec<u8>, ParseError> {
    if bytes.starts_with(&GZIP_MAGIC) { decompress_gzip(&bytes, limit) } else { Ok(bytes) }
}

fn decompress_gzip(bytes: &[u8], limit: u64) -> Result<Vec<u8>, ParseError> {
    let mut decompressed = Vec::new();
    // A file may consist of several gzip members, one after the other.
    let result = MultiGzDecoder::new(bytes).take(limit.saturating_add(1)).read_to_end(&mut decompressed);
    result.map_err(|error| ParseErrorKind::InvalidGzip { reason: error.to_string() }.at(Location::File))?;
    if decompressed.len() as u64 > limit {
        return Err(ParseErrorKind::DecompressedTooLarge { limit }.at(Location::File));
    }
    Ok(decompressed)
}

/// Fails if anything but padding follows the declared content of a binary file. Zeros and white space are padding: some
/// programs fill up a block, or end even binary files with a line break.
pub(crate) fn expect_padding(bytes: &[u8], end: usize) -> Result<(), ParseError> {
    let rest = bytes.get(end..).unwrap_or_default();
    if rest.iter().all(|byte| *byte == 0 || byte.is_ascii_whitespace()) {
        return Ok(());
    }
    let found = format!("{} more bytes", rest.len());
    Err(ParseErrorKind::Unexpected { expected: "end of file", found }.at(Location::Byte(end)))
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    #[test]
    fn decompression_stops_at_the_limit() {
        let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        encoder.write_all(&[b'#'; 100_000]).expect("writing to memory");
        let compressed = encoder.finish().expect("writing to memory");
        assert!(compressed.len() < 1_000);
        let error = decompress_gzip(&compressed, 99_999).expect_err("one byte beyond the limit");
        assert_eq!(
            error.to_string(),
            "file decompresses to more than 99999 bytes; raise the limit if that is intended"
        );
        assert_eq!(decompress_gzip(&compressed, 100_000).map(|bytes| bytes.len()), Ok(100_000));
    }
}
