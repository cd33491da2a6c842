//! The boundary: the only file of the project that may call foreign code.
//!
//! What makes it sound: the functions are those of our wrapper (the version of a loaded object is checked), a loaded
//! object stays until the program ends, the handle is freed once, and a pointer to a port or variable stays valid as long
//! as the handle does and points at as many bytes as Verilator's type for its width has (1, 2, 4, 8, or whole 32-bit
//! words).
//!
//! Objects stay because unloading one ends the statics of Verilator's runtime that were first used through it, and a
//! linker may have given other objects those same statics.
#![allow(unsafe_code)]

use super::Initial;
use super::wrapper::VERSION;
use libloading::{Library, Symbol};
use std::ffi::{CString, c_char, c_void};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

type New = unsafe extern "C" fn(u32, u32) -> *mut c_void;
type Free = unsafe extern "C" fn(*mut c_void);
type Eval = unsafe extern "C" fn(*mut c_void);
type PortOf = unsafe extern "C" fn(*mut c_void, u32) -> *mut c_void;
type VariableOf = unsafe extern "C" fn(*mut c_void, *const c_char, *const c_char) -> *mut c_void;
type Version = unsafe extern "C" fn() -> u32;

#[derive(Clone, Copy)]
struct Functions {
    new: New,
    free: Free,
    eval: Eval,
    port: PortOf,
    variable: VariableOf,
}

/// Verilator keeps a list of all scopes of a process without a lock: models are loaded, made and freed one at a time.
static SCOPES: Mutex<()> = Mutex::new(());

fn one_at_a_time() -> MutexGuard<'static, ()> {
    SCOPES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A live model.
pub(super) struct Instance {
    handle: *mut c_void,
    functions: Functions,
}

/// Where the value of a port or variable lies, and in how many bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    start: *mut u8,
    bytes: usize,
    /// Its lowest bit, counted from `start`, and its bits, of which a slot of more than eight bytes has more.
    low: u32,
    bits: u64,
}

/// So many low bits, 64 at most.
fn low_bits(width: usize) -> u64 {
    u64::MAX.checked_shl(width as u32).map_or(u64::MAX, |above| !above)
}

impl Slot {
    /// A whole value of Verilator's type for `width` bits.
    fn whole(start: *mut u8, width: usize) -> Slot {
        Slot { start, bytes: bytes_of(width), low: 0, bits: low_bits(width) }
    }

    /// Bits of this slot from `low` up.
    ///
    /// # Panics
    /// If they are more than 32, or not all inside.
    pub fn part(self, low: usize, width: usize) -> Slot {
        assert!(width <= 32 && low + width <= 8 * self.bytes, "a member of a list has at most 32 bits");
        // Of a wide port the eight bytes that hold the member.
        let first = if self.bytes > 8 { (low / 32 * 4).min(self.bytes - 8) } else { 0 };
        // SAFETY: `first` and the eight bytes from there are inside the slot.
        let start = unsafe { self.start.add(first) };
        Slot { start, bytes: self.bytes.min(8), low: (low - 8 * first) as u32, bits: low_bits(width) }
    }
}

// The model has no thread of its own and is used by one thread at a time through `&mut`.
unsafe impl Send for Instance {}
unsafe impl Send for Slot {}

/// Bytes of Verilator's type for `bits` bits.
fn bytes_of(width: usize) -> usize {
    match width {
        0..=8 => 1,
        9..=16 => 2,
        17..=32 => 4,
        33..=64 => 8,
        wide => wide.div_ceil(32) * 4,
    }
}

#[cfg(builtin_model)]
fn builtin_functions() -> Functions {
    unsafe extern "C" {
        fn warpstep_builtin_new(random: u32, seed: u32) -> *mut c_void;
        fn warpstep_builtin_free(handle: *mut c_void);
        fn warpstep_builtin_eval(handle: *mut c_void);
        fn warpstep_builtin_port(handle: *mut c_void, number: u32) -> *mut c_void;
        fn warpstep_builtin_variable(
            handle: *mut c_void,
            scope: *const c_char,
            name: *const c_char,
        ) -> *mut c_void;
    }
    Functions {
        new: warpstep_builtin_new,
        free: warpstep_builtin_free,
        eval: warpstep_builtin_eval,
        port: warpstep_builtin_port,
        variable: warpstep_builtin_variable,
    }
}

/// The functions of a shared object, which stays loaded.
fn loaded_functions(object: &Path) -> Result<Functions, String> {
    // SAFETY: the object was made by our build and exports our functions; the version says so.
    let library = unsafe {
        let library = Library::new(object).map_err(|error| error.to_string())?;
        let version: Symbol<Version> =
            library.get(b"warpstep_version\0").map_err(|error| error.to_string())?;
        if version() != VERSION {
            return Err(format!("it has version {} of the interface, not {VERSION}", version()));
        }
        library
    };
    let functions = functions_in(&library).map_err(|error| error.to_string())?;
    std::mem::forget(library);
    Ok(functions)
}

