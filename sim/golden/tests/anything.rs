//! Whatever stands in memory, the engine ends with a result or an error: no panic, no hang.

mod common;
use common::*;
use proptest::prelude::*;
use warpstep_golden::{Launch, Machine, Options};
use warpstep_program::Program;
use warpstep_spec::SplitMode;
use warpstep_spec::isa::table::ROWS;

fn mostly_legal_word() -> impl Strategy<Value = u32> {
    prop_oneof![
        8 => (0..ROWS.len(), any::<u32>()).prop_map(|(row, noise)| {
            let pattern = ROWS[row].pattern;
            pattern.value | noise & !pattern.mask
        }),
        1 => any::<u32>(),
        2 => Just(0xFFF0_0293u32), // li t0, -1: the operand of a tmc below
        1 => Just(0x0002_800Bu32), // tmc t0
    ]
}

fn end(words: &[u32], warps: usize, lanes: usize, splits: usize, mode: SplitMode, lenient: bool) {
    let splits = splits.min(lanes - 1);
    let mode = if splits == 0 { SplitMode::Off } else { mode };
    let config = config(|p| {
        (p.warps, p.lanes, p.splits, p.split_mode, p.cores) = (warps, lanes, splits, mode, 1 + warps % 2);
    });
    let mut options = Options::for_config(&config);
    (options.rules.allow_misaligned, options.rules.allow_unmapped) = (lenient, lenient);
    let program = Program::from_words("random", words);
    let mut machine = Machine::new(config, options, &program, Launch { argument: 1 });
    // The result does not matter; that there is one, and that it can be shown, does.
    if let Err(error) = machine.run(2_000, &mut Recorder::default()) {
        assert!(!error.to_string().is_empty() && !error.kind().is_empty());
    }
}

#[test]
fn code_where_no_memory_is_cannot_be_executed() {
    let mut program = common::program(&[&exit(ZERO)]);
    program.segments[0].address = 0x20;
    program.entry = 0x20;
    let (_, _, result) = run(config(|_| ()), &program);
    assert_eq!(result.unwrap_err().kind(), "unmapped");
}

#[test]
fn broken_memory_refuses_loads_stores_and_code() {
    let access = |word: u32| vec![lui(T0, 0x8000_0000), word, tmc(ZERO)];
    let words = "memory answers a 4-byte access at 0x80000080 with an error";
    for (program, pc, words) in [
        (access(0x0802_a303), 0x8000_0004, words), // lw t1, 128(t0)
        (access(0x0862_a023), 0x8000_0004, words), // sw t1, 128(t0)
        (vec![0x13; 40], 0x8000_0080, "memory answers the instruction fetch with an error"),
    ] {
        let config = config(|_| ());
        let mut options = Options::for_config(&config);
        options.rules.broken = vec!["0x80000080:128".parse().unwrap()];
        let program = Program::from_words("broken", &program);
        let mut machine = Machine::new(config, options, &program, Launch::default());
        let error = machine.run(2_000, &mut Recorder::default()).unwrap_err();
        assert_eq!((error.kind(), error.pc()), ("bus-error", Some(pc)), "{error}");
        assert!(error.to_string().contains(words), "{error}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn a_damaged_elf_file_ends_without_a_panic(
        kernel in 0..12usize, damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..8), keep: prop::sample::Index,
    ) {
        let mut file = warpstep_kernels::all()[kernel].image.to_vec();
        for (place, byte) in damage {
            // headers are at both ends; most damage goes there
            let position = place.index(file.len());
            let position = if byte % 2 == 0 { position % 200 } else { position };
            file[position] = byte;
        }
        if keep.index(4) == 0 {
            file.truncate(keep.index(file.len()));
        }
        if let Ok(program) = Program::from_bytes("damaged", &file) {
            let mut machine = machine(config(|_| ()), &program);
            let _ = machine.run(2_000, &mut Recorder::default());
        }
    }

    #[test]
    fn random_instructions_end_without_a_panic(
        words in prop::collection::vec(mostly_legal_word(), 1..60),
        warps in 1usize..6, lanes in 1usize..9, splits in 0usize..8,
        mode in prop::sample::select(SplitMode::ALL.to_vec()), lenient: bool,
    ) {
        end(&words, warps, lanes, splits, mode, lenient);
    }

    #[test]
    fn random_bytes_as_a_file_end_without_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..400), elf: bool) {
        let mut file = if elf { b"\x7fELF\x01\x01\x01".to_vec() } else { vec![] };
        file.extend(bytes);
        if let Ok(program) = Program::from_bytes("random", &file) {
            let mut machine = machine(config(|_| ()), &program);
            let _ = machine.run(2_000, &mut Recorder::default());
        }
    }
}
