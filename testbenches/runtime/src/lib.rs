//! What a C kernel is built with. The device's own files (`device/`: header, start-up code, work distribution, printing,
//! linker script) are part of this library, so that an installed command carries them; `build` writes them out, calls
//! the compiler on them and a user's sources, and refuses an image in which the compiler broke the structure of a split.

mod compile;
mod error;
mod files;
mod sites;

pub use compile::{Build, DEFAULT_COMPILER, Extensions};
pub use error::BuildError;
pub use files::write_headers;
