//! Every rule can fail: each test breaks one and nothing else.

use super::*;

/// Rest with everything ready.
fn idle() -> (MasterSignals, SlaveSignals) {
    let master = MasterSignals { rready: true, bready: true, ..MasterSignals::default() };
    (master, SlaveSignals { arready: true, awready: true, wready: true, ..SlaveSignals::default() })
}

type Change<'a> = &'a dyn Fn(&mut MasterSignals, &mut SlaveSignals);

fn ar(m: &mut MasterSignals, beats: u8) {
    (m.arvalid, m.araddr, m.arlen, m.arsize, m.arburst) = (true, 0x8000_0000, beats - 1, 3, INCREMENTING);
}

fn aw(m: &mut MasterSignals, beats: u8) {
    (m.awvalid, m.awaddr, m.awlen, m.awsize, m.awburst) = (true, 0x8000_0000, beats - 1, 3, INCREMENTING);
}

fn w(m: &mut MasterSignals, last: bool) {
    (m.wvalid, m.wstrb, m.wlast) = (true, 0xFF, last);
}

fn r(s: &mut SlaveSignals, last: bool) {
    (s.rvalid, s.rlast) = (true, last);
}

/// Reads of one and two beats, writes of one; two of each in flight.
const SHORT: Master = Master {
    bytes: 8,
    fill_beats: 2,
    data_beats: 1,
    most_reads: 2,
    most_writes: 2,
    most_fills: 1,
    timeout: 20,
    on_time: None,
};

/// Writes of one or two beats.
const LONG: Master = Master { fill_beats: 1, data_beats: 2, ..SHORT };

/// Drives one change a cycle, from the second after reset on.
fn driven(master: Master, cycles: &[Change]) -> Result<AxiChecker, Violation> {
    let mut checker = AxiChecker::new(master);
    for (cycle, change) in cycles.iter().enumerate() {
        let (mut m, mut s) = idle();
        change(&mut m, &mut s);
        checker.check(cycle as u64 + 1, &m, &s)?;
    }
    Ok(checker)
}

/// The first violation.
fn outcome(master: Master, cycles: &[Change]) -> Result<(), Violation> {
    let checker = driven(master, cycles)?;
    assert!(checker.is_idle(), "a right sequence ends at rest");
    checker.check_end(cycles.len() as u64)
}

#[track_caller]
fn broken(cycles: &[Change], channel: Channel, rule: Rule) {
    broken_by(SHORT, cycles, channel, rule);
}

#[track_caller]
fn broken_by(master: Master, cycles: &[Change], channel: Channel, rule: Rule) {
    let cycle = cycles.len() as u64;
    assert_eq!(outcome(master, cycles), Err(Violation { cycle, channel, rule }));
}

#[test]
fn whole_bursts_break_nothing() {
    assert_eq!(
        outcome(
            SHORT,
            &[
                &|m, s| (ar(m, 2), s.arready = false).1,
                &|m, _| ar(m, 2),
                &|m, s| (r(s, false), m.rready = false).1,
                &|_, s| r(s, false),
                &|_, s| r(s, true),
            ]
        ),
        Ok(())
    );
    // data before, with and after its address
    let answer: Change = &|_, s| s.bvalid = true;
    assert_eq!(outcome(LONG, &[&|m, _| w(m, false), &|m, _| w(m, true), &|m, _| aw(m, 2), answer]), Ok(()));
    assert_eq!(outcome(SHORT, &[&|m, _| (aw(m, 1), w(m, true)).0, answer]), Ok(()));
    assert_eq!(outcome(LONG, &[&|m, _| aw(m, 2), &|m, _| w(m, false), &|m, _| w(m, true), answer]), Ok(()));
}

#[test]
fn valid_stays_until_ready() {
    let rest: Change = &|_, _| {};
    broken(&[&|m, s| (ar(m, 1), s.arready = false).1, rest], Channel::Ar, Rule::ValidStays);
    broken(&[&|m, s| (aw(m, 1), s.awready = false).1, rest], Channel::Aw, Rule::ValidStays);
    broken(&[&|m, s| (w(m, true), s.wready = false).1, rest], Channel::W, Rule::ValidStays);
    broken(&[&|m, _| ar(m, 1), &|m, s| (r(s, true), m.rready = false).1, rest], Channel::R, Rule::ValidStays);
    let whole: Change = &|m, _| (aw(m, 1), w(m, true)).0;
    broken(&[whole, &|m, s| (s.bvalid, m.bready) = (true, false), rest], Channel::B, Rule::ValidStays);
}

