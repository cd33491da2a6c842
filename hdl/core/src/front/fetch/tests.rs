//! The fetch stages against their Verilog and against a deque of requests.

use super::*;
use crate::testing::small;
use std::collections::VecDeque;
use warpstep_kit::check::{Bench, Check, Random};

#[test]
fn the_stages_agree_with_their_verilog() {
    for (stages, contexts) in [(1, 1), (1, 3), (2, 32), (3, 1), (3, 3), (3, 32), (8, 5)] {
        for coordinated in [true, false] {
            let check = Check::default()
                .cycles(250)
                .input("request_valid", |random| u64::from(!random.once_in(4)))
                .input("hit", |random| u64::from(!random.once_in(4)));
            let block = FetchStages::new(&shape(stages, contexts, coordinated), 0);
            check.check(block).unwrap_or_else(|error| panic!("{stages} {contexts}: {error}"));
        }
    }
}

#[test]
fn stages_of_parents_and_children_agree_with_their_verilog() {
    for (stages, warps, splits, port) in
        [(1, 2, 1, 1), (2, 3, 1, 0), (3, 2, 1, 1), (3, 3, 3, 2), (8, 1, 3, 0)]
    {
        let shape = small(|p| {
            (p.fetch_latency, p.warps, p.lanes) = (stages, warps, 4);
            (p.splits, p.split_mode) = (splits, warpstep_spec::SplitMode::Marked);
        });
        let check = Check::default()
            .cycles(250)
            .input("request_valid", |random| u64::from(!random.once_in(4)))
            .input("copy_0", |random| if random.once_in(4) { random.word() } else { 0 })
            .input("hit", |random| u64::from(!random.once_in(4)));
        let block = FetchStages::new(&shape, port);
        check.check(block).unwrap_or_else(|error| panic!("{stages} {warps} {splits}: {error}"));
    }
}

fn shape(stages: usize, contexts: usize, coordinated: bool) -> Shape {
    small(|p| {
        (p.fetch_latency, p.warps, p.loop_register) = (stages, contexts, true);
        p.schedule = if coordinated { "lrr" } else { "lrr/lrr" }.parse().expect("a schedule");
    })
}

/// A request as the page tells of it.
#[derive(Clone, Copy, Debug)]
struct Flight {
    context: usize,
    pc: u64,
    looped: bool,
    word: u64,
    /// Tags not compared yet.
    requested: bool,
    nop: Option<u64>,
    dropped: bool,
}

impl Flight {
    fn lost(&mut self, cause: u64, coordinated: bool) {
        self.requested = false;
        match coordinated {
            true => self.nop = Some(cause),
            false => self.dropped = true,
        }
    }
}

/// As `front::fetch` of the cycle model: a deque of requests, newest in front.
fn check_against_a_deque(stages: usize, contexts: usize, coordinated: bool) {
    let mut random = Random::new((stages * 100 + contexts) as u64);
    let mut bench = Bench::new(FetchStages::new(&shape(stages, contexts, coordinated), 0));
    let mut pipe: VecDeque<Option<Flight>> = vec![None; stages].into();
    for step in 0..400 {
        let request = (!random.once_in(4)).then(|| Flight {
            context: random.below(contexts as u64) as usize,
            pc: random.below(1 << 30) * 4,
            looped: random.once_in(2),
            word: 0,
            requested: true,
            nop: None,
            dropped: false,
        });
        let (hit, word) = (!random.once_in(3), random.below(1 << 32));
        let mut some = || if random.once_in(3) { 1 << random.below(contexts as u64) } else { 0u64 };
        let (redirect, retire) = (some(), some());
        let retire = retire & !redirect;
        let block = &mut bench.block;
        block.request.valid.next = request.is_some().into();
        block.request.context.next =
            Value::new(index_width(contexts), request.map_or(0, |request| request.context as u64));
        block.request.pc.next = Value::new(32, request.map_or(0, |request| request.pc));
        block.looped[0].next = request.is_some_and(|request| request.looped).into();
        block.hit.next = hit.into();
        block.word.next = Value::new(32, word);
        block.redirect.next = Value::new(contexts, redirect);
        block.retire.next = Value::new(contexts, retire);
        bench.settle();

        // Tags.
        let mut missed = None;
        if let Some(newest) = pipe[0].as_mut() {
            newest.word = word;
            if newest.requested && !hit {
                missed = Some(*newest);
                newest.lost(cause::MISS, coordinated);
            }
            newest.requested = false;
        }
        let block = &bench.block;
        assert!(block.missed.valid.val() == missed.is_some(), "step {step}");
        if let Some(missed) = missed {
            assert!(block.missed.context.val() == missed.context && block.missed.pc.val() == missed.pc);
        }
        for context in 0..contexts {
            let of = |flight: &&Flight| flight.context == context && !flight.dropped;
            let count = pipe.iter().flatten().filter(of).count();
            assert!(block.in_flight[context].val() == count, "step {step}");
        }
        // Arrival.
        pipe.push_front(request);
        let arrival = pipe.pop_back().flatten().filter(|flight| !flight.dropped);
        assert!(block.arrival.valid.val() == arrival.is_some(), "step {step}");
        if let Some(arrival) = arrival {
            assert!(block.arrival_context.val() == arrival.context);
            assert!(block.arrival.nop.val() == arrival.nop.is_some());
            match arrival.nop {
                Some(cause) => assert!(block.arrival.cause.val() == cause, "step {step}"),
                None => {
                    assert!(block.arrival.pc.val() == arrival.pc && block.arrival.word.val() == arrival.word);
                    assert!(block.arrival.looped[0].val() == arrival.looped, "step {step}");
                }
            }
        }
        // Redirection.
        for flight in pipe.iter_mut().flatten() {
            if redirect >> flight.context & 1 == 1 {
                flight.lost(cause::REDIRECT, coordinated);
            } else if retire >> flight.context & 1 == 1 {
                flight.lost(cause::RETIRE, coordinated);
            }
        }
        bench.clock();
    }
}

#[test]
fn a_request_arrives_after_t_f_cycles_as_instruction_or_nop() {
    for (stages, contexts) in [(1, 1), (1, 3), (2, 4), (3, 1), (3, 32), (8, 3)] {
        check_against_a_deque(stages, contexts, true);
    }
}

#[test]
fn decoupled_misses_and_redirections_leave_nothing_behind() {
    for (stages, contexts) in [(1, 1), (1, 3), (2, 4), (3, 1), (3, 32), (8, 3)] {
        check_against_a_deque(stages, contexts, false);
    }
}
