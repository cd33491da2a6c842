//! Something for each 4 KiB page of the address space, made when first asked for. Two levels, so that an empty table
//! is small and a lookup is two loads.

/// Address bits within a page.
pub const PAGE_BITS: u32 = 12;
const LEVEL: usize = 1 << 10;

type Leaf<T> = Vec<Option<Box<T>>>;

/// A sparse array of 2^20 pages.
#[derive(Clone)]
pub struct Pages<T> {
    leaves: Vec<Option<Leaf<T>>>,
    count: usize,
}

impl<T: Clone> Default for Pages<T> {
    fn default() -> Self {
        Pages { leaves: vec![None; LEVEL], count: 0 }
    }
}

fn split(address: u32) -> (usize, usize) {
    ((address >> (PAGE_BITS + 10)) as usize, (address >> PAGE_BITS) as usize % LEVEL)
}

impl<T: Clone> Pages<T> {
    /// The page of an address, if it exists.
    #[inline]
    pub fn get(&self, address: u32) -> Option<&T> {
        let (leaf, page) = split(address);
        self.leaves[leaf].as_ref()?[page].as_deref()
    }

    /// The same, to change it.
    #[inline]
    pub fn get_mut(&mut self, address: u32) -> Option<&mut T> {
        let (leaf, page) = split(address);
        self.leaves[leaf].as_mut()?[page].as_deref_mut()
    }

    /// The page of an address, made now if it does not exist.
    #[inline]
    pub fn get_or_make(&mut self, address: u32, make: impl FnOnce() -> T) -> &mut T {
        let (leaf, page) = split(address);
        let leaf = self.leaves[leaf].get_or_insert_with(|| vec![None; LEVEL]);
        leaf[page].get_or_insert_with(|| {
            self.count += 1;
            Box::new(make())
        })
    }

    /// Every page with its first address, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = (u32, &T)> {
        let leaves =
            self.leaves.iter().enumerate().filter_map(|(number, leaf)| Some((number, leaf.as_ref()?)));
        leaves.flat_map(|(leaf, pages)| {
            let address = move |page: usize| ((leaf * LEVEL + page) as u32) << PAGE_BITS;
            pages.iter().enumerate().filter_map(move |(page, one)| Some((address(page), &**one.as_ref()?)))
        })
    }

    /// How many pages exist.
    pub fn count(&self) -> usize {
        self.count
    }
}
