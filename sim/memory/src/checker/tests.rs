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

/// Drives one change a cycle; the first violation.
fn outcome(cycles: &[Change]) -> Result<(), Violation> {
    let mut checker = AxiChecker::new(8, 2, 2);
    for (cycle, change) in cycles.iter().enumerate() {
        let (mut m, mut s) = idle();
        change(&mut m, &mut s);
        checker.check(cycle as u64, &m, &s)?;
    }
    assert!(checker.is_idle(), "a right sequence ends at rest");
    Ok(())
}

#[track_caller]
fn broken(cycles: &[Change], channel: Channel, rule: Rule) {
    let cycle = cycles.len() as u64 - 1;
    assert_eq!(outcome(cycles), Err(Violation { cycle, channel, rule }));
}

#[test]
fn whole_bursts_break_nothing() {
    assert_eq!(
        outcome(&[
            &|m, s| (ar(m, 2), s.arready = false).1,
            &|m, _| ar(m, 2),
            &|m, s| (r(s, false), m.rready = false).1,
            &|_, s| r(s, false),
            &|_, s| r(s, true),
        ]),
        Ok(())
    );
    // data before, with and after its address
    let answer: Change = &|_, s| s.bvalid = true;
    assert_eq!(outcome(&[&|m, _| w(m, false), &|m, _| w(m, true), &|m, _| aw(m, 2), answer]), Ok(()));
    assert_eq!(outcome(&[&|m, _| (aw(m, 1), w(m, true)).0, answer]), Ok(()));
    assert_eq!(outcome(&[&|m, _| aw(m, 2), &|m, _| w(m, false), &|m, _| w(m, true), answer]), Ok(()));
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
    broken(&[&|m, s| (aw(m, 1), s.awready = false).1, &|m, _| aw(m, 2)], Channel::Aw, Rule::PayloadStays);
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
    broken(&[&|m, _| aw(m, 2), &|m, _| w(m, true)], Channel::W, Rule::Last);
    broken(&[&|m, _| aw(m, 1), &|m, _| w(m, false)], Channel::W, Rule::Last);
    broken(&[&|m, _| w(m, true), &|m, _| aw(m, 2)], Channel::W, Rule::Last);
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
}

#[test]
fn no_more_is_under_way_than_the_master_may_have() {
    let read: Change = &|m, _| ar(m, 1);
    broken(&[read, read, read], Channel::Ar, Rule::Outstanding);
    let write: Change = &|m, _| (aw(m, 1), w(m, true)).0;
    broken(&[write, write, write], Channel::Aw, Rule::Outstanding);
    let text = outcome(&[write, write, write]).unwrap_err().to_string();
    assert_eq!(text, "cycle 2: AXI channel AW: more bursts under way than the master may have");
}
