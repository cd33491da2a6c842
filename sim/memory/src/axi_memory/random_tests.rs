//! A memory of random latency behind masters of several kinds: everything in order, nothing later than promised.

use super::*;
use crate::signals::INCREMENTING;
use std::collections::VecDeque;
use warpstep_spec::config::named;

fn memory(latency: u32, seed: u64) -> AxiMemory {
    let mut p = named("small").unwrap().parameters();
    (p.memory_latency, p.axi_bytes) = (latency, 8);
    let (config, rules) = (Config::try_from(p).unwrap(), AccessRules::strict(16384));
    AxiMemory::without_bytes(&config, MemoryKind::Random { seed }, rules).unwrap()
}

/// What was seen of the reads or writes of a run.
#[derive(Default)]
struct Seen {
    refused: u32,
    pauses: u32,
    /// Accesses that came as late as they may.
    latest: u32,
}

/// Reads of `beats` beats, each offered when fewer than `ahead` are in flight.
fn reads(latency: u32, seed: u64, beats: u8, ahead: usize) -> Seen {
    let mut memory = memory(latency, seed);
    let mut seen = Seen::default();
    let mut offered_in = None;
    let mut in_flight: VecDeque<u64> = VecDeque::new();
    let (mut done, mut before) = (0, 0);
    for cycle in 0..3000 {
        let slave = memory.outputs();
        let mut master = MasterSignals { rready: true, bready: true, ..MasterSignals::default() };
        if offered_in.is_some() || in_flight.len() < ahead {
            let first = *offered_in.get_or_insert(cycle);
            (master.arvalid, master.arlen, master.arburst) = (true, beats - 1, INCREMENTING);
            master.araddr = 0x8000_0000;
            seen.refused += u32::from(!slave.arready);
            if slave.arready {
                in_flight.push_back(first);
                offered_in = None;
            }
        }
        seen.pauses += u32::from(done > 0 && !slave.rvalid);
        if slave.rvalid {
            done += 1;
            assert_eq!(slave.rlast, done == beats);
        }
        if slave.rvalid && slave.rlast {
            let first = in_flight.pop_front().expect("a read is in flight");
            let promised = (first + u64::from(latency) - 1).max(before) + u64::from(beats);
            assert!(cycle <= promised, "latency {latency}, seed {seed}: {cycle} is after {promised}");
            seen.latest += u32::from(cycle == promised);
            (done, before) = (0, cycle);
        }
        memory.step(&master);
    }
    seen
}

/// Writes of `beats` beats, one after the other, the address offered with beat `address_with`.
fn writes(latency: u32, seed: u64, beats: u32, address_with: u32) -> Seen {
    let mut memory = memory(latency, seed);
    let mut seen = Seen::default();
    let (mut first, mut sent, mut address_sent) = (0, 0, false);
    for cycle in 0..3000 {
        let slave = memory.outputs();
        if slave.bvalid {
            // The last beat is offered beats - 1 cycles after the first if nothing is refused; the master waits for the answer.
            let promised = first + u64::from(beats - 1 + latency);
            assert!(cycle <= promised, "latency {latency}, seed {seed}: {cycle} is after {promised}");
            seen.latest += u32::from(cycle == promised);
            (first, sent, address_sent) = (cycle + 1, 0, false);
            memory.step(&MasterSignals { bready: true, ..MasterSignals::default() });
            continue;
        }
        let mut master = MasterSignals { bready: true, ..MasterSignals::default() };
        (master.wvalid, master.wlast) = (sent < beats, sent + 1 == beats);
        (master.awvalid, master.awlen) = (!address_sent && sent >= address_with, beats as u8 - 1);
        (master.awaddr, master.awburst) = (0x8000_0000, INCREMENTING);
        sent += u32::from(master.wvalid && slave.wready);
        address_sent |= master.awvalid && slave.awready;
        let refused = master.wvalid && !slave.wready || master.awvalid && !slave.awready;
        seen.refused += u32::from(refused);
        memory.step(&master);
    }
    seen
}

#[test]
fn refusals_latency_and_pauses_of_a_read_are_never_more_than_memory_latency() {
    for (latency, beats, ahead) in [(2, 4, 1), (3, 1, 1), (7, 4, 1), (7, 8, 4), (30, 2, 4), (100, 16, 2)] {
        let all: Vec<Seen> = (0..10).map(|seed| reads(latency, seed, beats, ahead)).collect();
        let sum = |field: fn(&Seen) -> u32| all.iter().map(field).sum::<u32>();
        let what = format!("latency {latency}, {beats} beats, {ahead} ahead");
        assert!(sum(|seen| seen.refused) > 100, "{what}: some are refused");
        assert!(beats == 1 || sum(|seen| seen.pauses) > 10, "{what}: there are pauses");
        assert!(sum(|seen| seen.latest) > 0, "{what}: the promise is used");
    }
}

#[test]
fn refusals_and_latency_of_a_write_are_never_more_than_memory_latency() {
    for (latency, beats, address_with) in [(2, 4, 0), (3, 1, 0), (7, 8, 0), (7, 4, 2), (30, 2, 1)] {
        let all: Vec<Seen> = (0..10).map(|seed| writes(latency, seed, beats, address_with)).collect();
        let what = format!("latency {latency}, {beats} beats, address with beat {address_with}");
        assert!(all.iter().map(|seen| seen.refused).sum::<u32>() > 100, "{what}: some are refused");
        assert!(all.iter().any(|seen| seen.latest > 0), "{what}: the promise is used");
    }
}

#[test]
fn a_memory_of_latency_1_refuses_nothing_and_never_pauses() {
    let seen = reads(1, 4, 4, 2);
    assert_eq!((seen.refused, seen.pauses), (0, 0));
    assert_eq!(writes(1, 4, 4, 0).refused, 0);
}

#[test]
fn a_beat_that_is_offered_stays_until_it_is_taken_and_pauses_come_only_between_beats() {
    let mut memory = memory(30, 2);
    let mut waits = None;
    for cycle in 0..4000u64 {
        let slave = memory.outputs();
        if let Some(last) = waits {
            assert_eq!((slave.rvalid, slave.rlast), (true, last), "cycle {cycle}");
        }
        let rready = cycle % 3 == 0;
        waits = (slave.rvalid && !rready).then_some(slave.rlast);
        let arvalid = cycle % 50 == 0 || cycle % 50 < 30 && !slave.arready;
        let asks = MasterSignals { arvalid, araddr: 0x8000_0000, arlen: 7, rready, ..Default::default() };
        memory.step(&asks);
    }
}
