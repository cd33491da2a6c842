//! What a random program may contain.

use warpstep_spec::Config;

/// One switch per kind of statement. [`Features::of`] turns on all that a machine can run; callers turn off what they do not want.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Features {
    /// Multiplication and division.
    pub products: bool,
    /// Float instructions and CSRs.
    pub floats: bool,
    /// Loads and stores.
    pub memory: bool,
    /// Lanes of a warp at one address, where the highest active one wins.
    pub lanes_meet: bool,
    /// Accesses to local memory.
    pub local_memory: bool,
    /// Control and status registers, counters of time included.
    pub csrs: bool,
    /// Of these, what depends on when it is done: counters, who is active, what warps share.
    pub clocks: bool,
    /// vote and shfl.
    pub lane_exchange: bool,
    /// Splits, divergent loops, masks.
    pub divergence: bool,
    /// Splits that name a split context.
    pub marked_splits: bool,
    /// More than one warp, with barriers.
    pub warps: bool,
    /// Barriers of several cores, and words they give each other.
    pub cores: bool,
    /// Programs that write themselves, with fence.i.
    pub patches: bool,
    /// Halves of a split may run at the same time: what they share in memory has no order, what belongs to their warp is left alone.
    pub halves_race: bool,
}

impl Features {
    /// Everything this machine can do.
    pub fn of(config: &Config) -> Features {
        Features {
            products: config.multiply_divide,
            floats: config.fpu,
            memory: true,
            lanes_meet: true,
            local_memory: true,
            csrs: true,
            clocks: true,
            lane_exchange: true,
            divergence: true,
            marked_splits: true,
            warps: config.warps > 1,
            cores: config.cores > 1 && config.multiply_divide, // the number of another core is a remainder
            patches: config.cores == 1, // fence.i of one core does not reach the caches of the others
            halves_race: config.splits_in_parallel(),
        }
    }
}
