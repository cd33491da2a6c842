//! An access on its way from the operands to the coalescer: all lanes with their addresses and the bytes they store.

use crate::Shape;
use warpstep_kit::prelude::*;

/// Bytes to store, each in its place.
#[derive(Bundle)]
pub struct StoreBytes<K: Kind> {
    /// Data to store, each byte in its place.
    pub data: Signal<K>,
    /// Bytes that are stored, one bit per byte.
    pub bytes: Signal<K>,
}

impl<K: Kind> StoreBytes<K> {
    /// Of `length` bytes: a word or a line.
    pub fn new(length: usize) -> StoreBytes<K> {
        StoreBytes { data: K::wire(8 * length), bytes: K::wire(length) }
    }

    /// One word per lane.
    pub fn per_lane(shape: &Shape) -> Vec<StoreBytes<K>> {
        (0..shape.lanes()).map(|_| StoreBytes::new(4)).collect()
    }
}

/// What one lane accesses.
#[derive(Bundle)]
pub struct LaneAccess<K: Kind> {
    /// Address the lane accesses.
    pub address: Signal<K>,
    /// Word the lane stores.
    pub store: StoreBytes<K>,
}

impl<K: Kind> LaneAccess<K> {
    /// One per lane.
    pub fn per_lane(shape: &Shape) -> Vec<LaneAccess<K>> {
        (0..shape.lanes()).map(|_| LaneAccess { address: K::wire(32), store: StoreBytes::new(4) }).collect()
    }
}

/// One load, store or fence.
#[derive(Bundle)]
pub struct Access<K: Kind> {
    /// There is an access.
    pub valid: Signal<K>,
    /// Tag of the access.
    pub tag: Signal<K>,
    /// Lanes that still have to access memory, one bit per lane.
    pub active: Signal<K>,
    /// Lanes whose address lies in local memory, one bit per lane.
    pub local: Signal<K>,
    /// Lanes whose address belongs to a device, one bit per lane.
    pub io: Signal<K>,
    /// Address and word to store of each lane.
    pub lanes: Vec<LaneAccess<K>>,
}

impl<K: Kind> Access<K> {
    /// Of all lanes of a warp.
    pub fn new(shape: &Shape) -> Access<K> {
        Access {
            valid: K::flag(1),
            tag: K::wire(shape.tag_bits()),
            active: K::wire(shape.lanes()),
            local: K::wire(shape.lanes()),
            io: K::wire(shape.lanes()),
            lanes: LaneAccess::per_lane(shape),
        }
    }
}
