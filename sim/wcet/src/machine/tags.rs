//! The line at each place of a cache.

use crate::key::hash_sparse;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tags(Vec<Option<u32>>);

impl Tags {
    /// Of a cache with nothing in it.
    pub fn new(cache_bytes: u32, line_bytes: u32) -> Tags {
        Tags(vec![None; (cache_bytes / line_bytes) as usize])
    }
}

/// Most places are empty.
impl Hash for Tags {
    fn hash<H: Hasher>(&self, state: &mut H) {
        hash_sparse(&self.0, Option::is_some, state);
    }
}

impl Deref for Tags {
    type Target = [Option<u32>];

    fn deref(&self) -> &[Option<u32>] {
        &self.0
    }
}

impl DerefMut for Tags {
    fn deref_mut(&mut self) -> &mut [Option<u32>] {
        &mut self.0
    }
}
