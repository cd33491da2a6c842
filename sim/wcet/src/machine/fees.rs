//! What the doings of a warp can cost another warp, each at most once: the other is ready while it issues, or finds a slot
//! or a unit taken, or its own access stands behind it in memory. Why these numbers suffice is said in docs/bounds.md.

use super::load_store::{Access, Kind};
use super::tally::{Rule, Tally};
use crate::mistake::Mistake;
use warpstep_spec::config::MemoryContract;
use warpstep_spec::latency::UNPIPELINED;
use warpstep_spec::{Class, Config};

/// Cycles from a grant to the first beat and from the last one until the load buffer is free, beside delay and beats.
const TRANSIT: u32 = 4;
/// Cycles from the issue of an access to its first step; as long as it takes, two may be on their way.
const ADDRESSING: u32 = 3;
/// Cycles for which the load buffer holds a load.
const BUFFER: u32 = 2;

/// Cycles a time each rule applies, in the order of [`Rule::ALL`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fees([u64; Rule::ALL.len()]);

/// How much later what stands behind a line is, of which one takes `service` and is in flight for `trip`, with so many in
/// flight at a time: its service, or its part of the time in which a window is sent and answered.
fn behind(trip: u32, service: u32, window: u32) -> u64 {
    u64::from(service.max((trip + service).div_ceil(window)))
}

impl Fees {
    /// Of a machine.
    pub fn new(config: &Config) -> Fees {
        let MemoryContract { delay, stall, gap } = config.memory_contract();
        let beats = config.beats(config.data_line_bytes);
        let is_cached = config.data_cache_bytes > 0;
        let window = config.outstanding_lines;
        let trip = |beats: u32| delay + beats + gap + TRANSIT;
        let read_service = beats.max(gap).max(2);
        let write_service = (beats + stall).max(gap).max(2);
        let write_trip = trip(beats) + stall;
        let in_window = behind(trip(beats), read_service, window);
        // Behind a cache no access overtakes an answer.
        let read = if is_cached { u64::from(trip(beats)) } else { in_window };
        let write = behind(write_trip, write_service, window);
        // Cycles until everything in flight is answered.
        let read_drained = u64::from(trip(beats) + window * read_service);
        let write_drained = u64::from(write_trip + window * write_service);
        let fee = |rule: Rule| match rule {
            Rule::Issue if Mistake::IssueIsFree.is_made() => 0,
            Rule::Issue | Rule::Slot | Rule::Unit | Rule::LoadResult | Rule::Hit | Rule::OwnResult => 1,
            Rule::Load => u64::from(BUFFER.max(ADDRESSING - 1)),
            Rule::Store => u64::from(ADDRESSING - 1),
            Rule::Fence => read_drained + write_drained + u64::from(ADDRESSING),
            // Waits for all answers, and what stands behind it would not have, unless there is a cache.
            Rule::Local => {
                if is_cached {
                    1
                } else {
                    1 + read_drained
                }
            }
            Rule::Read => read,
            Rule::FurtherRead => in_window,
            Rule::Write => write,
            Rule::ReadBehind => write_drained,
            Rule::WriteBehind => read_drained,
            // All who ask for it did so before the first answer: one trip behind that they are answered, too.
            Rule::Again => read_drained,
            Rule::OwnRead => in_window - u64::from(read_service),
            Rule::OwnWrite => write - u64::from(write_service),
            Rule::Fill => u64::from(trip(config.beats(config.instruction_cache.line_bytes))),
            // The first brings it; who asks for it meanwhile does so in vain, until all is answered.
            Rule::Lasting => u64::from(trip(beats)) + read_drained,
            Rule::Leftover => read_drained + write_drained + 2 * config.lanes as u64 * read.max(write),
        };
        Fees(Rule::ALL.map(fee))
    }

    /// Cycles each time a rule applies.
    pub fn of(&self, rule: Rule) -> u64 {
        self.0[rule as usize]
    }

    /// As if a rule cost nothing: what comes of it is no bound.
    pub fn without(mut self, rule: Rule) -> Fees {
        self.0[rule as usize] = 0;
        self
    }

    /// What others can lose by these doings.
    pub fn charge(&self, tally: &Tally) -> u64 {
        Rule::ALL[..Rule::CHARGED].iter().map(|rule| tally.of(*rule) * self.of(*rule)).sum()
    }

    /// What a warp's own lines cost it because they may not have come yet when it asks once more, or others hold places in
    /// the window, its own results because others delay what
    /// follows, and its halves because each can lose what others can.
    pub fn toll(&self, tally: &Tally) -> u64 {
        let own = Rule::TOLLS.iter().map(|rule| tally.of(*rule) * self.of(*rule));
        let halves =
            Rule::ALL[..Rule::CHARGED].iter().map(|rule| tally.to_other_half(*rule) * self.of(*rule));
        own.chain(halves).sum()
    }
}

impl Tally {
    /// An instruction of fixed latency. Slots and units are by lane: no other half of the warp wants those it takes.
    pub(super) fn fixed(&mut self, class: Class, latency: u32, takes_slot: bool) {
        self.count(Rule::Slot, u64::from(takes_slot), false);
        self.count(Rule::Unit, if UNPIPELINED.contains(&class) { latency.into() } else { 0 }, false);
    }

    /// An access, beside its steps.
    pub(super) fn access(&mut self, access: &Access) {
        match access.kind {
            Kind::Load => {
                self.count(Rule::Load, 1, access.in_half);
                self.count(Rule::LoadResult, u64::from(access.register != 0), false);
            }
            Kind::Store => self.count(Rule::Store, 1, access.in_half),
            Kind::Fence => self.count(Rule::Fence, 1, access.in_half),
        }
    }
}
