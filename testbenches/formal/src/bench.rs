//! One thing to prove: a block as Verilog, the wrapper around it, what is cut out, and how it is proven.

use crate::wrapper::{Wrapper, Written};
use warpstep_core::{EmitError, Mutations};
use warpstep_kit::prelude::Block;
use warpstep_kit::verilog::{Design, emit_with};

/// How a proof is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// What holds in `steps` cycles holds in the next.
    Induction {
        /// Cycles it needs to know.
        steps: usize,
    },
    /// All states that can be reached, by ABC (signal correspondence, then property directed reachability).
    Reachability,
}

/// What the solver gets.
pub struct Bench {
    /// The block, emitted.
    pub design: Design,
    /// What is around it.
    pub wrapper: Written,
    /// Modules whose outputs are free: their behaviour must not be needed. That only adds behaviours.
    pub cuts: Vec<String>,
    /// Registers without a reset begin with zero: two copies are to differ by what they are given only.
    pub alike: bool,
    /// How it is proven.
    pub method: Method,
    /// Cycles within which every case must have happened.
    pub reach: usize,
    /// Cycles within which a counterexample is searched where there is no proof.
    pub search: usize,
}

impl Bench {
    /// A block alone, with mutations in it; `write` makes the claims.
    pub fn new(
        block: &dyn Block,
        mutations: &Mutations,
        write: impl FnOnce(&mut Wrapper),
    ) -> Result<Bench, EmitError> {
        let design = emit_with(block, "", mutations)?;
        let mut wrapper = Wrapper::new(&design);
        write(&mut wrapper);
        let wrapper = wrapper.written();
        Ok(Bench::of(design, wrapper))
    }

    /// Two copies of a block that share all inputs but those `apart`, and start alike.
    pub fn twice(
        block: &dyn Block,
        apart: &[&str],
        mutations: &Mutations,
        write: impl FnOnce(&mut Wrapper),
    ) -> Result<Bench, EmitError> {
        let design = emit_with(block, "", mutations)?;
        let mut wrapper = Wrapper::twice(&design, apart);
        write(&mut wrapper);
        let wrapper = wrapper.written();
        Ok(Bench { alike: true, ..Bench::of(design, wrapper) })
    }

    fn of(design: Design, wrapper: Written) -> Bench {
        let method = Method::Induction { steps: 1 };
        Bench { design, wrapper, cuts: vec![], alike: false, method, reach: 8, search: 10 }
    }

    /// Without the behaviour of the inner blocks of these names; a block that is not there is nothing to cut.
    pub fn without(mut self, blocks: &[String]) -> Bench {
        let modules = blocks.iter().filter_map(|block| self.design.instance(block));
        self.cuts.extend(modules.map(|instance| instance.module.clone()));
        self.cuts.sort();
        self.cuts.dedup();
        self
    }

    /// By induction over that many cycles.
    pub fn steps(mut self, steps: usize) -> Bench {
        self.method = Method::Induction { steps };
        self
    }

    /// By all states that can be reached.
    pub fn reachable(mut self) -> Bench {
        self.method = Method::Reachability;
        self
    }

    /// Cycles for cases to happen and for counterexamples to be found.
    pub fn within(mut self, reach: usize, search: usize) -> Bench {
        (self.reach, self.search) = (reach, search);
        self
    }
}
