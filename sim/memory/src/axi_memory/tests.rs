//! Times of single bursts, order, bytes, responses.

use super::*;
use crate::signals::INCREMENTING;
use warpstep_program::{AccessRules, Memory};
use warpstep_spec::config::named;

fn config(latency: u32, bytes: u32) -> Config {
    let mut p = named("small").unwrap().parameters();
    p.data_line_bytes = 64; // as long as the widest bus
    (p.memory_latency, p.axi_bytes) = (latency, bytes);
    Config::try_from(p).unwrap()
}

fn rest() -> MasterSignals {
    MasterSignals { rready: true, bready: true, ..MasterSignals::default() }
}

fn read(address: u32, beats: u8) -> MasterSignals {
    MasterSignals { arvalid: true, araddr: address, arlen: beats - 1, arburst: INCREMENTING, ..rest() }
}

fn write(address: u32, word: u32) -> MasterSignals {
    let beat = MasterSignals { wvalid: true, wdata: [word; WORDS], wstrb: 0xF, wlast: true, ..rest() };
    MasterSignals { awvalid: true, awaddr: address, awlen: 0, awburst: INCREMENTING, ..beat }
}

/// Cycles in which beats and responses were accepted when these signals are driven, one per cycle, then rest.
fn run(memory: &mut AxiMemory, driven: &[MasterSignals], cycles: usize) -> (Vec<(u64, u32)>, Vec<u64>) {
    let (mut beats, mut responses) = (Vec::new(), Vec::new());
    for cycle in 0..cycles {
        let master = driven.get(cycle).copied().unwrap_or(rest());
        let slave = memory.outputs();
        if slave.rvalid && master.rready {
            beats.push((cycle as u64, slave.rdata[0]));
        }
        if slave.bvalid && master.bready {
            responses.push(cycle as u64);
        }
        memory.step(&master);
    }
    (beats, responses)
}

fn without_bytes(config: &Config, kind: MemoryKind) -> Result<AxiMemory, MemoryError> {
    AxiMemory::without_bytes(config, kind, AccessRules::strict(16384))
}

fn with_bytes(latency: u32) -> AxiMemory {
    let mut memory = Memory::default();
    for word in 0..64 {
        memory.write(0x8000_0000 + 4 * word, 4, word);
    }
    let contents = Contents::new(memory, AccessRules::strict(16384));
    AxiMemory::with_contents(&config(latency, 8), MemoryKind::Fixed, contents).unwrap()
}

#[test]
fn a_burst_comes_after_the_latency_and_the_next_one_right_behind_it() {
    let mut memory = with_bytes(5);
    let (beats, _) = run(&mut memory, &[read(0x8000_0000, 2), rest(), read(0x8000_0020, 2)], 20);
    assert_eq!(beats, [(5, 0), (6, 2), (7, 8), (8, 10)]);
    let mut memory = with_bytes(5);
    let (beats, _) = run(&mut memory, &[read(0x8000_0000, 4), read(0x8000_0020, 2)], 20);
    assert_eq!(beats.iter().map(|(cycle, _)| *cycle).collect::<Vec<_>>(), [5, 6, 7, 8, 9, 10]);
}

#[test]
fn a_beat_that_is_not_taken_stays() {
    let mut memory = with_bytes(1);
    let refuse = MasterSignals { rready: false, ..rest() };
    let (beats, _) = run(&mut memory, &[read(0x8000_0000, 2), refuse, refuse], 10);
    assert_eq!(beats, [(3, 0), (4, 2)]);
}

#[test]
fn a_response_comes_a_latency_after_the_last_beat_whichever_came_first_address_or_data() {
    let all = write(0x8000_0000, 1);
    let address = MasterSignals { wvalid: false, ..all };
    let data = MasterSignals { awvalid: false, ..all };
    for driven in [[rest(), rest(), all], [address, rest(), data], [data, rest(), address]] {
        let mut memory = with_bytes(4);
        assert_eq!(run(&mut memory, &driven, 12).1, [6]);
        assert_eq!(memory.contents().unwrap().memory().read_word(0x8000_0000), 1);
    }
}

#[test]
fn a_read_sees_the_beats_accepted_before_it_and_not_those_of_its_own_cycle() {
    let mut memory = with_bytes(3);
    let both =
        MasterSignals { arvalid: true, araddr: 0x8000_0000, arburst: INCREMENTING, ..write(0x8000_0000, 9) };
    let (beats, _) = run(&mut memory, &[both, read(0x8000_0000, 1)], 10);
    assert_eq!(beats, [(3, 0), (4, 9)]);
}

#[test]
fn what_lies_outside_the_map_answers_with_an_error_and_zeros() {
    let mut memory = with_bytes(1);
    memory.step(&MasterSignals { awlen: 0, ..read(0xFFFF_0000, 1) });
    let slave = memory.outputs();
    assert_eq!((slave.rvalid, slave.rresp, slave.rdata[0]), (true, Response::DecodeError, 0));
    let mut memory = with_bytes(1);
    memory.step(&write(0xFFFF_0000, 1));
    assert_eq!(memory.outputs().bresp, Response::DecodeError);
    let mut memory = without_bytes(&config(1, 8), MemoryKind::Fixed).unwrap();
    memory.step(&MasterSignals { awlen: 0, ..read(0xFFFF_0000, 1) });
    assert_eq!(memory.outputs().rresp, Response::DecodeError);
}

