//! `bar`: which warps come to it, and what they ask of it.
//!
//! Warps that meet at a barrier are those that name the same number. So a condition on which warps disagree is no harm if
//! the number they name follows from the same thing: warps of a group, all of whose numbers have one quotient, decide
//! alike.

use crate::checker::Checker;
use crate::finding::Kind;
use crate::state::State;
use crate::value::{Divisor, Token};
use warpstep_spec::Instruction;
use warpstep_spec::abi::GLOBAL_BARRIER;

/// What is known of a barrier: its number and how many it waits for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Meeting {
    pub id: Option<u32>,
    pub count: Option<u32>,
}

impl Checker<'_> {
    /// `control` of the state is why warps may not come here.
    pub(crate) fn barrier(&mut self, state: &State, pc: u32, instruction: &Instruction) {
        let (id, count) = (state.of(instruction.rs1), state.of(instruction.rs2));
        if let Some(open) = state.splits.iter().find(|open| open.lanes.is_some()) {
            let reason = "lanes of the warp may stand by, parted by a split".to_string();
            self.report(Kind::BarrierWhileSplit, pc, reason, vec![(open.pc, "parts them".into())]);
        } else if let Some((pred, _)) = state.preds.iter().find(|(_, one)| one.lanes.is_some()) {
            let reason = "lanes of the warp may have left a loop and stand by".to_string();
            self.report(Kind::BarrierWhileSplit, pc, reason, vec![(*pred, "lets them leave".into())]);
        }
        for (value, reg, what) in
            [(id, instruction.rs1, "barrier"), (count, instruction.rs2, "number of warps")]
        {
            self.check_idle(state, pc, reg, "an operand of bar");
            if let Some(why) = state.varies(value).filter(|_| state.idle(value).is_none()) {
                let reason =
                    format!("lanes may disagree on {reg}, the {what}; the highest active lane decides");
                let why = self.chain(why);
                self.report(Kind::BarrierCount, pc, reason, why);
            }
        }
        let meeting = Meeting { id: id.shape.constant(), count: count.shape.constant() };
        self.meetings.insert(pc, meeting);
        if meeting.count == Some(1) {
            return;
        }
        self.check_numbers(pc, meeting);
        if let Some(token) = count.warps.difference(&id.warps).next() {
            let reason = format!(
                "warps may wait for different numbers of warps: {} is {}",
                instruction.rs2,
                words(*token)
            );
            self.report(Kind::BarrierCount, pc, reason, Vec::new());
        }
        if let Some(token) = id.warps.iter().find(|token| !matches!(token, Token::Group(_))) {
            let reason =
                format!("warps may wait at different barriers: {} is {}", instruction.rs1, words(*token));
            self.report(Kind::BarrierNotReached, pc, reason, Vec::new());
        }
        let apart = state.control.iter().filter(|(token, _)| !id.warps.contains(token));
        let why: Vec<_> = apart.map(|(token, pc)| (*pc, format!("depends on {}", words(*token)))).collect();
        if !why.is_empty() {
            let reason = "warps may disagree on whether, or how often, they come here".to_string();
            self.report(Kind::BarrierNotReached, pc, reason, why);
        }
    }

    /// Numbers that no machine of this size can mean.
    fn check_numbers(&mut self, pc: u32, meeting: Meeting) {
        let global = meeting.id.is_some_and(|id| id & GLOBAL_BARRIER != 0);
        let (most, of) = if global { (self.config.cores, "cores") } else { (self.config.warps, "warps") };
        if let Some(count) = meeting.count.filter(|count| *count == 0 || (*count as usize) > most) {
            let reason = format!("it waits for {count} {of}; this machine has {most}");
            self.report(Kind::BarrierCount, pc, reason, Vec::new());
        }
        let available = self.config.barriers();
        if let Some(id) = meeting.id.map(|id| id & !GLOBAL_BARRIER).filter(|id| *id as usize >= available) {
            let reason = format!("there is no barrier {id}; this machine has {available}");
            self.report(Kind::BarrierCount, pc, reason, Vec::new());
        }
    }

    /// Once everything is walked: barriers of one number that wait for different numbers of warps, or for warps that nobody starts.
    pub(crate) fn check_meetings(&mut self) {
        let meetings = self.meetings.clone();
        for (pc, meeting) in &meetings {
            let (Some(id), Some(count)) = (meeting.id, meeting.count) else { continue };
            if count == 1 {
                continue;
            }
            let other = meetings.iter().find(|(_, other)| {
                other.id == Some(id) && other.count.is_some_and(|other| other != count && other != 1)
            });
            if let Some((other, Meeting { count: Some(theirs), .. })) = other {
                let reason = format!("{count} warps meet at barrier {id:#x} here, {theirs} elsewhere");
                self.report(Kind::BarrierCount, *pc, reason, vec![(*other, "the other place".into())]);
            }
            if id & GLOBAL_BARRIER == 0 && !self.spawns {
                let reason = format!("it waits for {count} warps, and the program starts none");
                self.report(Kind::BarrierNotReached, *pc, reason, Vec::new());
            }
        }
    }
}

fn words(token: Token) -> String {
    match token {
        Token::Warp => "the number of the warp".into(),
        Token::Group(Divisor::By(by)) => format!("the number of the warp divided by {by}"),
        Token::Group(Divisor::Modulo(mask)) => format!("the number of the warp, masked by {mask:#x}"),
        Token::Group(Divisor::Loaded(address)) => {
            format!("the number of the warp divided by the word at {address:#x}")
        }
        Token::Group(Divisor::At(pc)) => format!("the number of the warp, divided at {pc:#x}"),
        Token::Data => "data at an address that differs from warp to warp".into(),
        Token::Time => "time, or what happened before".into(),
    }
}
