//! Emitted Verilog as a running model.
//!
//! ```text
//! Source (Verilog text, ports) ── Cache::model ──> shared object ── Model::load ──> set, eval, get
//!                                 verilator, c++
//! ```
//!
//! So far this room holds the Verilator half: any design, named at run time, is verilated, compiled, cached by the hash
//! of everything it is made of, and loaded. The lockstep contract comes with the core.

pub mod verilated;
