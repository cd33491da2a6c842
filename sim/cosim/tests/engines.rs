//! Any two engines can be put in lockstep, also one this crate does not know.

use warpstep_cosim::frame::Frame;
use warpstep_cosim::{Ahead, CycleModel, Engine, EngineError, Invariant, Lockstep, LockstepError, Start};
use warpstep_program::Program;
use warpstep_spec::Config;
use warpstep_spec::config::named;

fn config() -> Config {
    named("small").unwrap()
}

fn kernel(name: &str) -> Program {
    let kernel = warpstep_kernels::by_name(name).or_else(|| warpstep_kernels::fault_by_name(name)).unwrap();
    Program::from_bytes(kernel.name, kernel.image).unwrap()
}

fn model(program: &Program) -> CycleModel {
    CycleModel::new(&config(), program, &Start::default()).unwrap()
}

/// A third engine: frames taken from a run and played back, from some cycle on with one entry too many in a queue.
struct Playback {
    frames: std::vec::IntoIter<Frame>,
    wrong_from: u64,
}

impl Playback {
    fn of(program: &Program, wrong_from: u64) -> Playback {
        let (mut model, mut frames) = (model(program), Vec::new());
        while model.is_busy() {
            let mut frame = Frame::default();
            model.tick(&mut frame).unwrap();
            frames.push(frame);
        }
        Playback { frames: frames.into_iter(), wrong_from }
    }
}

impl Engine for Playback {
    fn name(&self) -> &'static str {
        "playback"
    }

    fn tick(&mut self, frame: &mut Frame) -> Result<(), EngineError> {
        *frame = self.frames.next().unwrap_or_default();
        if frame.cycle >= self.wrong_from {
            frame.cores[0].occupancy[2] += 1;
        }
        Ok(())
    }

    fn is_busy(&self) -> bool {
        self.frames.len() > 0
    }
}

#[test]
fn two_models_of_one_machine_agree_to_the_end_and_to_the_error() {
    for name in ["divergent", "barrier"] {
        let program = kernel(name);
        Lockstep::of(model(&program), model(&program), &config()).run(100_000).unwrap();
    }
    let program = kernel("misaligned_load");
    let result = Lockstep::of(model(&program), model(&program), &config()).run(100_000);
    let Err(LockstepError::Program(error)) = result else { panic!("{result:?}") };
    assert_eq!(error.kind(), "misaligned");
}

#[test]
fn models_of_different_schedules_differ() {
    let program = kernel("divergent");
    let mut parameters = config().parameters();
    parameters.schedule = "lrr".parse().unwrap();
    let other = Config::try_from(parameters).unwrap();
    let other = CycleModel::new(&other, &program, &Start::default()).unwrap();
    let result = Lockstep::of(other, model(&program), &config()).run(100_000);
    assert!(matches!(result, Err(LockstepError::Differs(_))), "{result:?}");
}

#[test]
fn a_third_engine_agrees_until_it_is_wrong_and_is_called_by_its_name() {
    let program = kernel("divergent");
    let whole = Playback::of(&program, u64::MAX);
    Lockstep::of(whole, model(&program), &config()).run(100_000).unwrap();

    let mut lockstep = Lockstep::of(Playback::of(&program, 500), model(&program), &config());
    let Err(LockstepError::Differs(difference)) = lockstep.run(100_000) else { panic!("not detected") };
    assert_eq!((difference.cycle, difference.warp), (500, Some((0, 2))));
    assert!(difference.to_string().contains("the playback has"), "{difference}");
    assert!(!lockstep.recent(None).is_empty());
}

#[test]
fn what_both_engines_do_wrong_alike_is_found_by_an_invariant() {
    let program = kernel("divergent");
    let wrong = || Playback::of(&program, 500);
    let result = Lockstep::of(wrong(), wrong(), &config()).run(100_000);
    let Err(LockstepError::Breaks(broken)) = result else { panic!("{result:?}") };
    assert_eq!((broken.cycle, broken.at.warp, broken.invariant), (500, 2, Invariant::QueueAndFlight));
    let said = broken.to_string();
    assert!(said.contains("cycle 500: core 0 warp 2 context 0") && said.contains("t_F + 1 = 4"), "{said}");
}

#[test]
fn an_engine_that_runs_ahead_shows_the_same_up_to_its_end_and_its_error() {
    for name in ["divergent", "barrier"] {
        let program = kernel(name);
        Lockstep::of(Ahead::of(model(&program)), model(&program), &config()).run(100_000).unwrap();
    }
    let program = kernel("misaligned_load");
    let result = Lockstep::of(Ahead::of(model(&program)), model(&program), &config()).run(100_000);
    let Err(LockstepError::Program(error)) = result else { panic!("{result:?}") };
    assert_eq!(error.kind(), "misaligned");
}

#[test]
fn an_engine_that_runs_ahead_is_wrong_in_the_same_cycle_and_its_waveform_ends_there() {
    let program = kernel("divergent");
    let wrong = Ahead::of(Playback::of(&program, 500));
    let mut lockstep = Lockstep::of(wrong, model(&program), &config());
    let Err(LockstepError::Differs(difference)) = lockstep.run(100_000) else { panic!("not detected") };
    assert_eq!((difference.cycle, difference.warp), (500, Some((0, 2))));
    assert!(difference.to_string().contains("the playback has"), "{difference}");
    assert_eq!(lockstep.kept().1, 500);
    let folder = tempfile::tempdir().unwrap();
    lockstep.write_cut(&folder.path().join("cut.vcd"), 7, None).unwrap();
    assert_eq!(lockstep.kept().1, 507);
}

#[test]
fn an_engine_that_cannot_go_on_says_so_as_often_as_it_is_asked() {
    let program = kernel("misaligned_load");
    let engines: [Box<dyn Engine>; 2] = [Box::new(Ahead::of(model(&program))), Box::new(model(&program))];
    for mut engine in engines {
        let mut frame = Frame::default();
        let mut cycles = 0;
        while engine.tick(&mut frame).is_ok() {
            cycles += 1;
            assert!(cycles < 100_000, "the error never comes");
        }
        for _ in 0..3 {
            assert!(matches!(engine.tick(&mut frame), Err(EngineError::Program(_))));
        }
    }
}

#[test]
fn who_wants_no_more_cycles_need_not_wait_for_the_end() {
    let program = kernel("divergent");
    let mut ahead = Ahead::of(model(&program));
    ahead.tick(&mut Frame::default()).unwrap();
    assert!(ahead.is_busy());
    drop(ahead);
}

#[test]
#[should_panic(expected = "a bug of an engine")]
fn a_panic_on_the_thread_of_an_engine_is_passed_on() {
    struct Bug;
    impl Engine for Bug {
        fn name(&self) -> &'static str {
            "bug"
        }
        fn tick(&mut self, _: &mut Frame) -> Result<(), EngineError> {
            panic!("a bug of an engine")
        }
        fn is_busy(&self) -> bool {
            true
        }
    }
    let _ = Ahead::of(Bug).tick(&mut Frame::default());
}