fn functions_in(library: &Library) -> Result<Functions, libloading::Error> {
    // SAFETY: the types are those of the wrapper's functions; the caller has checked the version.
    unsafe {
        let new: Symbol<New> = library.get(b"warpstep_new\0")?;
        let free: Symbol<Free> = library.get(b"warpstep_free\0")?;
        let eval: Symbol<Eval> = library.get(b"warpstep_eval\0")?;
        let port: Symbol<PortOf> = library.get(b"warpstep_port\0")?;
        let variable: Symbol<VariableOf> = library.get(b"warpstep_variable\0")?;
        Ok(Functions { new: *new, free: *free, eval: *eval, port: *port, variable: *variable })
    }
}

impl Instance {
    /// The caller holds the lock.
    fn start(functions: Functions, initial: Initial) -> Instance {
        let (random, seed) = match initial {
            Initial::Zero => (0, 0),
            Initial::Random(seed) => (1, seed),
        };
        // SAFETY: the function is the wrapper's, and its code stays.
        let handle = unsafe { (functions.new)(random, seed) };
        Instance { handle, functions }
    }

    /// Of the model compiled into this program, if there is one.
    pub fn builtin(initial: Initial) -> Option<Instance> {
        #[cfg(builtin_model)]
        {
            let _one_at_a_time = one_at_a_time();
            Some(Instance::start(builtin_functions(), initial))
        }
        #[cfg(not(builtin_model))]
        {
            let _ = initial;
            None
        }
    }

    /// Of a shared object.
    pub fn load(object: &Path, initial: Initial) -> Result<Instance, String> {
        let _one_at_a_time = one_at_a_time();
        Ok(Instance::start(loaded_functions(object)?, initial))
    }

    pub fn eval(&mut self) {
        // SAFETY: the handle is live.
        unsafe { (self.functions.eval)(self.handle) }
    }

    /// The slot of a port of that width; `None` for a number the wrapper does not know.
    pub fn port(&mut self, number: u32, width: usize) -> Option<Slot> {
        // SAFETY: the handle is live; the wrapper answers null for an unknown number.
        let start = unsafe { (self.functions.port)(self.handle, number) };
        (!start.is_null()).then(|| Slot::whole(start.cast(), width))
    }

    /// The slots of the words of an exposed variable; `None` for one that is not exposed.
    pub fn variable(&mut self, scope: &str, name: &str, width: usize, words: usize) -> Option<Vec<Slot>> {
        let (scope, name) = (CString::new(scope).ok()?, CString::new(name).ok()?);
        // SAFETY: the handle is live, the names are; the wrapper answers null for an unknown variable.
        let start = unsafe { (self.functions.variable)(self.handle, scope.as_ptr(), name.as_ptr()) };
        if start.is_null() {
            return None;
        }
        let bytes = bytes_of(width);
        // SAFETY: the variable is an array of so many words of that width, side by side.
        let word = |number: usize| Slot::whole(unsafe { start.cast::<u8>().add(number * bytes) }, width);
        Some((0..words).map(word).collect())
    }

    /// A value of at most 64 bits; the low 64 of a wider one.
    pub fn value(&self, slot: Slot) -> u64 {
        self.around(slot) >> slot.low & slot.bits
    }

    /// The eight bytes, or all there are, in which a value lies.
    fn around(&self, slot: Slot) -> u64 {
        // SAFETY: the slot belongs to this live model; Verilator aligns a type of so many bytes as C++ does.
        unsafe {
            match slot.bytes {
                1 => (*slot.start).into(),
                2 => (*slot.start.cast::<u16>()).into(),
                4 => (*slot.start.cast::<u32>()).into(),
                _ => slot.start.cast::<u64>().read_unaligned(),
            }
        }
    }

    /// Sets a value of at most 64 bits, whose higher bits are dropped; what of a wider slot is higher becomes zero. Of a list the
    /// other members stay.
    pub fn set_value(&mut self, slot: Slot, value: u64) {
        let Slot { low, bits, .. } = slot;
        let value = self.around(slot) & !(bits << low) | (value & bits) << low;
        // SAFETY: as for reading; `&mut self` keeps others away.
        unsafe {
            match slot.bytes {
                1 => *slot.start = value as u8,
                2 => *slot.start.cast::<u16>() = value as u16,
                4 => *slot.start.cast::<u32>() = value as u32,
                8 => slot.start.cast::<u64>().write_unaligned(value),
                _ => self.write(slot, &value.to_le_bytes()),
            }
        }
    }

    /// Copies a value out, lowest byte first.
    pub fn read(&self, slot: Slot, into: &mut [u8]) {
        let bytes = slot.bytes.min(into.len());
        // SAFETY: the slot belongs to this live model and holds `slot.bytes` bytes.
        unsafe { std::ptr::copy_nonoverlapping(slot.start, into.as_mut_ptr(), bytes) }
    }

    /// Copies a value in, lowest byte first; what is not given becomes zero.
    pub fn write(&mut self, slot: Slot, from: &[u8]) {
        let bytes = slot.bytes.min(from.len());
        // SAFETY: as for reading; `&mut self` keeps others away.
        unsafe {
            std::ptr::copy_nonoverlapping(from.as_ptr(), slot.start, bytes);
            std::ptr::write_bytes(slot.start.add(bytes), 0, slot.bytes - bytes);
        }
    }
}

impl Drop for Instance {
    fn drop(&mut self) {
        let _one_at_a_time = one_at_a_time();
        // SAFETY: the handle is live and freed here only.
        unsafe { (self.functions.free)(self.handle) }
    }
}
