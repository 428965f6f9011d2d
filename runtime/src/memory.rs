//! Shortage of memory as an error.
//!
//! A list that grows without limit aborts the process when memory is exhausted. Before large lists are built, their total size is
//! estimated and reserved here, fallibly; lists of results, whose size is not known in advance, grow fallibly themselves.

use core::hint::black_box;

use crate::{Error, Result};

/// Reserves this number of bytes and frees them again. Fails if the process cannot have that much memory now.
///
/// This takes microseconds: the memory is not written.
pub(crate) fn expect_memory(what: &'static str, bytes: usize) -> Result<()> {
    let mut list: Vec<u8> = Vec::new();
    let reserved = list.try_reserve_exact(bytes);
    // An allocation that nothing uses may be removed by the compiler.
    black_box(&list);
    reserved.map_err(|_| Error::OutOfMemory { what, bytes: bytes as u64 })
}

/// Collects a list with a known length.
pub(crate) fn collected<T>(what: &'static str, items: impl ExactSizeIterator<Item = T>) -> Result<Vec<T>> {
    let mut list = Vec::new();
    let len = items.len();
    let bytes = (len as u64).saturating_mul(size_of::<T>() as u64);
    list.try_reserve_exact(len).map_err(|_| Error::OutOfMemory { what, bytes })?;
    list.extend(items);
    Ok(list)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_memory_than_there_is_is_an_error() {
        assert_eq!(expect_memory("a test", 1 << 20), Ok(()));
        let error = expect_memory("a test", isize::MAX as usize).expect_err("more than an address space");
        assert_eq!(error.to_string(), format!("out of memory for a test: {} bytes more are needed", isize::MAX));
        let endless = (0..usize::MAX).map(|index| index as u64);
        assert!(collected("a test", endless).is_err());
        assert_eq!(collected("a test", 3..6), Ok(vec![3, 4, 5]));
    }
}
