//! The machine whose mutants are counted if no other is named.

use warpstep_spec::config::named;
use warpstep_spec::{Config, SplitMode};

/// Two warps of four lanes with two split contexts each, and caches so small that short programs fill them; no float unit,
/// which would be a third of all mutants and has an oracle of its own.
pub fn machine() -> Config {
    let mut machine = named("tiny").expect("a name of ours").parameters();
    (machine.splits, machine.split_mode, machine.fpu) = (2, SplitMode::Marked, false);
    (machine.data_cache_bytes, machine.instruction_cache.bytes) = (128, 256);
    machine.local_memory_bytes = 16 << 10;
    Config::try_from(machine).expect("a test builds it")
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_machine_is_possible() {
        let machine = super::machine();
        assert_eq!((machine.warps, machine.lanes, machine.contexts()), (2, 4, 3));
    }
}
