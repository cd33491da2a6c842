//! The golden engine beside Spike's commits: the first instruction on which they differ ends the comparison.
//!
//! Compared are pc, word, destination and value, address and size of a memory access, stored bytes, and fcsr after the
//! instruction. Spike's log gives fcsr only when it is written, so it is kept here.

use warpstep_golden::{At, Launch, Machine, MemoryKind, Observer, Options, Retire, Step};
use warpstep_oracles::spike::{Access, Commit};
use warpstep_program::Program;
use warpstep_spec::{Reg, config, disassemble};

const WARP_0: At = At { core: 0, warp: 0, context: 0 };
/// Instructions shown before the one that differs.
const SHOWN: usize = 6;

/// What one side reports of an instruction, in one form for both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Effect {
    pc: u32,
    word: u32,
    destination: Option<(Reg, u32)>,
    access: Option<Access>,
    fcsr: u32,
}

#[derive(Default)]
struct Last(Option<Retire>);

impl Observer for Last {
    fn retired(&mut self, record: &Retire) {
        self.0 = Some(*record);
    }
}

/// Steps the program as long as Spike did. On a difference, a report: where, what each reports, what came before.
pub fn compare(name: &str, elf: &[u8], commits: &[Commit]) -> Result<(), String> {
    let config = config::named("tiny").expect("a named configuration");
    let options = Options::for_config(&config);
    let program = Program::from_bytes(name, elf).map_err(|error| format!("{name}: {error}"))?;
    let mut machine = Machine::new(config, options, &program, Launch::default());
    let (mut fflags, mut frm) = (0, 0);
    for (position, commit) in commits.iter().enumerate() {
        fflags = commit.fflags.unwrap_or(fflags);
        frm = commit.frm.unwrap_or(frm);
        let Commit { pc, word, destination, access, .. } = *commit;
        let spike = Effect { pc, word, destination, access, fcsr: frm << 5 | fflags };
        let report = |ours: &str| {
            let first = position.saturating_sub(SHOWN);
            let history: Vec<String> = commits[first..=position].iter().map(line).collect();
            format!(
                "{name}, instruction {position}:\n{}\n  Spike  {spike:x?}\n  golden {ours}",
                history.join("\n")
            )
        };
        let mut last = Last::default();
        match machine.step(WARP_0, None, &mut last) {
            Ok(Step::Retired { .. }) => {}
            Ok(Step::Waits) => return Err(report("waits")),
            Err(fault) => return Err(report(&fault.to_string())),
        }
        let record = last.0.ok_or_else(|| report("retires nothing"))?;
        let golden = effect(&record, machine.fcsr(0, 0));
        if golden != spike {
            return Err(report(&format!("{golden:x?}")));
        }
    }
    Ok(())
}

fn effect(record: &Retire, fcsr: u32) -> Effect {
    let access = record.memory.map(|memory| {
        let (address, bytes) = (memory.addresses[0], memory.bytes);
        match memory.kind {
            MemoryKind::Load => Access::Load { address },
            MemoryKind::Store => {
                let value = memory.data[0] & (u32::MAX >> (32 - 8 * bytes));
                Access::Store { address, bytes, value }
            }
        }
    });
    let destination = record.destination.map(|reg| (reg, record.values[0]));
    Effect { pc: record.pc, word: record.word, destination, access, fcsr }
}

fn line(commit: &Commit) -> String {
    let result = commit.destination.map(|(reg, value)| format!("{reg} = {value:#010x}")).unwrap_or_default();
    format!("  {:08x}  {:<36} {result}", commit.pc, disassemble(commit.word, commit.pc))
}

#[test]
fn a_commit_that_differs_in_any_field_is_noticed() {
    let Some(spike) = warpstep_oracles::spike::find() else { return };
    let elf = warpstep_oracles::scalar::elf::bytes(&warpstep_oracles::scalar::random(1, 400));
    let commits = warpstep_oracles::spike::run(&spike, &elf).expect("a program that ends");
    assert_eq!(compare("as it is", &elf, &commits), Ok(()));

    let check = |what: &str, tamper: fn(&mut Commit)| {
        let mut tampered = commits.clone();
        let changed = tampered.iter_mut().zip(&commits).any(|(commit, before)| {
            tamper(commit);
            commit != before
        });
        assert!(changed, "no commit has a {what} to tamper with");
        let report = compare(what, &elf, &tampered).expect_err(what);
        assert!(report.contains("Spike") && report.contains("golden"), "{report}");
    };
    check("pc", |commit| commit.pc += 4);
    check("word", |commit| commit.word ^= 1 << 31);
    check("value", |commit| commit.destination.iter_mut().for_each(|(_, value)| *value ^= 1));
    check("flag", |commit| commit.fflags.iter_mut().for_each(|flags| *flags ^= 1));
    check("rounding mode", |commit| commit.frm.iter_mut().for_each(|frm| *frm ^= 1));
    check("address", |commit| match &mut commit.access {
        Some(Access::Load { address } | Access::Store { address, .. }) => *address += 4,
        None => {}
    });
    check("stored value", |commit| {
        if let Some(Access::Store { value, .. }) = &mut commit.access {
            *value ^= 1;
        }
    });
}
