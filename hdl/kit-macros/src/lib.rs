//! Derives of the hardware kit.
//!
//! `LogicBlock` makes a struct of signals a block, as RustHDL's derive of the same name does, and keeps the documentation of the
//! struct, of its fields and of its file, so that they become comments of the Verilog module. `Bundle` makes a struct of
//! signals one thing that is declared, sized and documented once and linked in one line.
//!
//! Knows syntax only; what the generated code means is told in `warpstep-kit`.

mod block;
mod bundle;
mod docs;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// A struct of signals and inner blocks as a block. Fields that start with `_` are Rust's own.
#[proc_macro_derive(LogicBlock)]
pub fn derive_logic_block(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    let head = docs::head_of_file(proc_macro::Span::call_site());
    block::derive(&input, &head).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// A struct of signals, generic over their kind, as a bundle. `#[bundle(values = Name)]` also makes `Name<T>`, a struct with
/// one `T` per signal.
#[proc_macro_derive(Bundle, attributes(bundle))]
pub fn derive_bundle(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    bundle::derive(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}