#[test]
fn what_is_offered_stays_until_ready() {
    broken(
        &[&|m, s| (ar(m, 1), s.arready = false).1, &|m, _| (ar(m, 1), m.araddr += 8).1],
        Channel::Ar,
        Rule::PayloadStays,
    );
    broken(
        &[&|m, s| (aw(m, 1), s.awready = false).1, &|m, _| (aw(m, 1), m.awaddr += 8).1],
        Channel::Aw,
        Rule::PayloadStays,
    );
    broken(
        &[&|m, s| (w(m, true), s.wready = false).1, &|m, _| (w(m, true), m.wdata[1] = 1).1],
        Channel::W,
        Rule::PayloadStays,
    );
    broken(
        &[&|m, _| ar(m, 1), &|m, s| (r(s, true), m.rready = false).1, &|_, s| (r(s, true), s.rdata[0] = 1).1],
        Channel::R,
        Rule::PayloadStays,
    );
    broken(
        &[&|m, _| (aw(m, 1), w(m, true)).0, &|m, s| (s.bvalid, m.bready) = (true, false), &|_, s| {
            (s.bvalid, s.bresp) = (true, Response::SlaveError)
        }],
        Channel::B,
        Rule::PayloadStays,
    );
}

#[test]
fn addresses_are_those_of_aligned_full_width_incrementing_bursts_in_their_4_kb() {
    broken(&[&|m, _| (ar(m, 1), m.arsize = 2).1], Channel::Ar, Rule::Size);
    broken(&[&|m, _| (ar(m, 1), m.arburst = 2).1], Channel::Ar, Rule::Burst);
    broken(&[&|m, _| (ar(m, 1), m.araddr += 4).1], Channel::Ar, Rule::Alignment);
    broken(&[&|m, _| (ar(m, 2), m.araddr = 0xFF8).1], Channel::Ar, Rule::Boundary);
    broken(&[&|m, _| (aw(m, 1), m.awsize = 4).1], Channel::Aw, Rule::Size);
    broken(&[&|m, _| (aw(m, 1), m.awburst = 0).1], Channel::Aw, Rule::Burst);
    broken(&[&|m, _| (aw(m, 1), m.awaddr += 1).1], Channel::Aw, Rule::Alignment);
    broken(&[&|m, _| (aw(m, 255), m.awaddr = 0xF00).1], Channel::Aw, Rule::Boundary);
    broken(&[&|m, _| (w(m, true), m.wstrb = 0x100).1], Channel::W, Rule::Strobes);
}

#[test]
fn last_is_at_the_last_beat_and_nowhere_else() {
    broken(&[&|m, _| ar(m, 2), &|_, s| r(s, true)], Channel::R, Rule::Last);
    broken(&[&|m, _| ar(m, 1), &|_, s| r(s, false)], Channel::R, Rule::Last);
    broken_by(LONG, &[&|m, _| aw(m, 2), &|m, _| w(m, true)], Channel::W, Rule::Last);
    broken(&[&|m, _| aw(m, 1), &|m, _| w(m, false)], Channel::W, Rule::Last);
    broken_by(LONG, &[&|m, _| w(m, true), &|m, _| aw(m, 2)], Channel::W, Rule::Last);
}

#[test]
fn nothing_is_answered_that_was_not_asked() {
    broken(&[&|_, s| r(s, true)], Channel::R, Rule::NoRead);
    broken(&[&|m, s| (ar(m, 1), r(s, true)).0], Channel::R, Rule::NoRead);
    broken(&[&|_, s| s.bvalid = true], Channel::B, Rule::NoWrite);
    broken(&[&|m, _| aw(m, 1), &|_, s| s.bvalid = true], Channel::B, Rule::NoWrite);
    broken(&[&|m, _| w(m, true), &|_, s| s.bvalid = true], Channel::B, Rule::NoWrite);
    broken(&[&|m, s| (aw(m, 1), w(m, true), s.bvalid = true).2], Channel::B, Rule::NoWrite);
    let exclusive: Change = &|_, s| (r(s, true), s.rresp = Response::from_bits(1)).1;
    broken(&[&|m, _| ar(m, 1), exclusive], Channel::R, Rule::Exclusive);
    let exclusive: Change = &|_, s| (s.bvalid, s.bresp) = (true, Response::from_bits(1));
    broken(&[&|m, _| (aw(m, 1), w(m, true)).0, exclusive], Channel::B, Rule::Exclusive);
}

