//! Signals that travel together: declared, sized and documented once, linked in one line.
//!
//! A bundle is a struct generic over the kind of its signals, so that one declaration serves both ends, what lies between
//! them and the registers that hold it:
//!
//! ```text
//! #[derive(Bundle)]
//! pub struct Request<K: Kind> {
//!     /// A request stands here.
//!     pub valid: Signal<K>,
//!     /// It is taken in this cycle.
//!     pub ready: Back<K>,
//! }
//! ```
//!
//! `Request<Out>` is the requester's face, `Request<In>` the server's, `Request<Local>` a name inside a block,
//! `Request<Held>` a row of registers (without `Back`), `Request<Staged>` the same in a pipeline: of it only flags have a
//! reset. `wires::link(&mut self.core.request, &mut self.bus.request)` carries every `Signal` from the first to the second
//! and every `Back` the other way; it works on single signals and on lists, too. Which way is which follows from the bundle
//! in Rust and from who may write what in Verilog (`verilog/link.rs`); `check_block` compares the two.

use crate::reg::Reg;
use crate::value::Value;
use crate::wire::Wire;
use rust_hdl_core::prelude::{Block, In, Local, Out};

/// Registers: a bundle of them holds its value over clock edges.
pub struct Held;

/// A pipeline register: flags are zero after reset, all else is data, which has no reset.
pub struct Staged;

/// What the signals of a bundle are.
pub trait Kind: 'static {
    /// A signal of this kind.
    type Signal: Carrier;
    /// What goes against it.
    type Flip: Kind;

    /// A signal of `width` bits.
    fn wire(width: usize) -> Self::Signal {
        Self::Signal::sized(width)
    }

    /// The same for what must be known after reset also where data need not: whether there is anything.
    fn flag(width: usize) -> Self::Signal {
        Self::wire(width)
    }

    /// `count` signals of `width` bits each.
    fn wires(count: usize, width: usize) -> Vec<Self::Signal> {
        (0..count).map(|_| Self::wire(width)).collect()
    }

    /// A signal of `width` bits against the stream.
    fn back(width: usize) -> Back<Self> {
        Self::Flip::wire(width)
    }

    /// `count` signals of `width` bits each against the stream.
    fn backs(count: usize, width: usize) -> Vec<Back<Self>> {
        Self::Flip::wires(count, width)
    }
}

/// A signal of a bundle, in its direction.
pub type Signal<K> = <K as Kind>::Signal;
/// The kind against `K`.
pub type Flip<K> = <K as Kind>::Flip;
/// A signal of a bundle, against its direction.
pub type Back<K> = <<K as Kind>::Flip as Kind>::Signal;

impl Kind for In {
    type Signal = Wire<In>;
    type Flip = Out;
}

impl Kind for Out {
    type Signal = Wire<Out>;
    type Flip = In;
}

impl Kind for Local {
    type Signal = Wire<Local>;
    type Flip = Local;
}

impl Kind for Held {
    type Signal = Reg;
    type Flip = Held;
}

impl Kind for Staged {
    type Signal = Reg;
    type Flip = Staged;

    fn wire(width: usize) -> Reg {
        Reg::without_reset(width)
    }

    fn flag(width: usize) -> Reg {
        Reg::new(width)
    }
}

/// A wire or a register.
pub trait Carrier: Block {
    /// Of `width` bits.
    fn sized(width: usize) -> Self;
    /// How many bits.
    fn bits_wide(&self) -> usize;
    /// What it carries.
    fn carried(&self) -> Value;
    /// What it will carry.
    fn carry(&mut self, value: Value);
}

macro_rules! carrier {
    ($($carrier:ty),*) => {$(
        impl Carrier for $carrier {
            fn sized(width: usize) -> Self {
                <$carrier>::new(width)
            }
            fn bits_wide(&self) -> usize {
                self.width()
            }
            fn carried(&self) -> Value {
                self.val()
            }
            fn carry(&mut self, value: Value) {
                self.next = value;
            }
        }
    )*};
}

carrier!(Wire<In>, Wire<Out>, Wire<Local>, Reg);

/// Something whose signals can be carried over to a `To`.
pub trait Link<To> {
    /// Carries every signal over, and those against the stream back.
    fn link_to(&mut self, to: &mut To);
}

impl<A: Carrier, B: Carrier> Link<B> for A {
    fn link_to(&mut self, to: &mut B) {
        to.carry(self.carried());
    }
}

impl<A: Link<B>, B> Link<Vec<B>> for Vec<A> {
    fn link_to(&mut self, to: &mut Vec<B>) {
        assert_eq!(self.len(), to.len(), "lists of different lengths are linked");
        self.iter_mut().zip(to).for_each(|(from, to)| from.link_to(to));
    }
}

/// One value for each signal of a bundle, in a struct of the same field names.
pub trait Values<T> {
    /// That struct.
    type Values;
    /// Asks `see` about every signal: its name (`issue.pc`, `values.3`) and its width. `name` is that of the bundle.
    fn values<E>(
        &self,
        name: &str,
        see: &mut dyn FnMut(&str, usize) -> Result<T, E>,
    ) -> Result<Self::Values, E>;
}

impl<T, C: Carrier> Values<T> for C {
    type Values = T;
    fn values<E>(&self, name: &str, see: &mut dyn FnMut(&str, usize) -> Result<T, E>) -> Result<T, E> {
        see(name, self.bits_wide())
    }
}

impl<T, B: Values<T>> Values<T> for Vec<B> {
    type Values = Vec<B::Values>;
    fn values<E>(
        &self,
        name: &str,
        see: &mut dyn FnMut(&str, usize) -> Result<T, E>,
    ) -> Result<Vec<B::Values>, E> {
        self.iter().enumerate().map(|(at, one)| one.values(&member(name, &at.to_string()), see)).collect()
    }
}

/// The name of `field` in something called `name`.
pub fn member(name: &str, field: &str) -> String {
    if name.is_empty() { field.to_string() } else { format!("{name}.{field}") }
}

/// The one statement about bundles: `wires::link(&mut self.from, &mut self.to)`.
pub mod wires {
    use super::Link;
    use rust_hdl_core::ast::{VerilogLink, VerilogLinkDetails};

    /// Carries every signal of `from` over to `to`, and those against the stream back.
    pub fn link<A: Link<B>, B>(from: &mut A, to: &mut B) {
        from.link_to(to);
    }

    /// The same for the printer.
    pub fn link_hdl(_own: &str, from: &str, to: &str) -> Vec<VerilogLink> {
        vec![VerilogLink::Forward(VerilogLinkDetails {
            my_name: String::new(),
            owner_name: from.into(),
            other_name: to.into(),
        })]
    }
}
