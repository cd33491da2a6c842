//! The boundary: the only file of the project that may call foreign code.
//!
//! What makes it sound: the shared object is one our wrapper was compiled into (its version is checked), the library
//! outlives the handle, the handle is freed once, and a port's pointer stays valid as long as the handle does and
//! points at as many bytes as Verilator's type for its width has (1, 2, 4, 8, or whole 32-bit words).
#![allow(unsafe_code)]

use super::wrapper::VERSION;
use libloading::{Library, Symbol};
use std::ffi::c_void;
use std::path::Path;

type New = unsafe extern "C" fn(u32) -> *mut c_void;
type Free = unsafe extern "C" fn(*mut c_void);
type Eval = unsafe extern "C" fn(*mut c_void);
type PortOf = unsafe extern "C" fn(*mut c_void, u32) -> *mut c_void;
type Version = unsafe extern "C" fn() -> u32;

/// A live model.
pub(super) struct Instance {
    handle: *mut c_void,
    eval: Eval,
    free: Free,
    port: PortOf,
    // Last: the code must not go before the handle is freed.
    _library: Library,
}

/// Where a port's value lies, and in how many bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    start: *mut u8,
    bytes: usize,
}

// The model has no thread of its own and is used by one thread at a time through `&mut`.
unsafe impl Send for Instance {}
unsafe impl Send for Slot {}

impl Instance {
    pub fn new(object: &Path, seed: u32) -> Result<Instance, String> {
        // SAFETY: the object was made by our build and exports our functions; the version says so.
        unsafe {
            let library = Library::new(object).map_err(|error| error.to_string())?;
            let version: Symbol<Version> =
                library.get(b"warpstep_version\0").map_err(|error| error.to_string())?;
            if version() != VERSION {
                return Err(format!("it speaks version {} of the boundary, not {VERSION}", version()));
            }
            let new: Symbol<New> = library.get(b"warpstep_new\0").map_err(|error| error.to_string())?;
            let free: Symbol<Free> = library.get(b"warpstep_free\0").map_err(|error| error.to_string())?;
            let eval: Symbol<Eval> = library.get(b"warpstep_eval\0").map_err(|error| error.to_string())?;
            let port: Symbol<PortOf> = library.get(b"warpstep_port\0").map_err(|error| error.to_string())?;
            let (new, free, eval, port) = (*new, *free, *eval, *port);
            Ok(Instance { handle: new(seed), eval, free, port, _library: library })
        }
    }

    pub fn eval(&mut self) {
        // SAFETY: the handle is live.
        unsafe { (self.eval)(self.handle) }
    }

    /// The slot of a port of that width; `None` for a number the wrapper does not know.
    pub fn slot(&mut self, number: u32, width: usize) -> Option<Slot> {
        let bytes = match width {
            0..=8 => 1,
            9..=16 => 2,
            17..=32 => 4,
            33..=64 => 8,
            wide => wide.div_ceil(32) * 4,
        };
        // SAFETY: the handle is live; the wrapper answers null for an unknown number.
        let start = unsafe { (self.port)(self.handle, number) };
        (!start.is_null()).then_some(Slot { start: start.cast(), bytes })
    }

    /// Copies a port's value out, lowest byte first.
    pub fn read(&self, slot: Slot, into: &mut [u8]) {
        let bytes = slot.bytes.min(into.len());
        // SAFETY: the slot belongs to this live model and holds `slot.bytes` bytes.
        unsafe { std::ptr::copy_nonoverlapping(slot.start, into.as_mut_ptr(), bytes) }
    }

    /// Copies a port's value in, lowest byte first.
    pub fn write(&mut self, slot: Slot, from: &[u8]) {
        let bytes = slot.bytes.min(from.len());
        // SAFETY: as for reading; `&mut self` keeps others away.
        unsafe { std::ptr::copy_nonoverlapping(from.as_ptr(), slot.start, bytes) }
    }
}

impl Drop for Instance {
    fn drop(&mut self) {
        // SAFETY: the handle is live and freed here only.
        unsafe { (self.free)(self.handle) }
    }
}