#[test]
fn no_more_is_in_flight_than_the_master_may_have() {
    let read: Change = &|m, _| ar(m, 1);
    broken(&[read, read, read], Channel::Ar, Rule::Outstanding);
    let write: Change = &|m, _| (aw(m, 1), w(m, true)).0;
    broken(&[write, write, write], Channel::Aw, Rule::Outstanding);
    // Data ahead of their addresses, whole writes and the beginning of another.
    let data: Change = &|m, _| w(m, true);
    broken(&[data, data, data], Channel::W, Rule::Outstanding);
    broken_by(LONG, &[data, data, &|m, _| w(m, false)], Channel::W, Rule::Outstanding);
    let text = outcome(SHORT, &[write, write, write]).unwrap_err().to_string();
    assert_eq!(text, "cycle 3: AXI channel AW: more bursts in flight than the master may have");
}

#[test]
fn a_read_is_as_long_as_a_line_the_master_has() {
    broken(&[&|m, _| ar(m, 3)], Channel::Ar, Rule::Length);
}

#[test]
fn a_write_may_be_shorter_than_its_line_and_never_leaves_it() {
    let part: Change = &|m, _| (aw(m, 1), w(m, true), m.awaddr += 8).0;
    assert_eq!(outcome(LONG, &[part, &|_, s| s.bvalid = true]), Ok(()));
    broken(&[&|m, _| aw(m, 2)], Channel::Aw, Rule::OutsideLine);
    broken_by(LONG, &[&|m, _| aw(m, 3)], Channel::Aw, Rule::OutsideLine);
    broken_by(LONG, &[&|m, _| (aw(m, 2), m.awaddr += 8).0], Channel::Aw, Rule::OutsideLine);
}

#[test]
fn nothing_is_offered_in_reset_and_in_the_first_cycle_after_it() {
    let offers: [(Channel, Change); 3] =
        [(Channel::Ar, &|m, _| ar(m, 1)), (Channel::Aw, &|m, _| aw(m, 1)), (Channel::W, &|m, _| w(m, true))];
    for (channel, offer) in offers {
        let (mut m, mut s) = idle();
        offer(&mut m, &mut s);
        let wrong = Err(Violation { cycle: 0, channel, rule: Rule::Reset });
        assert_eq!(AxiChecker::new(SHORT).check_reset(&m), wrong);
        assert_eq!(AxiChecker::new(SHORT).check(0, &m, &s), wrong);
        assert_eq!(AxiChecker::new(SHORT).check(1, &m, &s), Ok(()));
    }
    let (m, s) = idle();
    assert_eq!(AxiChecker::new(SHORT).check_reset(&m), Ok(()));
    assert_eq!(AxiChecker::new(SHORT).check(0, &m, &s), Ok(()));
}

#[test]
fn at_the_end_only_fills_are_in_flight() {
    let left = |master, cycles: &[Change]| driven(master, cycles).unwrap().check_end(9);
    let unfinished = |channel| Err(Violation { cycle: 9, channel, rule: Rule::Unfinished });
    let refused_read: Change = &|m, s| (ar(m, 1), s.arready = false).1;
    assert_eq!(left(SHORT, &[refused_read]), unfinished(Channel::Ar));
    assert_eq!(left(LONG, &[refused_read]), Ok(()), "a fill");
    assert_eq!(left(SHORT, &[&|m, _| ar(m, 1)]), unfinished(Channel::R));
    assert_eq!(left(SHORT, &[&|m, _| ar(m, 2), &|_, s| r(s, false)]), Ok(()), "a fill");
    assert_eq!(left(LONG, &[&|m, _| ar(m, 2), &|_, s| r(s, false)]), unfinished(Channel::R));
    assert_eq!(
        left(LONG, &[&|m, _| ar(m, 1), refused_read]),
        unfinished(Channel::R),
        "two fills of one core"
    );
    assert_eq!(left(SHORT, &[&|m, s| (aw(m, 1), s.awready = false).1]), unfinished(Channel::Aw));
    assert_eq!(left(LONG, &[&|m, _| w(m, false)]), unfinished(Channel::Aw));
    assert_eq!(left(SHORT, &[&|m, s| (w(m, true), s.wready = false).1]), unfinished(Channel::W));
    assert_eq!(left(SHORT, &[&|m, _| aw(m, 1)]), unfinished(Channel::W));
    assert_eq!(left(SHORT, &[&|m, _| (aw(m, 1), w(m, true)).0]), unfinished(Channel::B));
}

