//! Code that is stored and executed: after a fence.i it may be, before it is an error, whatever the caches happen to hold.

mod common;

use common::*;
use warpstep_cycle::CycleError;
use warpstep_memory::MemoryKind;
use warpstep_program::Program;
use warpstep_spec::Op;

/// Where the patched instruction lies: several lines behind the program.
const PATCHED: i32 = 0x200;

/// Stores `li a0, 5` in place of `li a0, 7`, does what is `between`, and executes it; the exit code is a0.
fn patches(between: &[u32], warm: bool) -> Result<u32, CycleError> {
    let patch = li(A0, 5);
    let mut words = vec![i(Op::Auipc, A1, ZERO, 0), lui(A2, patch & 0xFFFF_F000)];
    words.extend([i(Op::Addi, A2, A2, (patch & 0xFFF) as i32), b(Op::Sw, A1, A2, PATCHED)]);
    words.extend(between);
    words.push(i(Op::Jalr, ZERO, A1, PATCHED));
    words.resize(PATCHED as usize / 4, 0);
    words.extend([li(A0, 7), b(Op::Sw, ZERO, A0, 0x88), fence(), tmc(ZERO)]);
    let program = Program::from_words("patches", &words);
    let config = config(|_| ());
    let (chip, _) = match warm {
        true => run_program(&program, &config, MemoryKind::Fixed, 0)?,
        false => run_cold(&program, &config)?,
    };
    Ok(chip.golden().exit_code().unwrap())
}

#[test]
fn what_is_stored_is_executed_after_a_fence_i() {
    for warm in [true, false] {
        assert_eq!(patches(&[fence_i()], warm).unwrap(), 5);
        assert_eq!(patches(&[fence(), fence_i()], warm).unwrap(), 5);
    }
}

#[test]
fn without_one_it_is_an_error_in_the_cache_or_not() {
    for warm in [true, false] {
        for between in [vec![], vec![fence()], vec![li(T0, 0); 60]] {
            let error = patches(&between, warm).unwrap_err();
            let CycleError::StaleInstruction { pc, memory, .. } = &error else { panic!("{error}") };
            assert_eq!((*pc, *memory), (0x8000_0000 + PATCHED as u32, li(A0, 5)));
            assert!(error.to_string().contains("fence.i"), "{error}");
        }
    }
}