#[test]
fn what_is_broken_answers_with_an_error_of_the_slave_reads_zeros_and_keeps_nothing() {
    let broken = vec!["0x80000080:128".parse().unwrap()];
    let rules = AccessRules { broken, ..AccessRules::strict(16384) };
    let mut bytes = Memory::default();
    bytes.write(0x8000_0080, 4, 7);
    let contents = Contents::new(bytes, rules.clone());
    let mut memory = AxiMemory::with_contents(&config(1, 8), MemoryKind::Fixed, contents).unwrap();
    memory.step(&read(0x8000_0080, 1));
    let slave = memory.outputs();
    assert_eq!((slave.rvalid, slave.rresp, slave.rdata[0]), (true, Response::SlaveError, 0));
    memory.step(&write(0x8000_0080, 1));
    assert_eq!(memory.outputs().bresp, Response::SlaveError);
    assert_eq!(memory.contents().unwrap().memory().read_word(0x8000_0080), 7);
    let mut memory = AxiMemory::without_bytes(&config(1, 8), MemoryKind::Fixed, rules).unwrap();
    memory.step(&read(0x8000_00F8, 1));
    assert_eq!(memory.outputs().rresp, Response::SlaveError);
}

#[test]
fn a_memory_slower_than_the_configuration_promises_is_refused() {
    let error = without_bytes(&config(6, 8), MemoryKind::Dram { refresh: false }).unwrap_err();
    assert_eq!(
        error.to_string(),
        "memory `dram` takes up to 7 cycles, but memory_latency = 6; set it to at least 7"
    );
    for kind in ["fixed", "slow", "random:3", "dram"] {
        assert!(without_bytes(&config(7, 8), kind.parse().unwrap()).is_ok());
    }
}

fn on_time(delay: u32, stall: u32, gap: u32) -> Config {
    let mut p = config(delay, 8).parameters();
    (p.on_time, p.memory_stall, p.memory_gap) = (true, stall, gap);
    Config::try_from(p).unwrap()
}

#[test]
fn a_memory_that_needs_a_larger_contract_is_refused_with_both() {
    let dram = |refresh, config: Config| without_bytes(&config, MemoryKind::Dram { refresh });
    let error = dram(false, on_time(7, 0, 6)).unwrap_err().to_string();
    for words in
        ["`dram` needs a contract of delay 7, stall 0, gap 7", "delay 7, stall 0, gap 6", "memory_gap"]
    {
        assert!(error.contains(words), "{error}");
    }
    assert!(dram(false, on_time(6, 0, 7)).is_err() && dram(true, on_time(20, 3, 8)).is_err());
    assert!(dram(false, on_time(7, 0, 7)).is_ok() && dram(true, on_time(21, 3, 8)).is_ok());
}

#[test]
fn a_slow_memory_refuses_a_write_for_the_stall_and_answers_when_all_is_due() {
    let mut memory = without_bytes(&on_time(5, 3, 4), MemoryKind::Slow).unwrap();
    // The write stays until it is accepted, in 3; the read of 1 may be behind it.
    let stays = write(0x8000_0000, 1);
    let both = MasterSignals { arvalid: true, araddr: 0x8000_0040, arburst: INCREMENTING, ..stays };
    let (beats, responses) = run(&mut memory, &[stays, both, stays, stays, rest(), read(0x8000_0040, 1)], 40);
    assert_eq!(beats.iter().map(|(cycle, _)| *cycle).collect::<Vec<_>>(), [4 + 5, 8 + 5]);
    assert_eq!(responses, [4 + 5]);
}

#[test]
fn every_bus_width_carries_the_same_bytes() {
    for bytes in [4, 8, 16, 32, 64] {
        let mut bytes_behind = Memory::default();
        (0..16).for_each(|word| bytes_behind.write(0x8000_0000 + 4 * word, 4, word));
        let contents = Contents::new(bytes_behind, AccessRules::strict(16384));
        let mut memory = AxiMemory::with_contents(&config(1, bytes), MemoryKind::Fixed, contents).unwrap();
        memory.step(&read(0x8000_0000, (64 / bytes) as u8));
        let mut words: Vec<u32> = Vec::new();
        for _ in 0..64 / bytes {
            words.extend(&memory.outputs().rdata[..bytes as usize / 4]);
            memory.step(&rest());
        }
        assert_eq!(words, (0..16).collect::<Vec<u32>>(), "{bytes}");
    }
}

#[test]
fn banks_of_a_dram_overlap_and_reads_wait_for_writes_of_their_bank() {
    let memory = || without_bytes(&config(7, 8), "dram".parse().unwrap()).unwrap();
    let cycles = |driven: &[MasterSignals]| {
        let (beats, responses) = run(&mut memory(), driven, 40);
        (beats.iter().map(|(cycle, _)| *cycle).collect::<Vec<_>>(), responses)
    };
    assert_eq!(cycles(&[read(0x8000_0000, 1), read(0x8000_0800, 1)]), (vec![5, 6], vec![]));
    assert_eq!(cycles(&[read(0x8000_0000, 1), read(0x8000_4000, 1)]), (vec![5, 12], vec![]));
    assert_eq!(cycles(&[write(0x8000_0000, 1), read(0x8000_4000, 1)]), (vec![12], vec![5]));
}