#[test]
fn what_has_something_to_do_moves_before_the_timeout() {
    let rest: Change = &|_, _| {};
    let whole: Change = &|m, _| (aw(m, 1), w(m, true)).0;
    let cases: [(Channel, Change, Change); 8] = [
        (Channel::Ar, &|m, s| (ar(m, 1), s.arready = false).1, &|m, s| (ar(m, 1), s.arready = false).1),
        (Channel::R, &|m, _| ar(m, 1), rest),
        (Channel::R, &|m, _| ar(m, 1), &|m, s| (r(s, true), m.rready = false).1),
        (Channel::Aw, &|m, s| (aw(m, 1), s.awready = false).1, &|m, s| (aw(m, 1), s.awready = false).1),
        (Channel::Aw, &|m, _| w(m, true), rest),
        (Channel::W, &|m, s| (w(m, true), s.wready = false).1, &|m, s| (w(m, true), s.wready = false).1),
        (Channel::W, &|m, _| aw(m, 1), rest),
        (Channel::B, whole, rest),
    ];
    for (channel, first, then) in cases {
        let mut cycles = vec![first];
        cycles.resize(SHORT.timeout as usize, then);
        assert!(driven(SHORT, &cycles).is_ok(), "{channel}: the timeout is not over");
        cycles.push(then);
        broken(&cycles, channel, Rule::Stuck(SHORT.timeout));
    }
    // Whatever moves begins anew.
    let mut cycles = vec![whole, whole];
    cycles.resize(20, rest);
    cycles.push(&|_, s| s.bvalid = true);
    cycles.resize(40, rest);
    assert!(driven(SHORT, &cycles).is_ok());
}

#[test]
fn a_memory_that_breaks_its_contract_is_named_with_address_and_cycle() {
    let contract = warpstep_spec::config::MemoryContract { delay: 2, stall: 1, gap: 3 };
    let master = Master { on_time: Some(contract), ..SHORT };
    let check = |cycles: &[Change], channel, breach| {
        broken_by(master, cycles, channel, Rule::Contract(breach));
    };
    let address = 0x8000_0000;
    let rest: Change = &|_, _| {};
    let refused: Change = &|m, s| (ar(m, 1), s.arready = false).1;
    check(&[refused], Channel::Ar, Breach::Address { address });
    // Offered in 1: its first beat in 3, the second in 4; the read of 2 starts in 4.
    let two: Change = &|m, _| ar(m, 2);
    check(&[two, rest, rest], Channel::R, Breach::Beat { beat: 0, address, due: 3 });
    check(&[two, rest, &|_, s| r(s, false), rest], Channel::R, Breach::Beat { beat: 1, address, due: 4 });
    let (first, second): (Change, Change) = (&|_, s| r(s, false), &|_, s| r(s, true));
    let behind = [two, two, first, second, first, rest, rest];
    check(&behind, Channel::R, Breach::Beat { beat: 1, address, due: 7 });
    assert!(driven(master, &[two, two, first, second, rest, first, second]).is_ok());
    // A master that does not take a beat cannot ask for it.
    assert!(driven(master, &[two, rest, &|m, _| m.rready = false, first, second]).is_ok());
    // Of one beat, from 1 to 2: refused once, answered in 4.
    let (whole, held): (Change, Change) =
        (&|m, _| (aw(m, 1), w(m, true)).0, &|m, s| (aw(m, 1), w(m, true), s.wready = false).2);
    let data: Change = &|m, _| w(m, true);
    let held_data: Change = &|m, s| (w(m, true), s.wready = false).1;
    check(&[held, held_data], Channel::W, Breach::Stall { address, stall: 1 });
    check(&[held, data, rest, rest], Channel::B, Breach::Response { address, due: 4 });
    check(&[whole, rest, rest, rest], Channel::B, Breach::Response { address, due: 4 });
    let answer: Change = &|_, s| s.bvalid = true;
    assert!(driven(master, &[held, data, rest, answer]).is_ok());
    assert!(driven(master, &[whole, answer, whole, answer, rest, rest]).is_ok(), "answered before it is due");
    let text = outcome(master, &[held, data, rest, rest]).unwrap_err().to_string();
    let said = "the memory broke its contract: the response to the write at 0x80000000 was due in cycle 4";
    assert_eq!(text, format!("cycle 4: AXI channel B: {said}"));
}

#[test]
fn the_timeout_covers_all_that_can_be_in_flight() {
    let config = warpstep_spec::config::named("small").unwrap();
    let master = Master::of(&config);
    let in_flight = (master.most_reads + master.most_writes) as u32;
    assert!(master.timeout > in_flight * config.memory_latency);
    assert_eq!(master.most_reads, master.most_writes + master.most_fills);
}
