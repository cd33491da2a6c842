//! A certificate in which anything is changed is refused, and the refusal says what is wrong.

mod common;

use common::programs::{config, decided};
use common::{Case, LIMIT, prepared};
use serde_json::{Value, json};
use warpstep_certificate::{Certificate, FORMAT, Proof, Subject, VERSION, check};
use warpstep_program::{LoopBound, Program, Segment};
use warpstep_spec::assembler::{Assembler, words};
use warpstep_spec::{Config, Instruction, Op, Reg, SplitMode};
use warpstep_wcet::trusted::{Machine, Premises, Watch};
use warpstep_wcet::{Budget, Start};

/// A certificate that is accepted, and what it is about.
struct True {
    case: Case,
    file: Value,
}

impl True {
    fn new(case: Case, states: usize, method: &str) -> True {
        let budget = Budget { states, ways: 100_000, cycles: 100_000 };
        let times = case.round(&budget).unwrap();
        assert_eq!(times.certificate.method(), method);
        let file = serde_json::from_str(&times.certificate.text()).unwrap();
        True { case, file }
    }

    fn exact() -> True {
        let (program, start) = prepared(&warpstep_suite::by_name("sgemm").unwrap());
        True::new(Case { config: config(|_| {}), program, start }, 1, "exact")
    }

    /// A random program whose inputs decide; with few states, the first of which all warps together have more.
    fn decided(states: usize, method: &str) -> True {
        let config = config(|p| (p.warps, p.lanes) = (4, 1));
        let budget = Budget { states, ways: 100_000, cycles: 100_000 };
        let case = |seed| Case {
            config: config.clone(),
            program: decided(seed, &config, 8).program,
            start: Start { argument: Some(0), ..Start::default() },
        };
        let fits = |case: &Case| case.certificate(&budget).is_ok_and(|found| found.method() == method);
        True::new((0..100).map(case).find(fits).unwrap(), states, method)
    }

    fn graph() -> True {
        True::decided(150, "graph")
    }

    fn sum() -> True {
        True::decided(40, "sum")
    }

    /// A loop that an input ends after at most `most` rounds, as the program declares.
    fn looping(most: u32) -> Case {
        let mut code = Assembler::new();
        let [pointer, word] = [5, 6].map(Reg::x);
        code.constant(pointer, 0x8010_0000);
        let head = code.label();
        code.place(head);
        code.immediate(Op::Lw, word, pointer, 0);
        code.immediate(Op::Addi, pointer, pointer, 4);
        code.branch(Op::Bne, word, Reg::ZERO, head);
        code.put(Instruction::new(Op::Tmc));
        let mut program = Program::from_words("looping", &code.words().unwrap());
        let branch = |word: &[u8]| word[0] & 0x7F == 0x63;
        let place = program.segments[0].bytes.chunks(4).position(branch).unwrap() as u32;
        program.loop_bounds.push(LoopBound { pc: program.entry + 4 * place, most });
        Case { config: config(|_| {}), program, start: Start { argument: Some(0), ..Start::default() } }
    }

    /// Why the certificate is refused for this case, once it was changed.
    #[track_caller]
    fn refusal_of(&self, case: &Case, change: impl FnOnce(&mut Value)) -> String {
        let mut file = self.file.clone();
        change(&mut file);
        let parsed = Certificate::parse(&file.to_string());
        let checked = parsed
            .and_then(|certificate| check(&certificate, &case.config, &case.program, &case.start, LIMIT));
        checked.expect_err("it was accepted").to_string()
    }

    #[track_caller]
    fn refused(&self, change: impl FnOnce(&mut Value), words: &str) {
        let message = self.refusal_of(&self.case, change);
        assert!(message.contains(words), "`{words}` is not in: {message}");
    }
}

fn add(number: &mut Value, more: i64) {
    *number = json!(number.as_u64().unwrap().checked_add_signed(more).unwrap());
}

/// Another digest.
fn other(digest: &mut Value) {
    let text = digest.as_str().unwrap();
    let first = if text.starts_with('0') { '1' } else { '0' };
    *digest = json!(format!("{first}{}", &text[1..]));
}

#[test]
fn what_it_is_about_cannot_be_changed() {
    for certificate in [True::exact(), True::graph(), True::sum()] {
        certificate.refused(|file| other(&mut file["subject"]["program"]), "another program");
        let warps = "warps of the machine: the certificate says";
        certificate.refused(|file| add(&mut file["subject"]["configuration"]["warps"], 1), warps);
        let latency = |file: &mut Value| add(&mut file["subject"]["configuration"]["latencies"]["alu"], 1);
        certificate.refused(latency, "latencies of the machine");
        certificate.refused(|file| file["subject"]["argument"] = json!(null), "the start-up argument");
        certificate.refused(|file| file["subject"]["warm"] = json!(true), "instruction caches");
        certificate.refused(|file| file["subject"]["zeroed"] = json!(true), "nobody wrote is zero");
        certificate.refused(|file| file["subject"]["inputs"] = json!([[4, 8]]), "from run to run");
        certificate.refused(|file| file["subject"]["loop_bounds"] = json!([[4, 8]]), "bounds of loops");
        certificate.refused(|file| drop(file["assumptions"].as_array_mut().unwrap().pop()), "assumptions");
    }
}

#[test]
fn it_is_worth_nothing_for_another_program_machine_or_set_of_inputs() {
    let certificate = True::graph();
    let unchanged = |_: &mut Value| {};
    let with = |change: &dyn Fn(&mut Case)| {
        let Case { config, program, start } = &certificate.case;
        let mut case = Case { config: config.clone(), program: program.clone(), start: start.clone() };
        change(&mut case);
        certificate.refusal_of(&case, unchanged)
    };
    let slower = |config: &Config| {
        let mut parameters = config.parameters();
        parameters.memory_latency += 1;
        Config::try_from(parameters).unwrap()
    };
    assert!(with(&|case| case.program.segments[0].bytes[0] ^= 0x80).contains("another program"));
    assert!(with(&|case| case.program.symbols.insert("table", 0x8020_0000, 64)).contains("another program"));
    assert!(with(&|case| case.config = slower(&case.config)).contains("memory_latency of the machine"));
    assert!(with(&|case| case.start.inputs.push(0..4)).contains("from run to run"));
    assert!(
        with(&|case| case.program.loop_bounds.push(LoopBound { pc: 0, most: 1 })).contains("bounds of loops")
    );
}

#[test]
fn what_was_found_for_another_subject_does_not_become_true_by_its_name() {
    let certificate = True::graph();
    let mut parameters = certificate.case.config.parameters();
    parameters.memory_latency += 1;
    let Case { program, start, .. } = &certificate.case;
    let slower = Config::try_from(parameters).unwrap();
    let slower = Case { config: slower, program: program.clone(), start: start.clone() };
    let message = certificate.refusal_of(&slower, |file| {
        add(&mut file["subject"]["configuration"]["memory_latency"], 1);
        let assumption = file["assumptions"][0].as_str().unwrap().replace('7', "8");
        file["assumptions"][0] = json!(assumption);
    });
    assert!(message.contains("cycle 0: the state has the digest"), "{message}");
}

#[test]
fn a_bound_that_is_not_proven_is_refused() {
    True::exact().refused(|file| add(&mut file["bound"], -1), "still runs");
    True::exact().refused(|file| add(&mut file["bound"], 1), "what it is made of gives");
    for certificate in [True::graph(), True::sum()] {
        certificate.refused(|file| add(&mut file["bound"], -1), "what it is made of gives");
        certificate.refused(|file| add(&mut file["bound"], 1), "what it is made of gives");
        certificate.refused(|file| file["bound"] = json!(u64::MAX), "what it is made of gives");
    }
}

#[test]
fn every_state_of_a_history_is_compared() {
    let certificate = True::exact();
    let checkpoints = |file: &mut Value| file["proof"]["exact"]["checkpoints"].as_array().unwrap().len();
    for number in 0..checkpoints(&mut certificate.file.clone()) {
        certificate
            .refused(|file| other(&mut file["proof"]["exact"]["checkpoints"][number]), "has the digest");
        let without = |file: &mut Value| {
            file["proof"]["exact"]["checkpoints"].as_array_mut().unwrap().remove(number);
        };
        certificate.refused(without, "the certificate says");
    }
    let more = |file: &mut Value| {
        let checkpoints = file["proof"]["exact"]["checkpoints"].as_array_mut().unwrap();
        checkpoints.push(checkpoints[0].clone());
    };
    certificate.refused(more, "1 checkpoints too many");
}

#[test]
fn in_a_graph_no_state_can_be_changed_left_out_or_have_less_ahead() {
    let certificate = True::graph();
    let states = certificate.file["proof"]["graph"]["states"].as_array().unwrap().len();
    assert!(states > 10, "{states}");
    let state = |file: &mut Value, number: usize| file["proof"]["graph"]["states"][number].take();
    for number in 0..states {
        let less = |file: &mut Value| add(&mut file["proof"]["graph"]["states"][number][1], -1);
        // The first has the bound ahead of it: whichever is looked at first.
        let message = certificate.refusal_of(&certificate.case, less);
        assert!(message.contains("are ahead") || message.contains("made of gives"), "{message}");
        let changed = |file: &mut Value| other(&mut file["proof"]["graph"]["states"][number][0]);
        certificate.refused(changed, "no such state");
        let without = |file: &mut Value| {
            file["proof"]["graph"]["states"].as_array_mut().unwrap().remove(number);
        };
        certificate.refused(without, "no such state");
    }
    let twice = |file: &mut Value| {
        let copy = state(&mut file.clone(), 0);
        file["proof"]["graph"]["states"].as_array_mut().unwrap().push(copy);
    };
    certificate.refused(twice, "is listed twice");
    let more = |file: &mut Value| {
        let mut copy = state(&mut file.clone(), 0);
        other(&mut copy[0]);
        file["proof"]["graph"]["states"].as_array_mut().unwrap().push(copy);
    };
    certificate.refused(more, "no history comes to 1 of the states");
    certificate.refused(|file| add(&mut file["proof"]["graph"]["exact_cycles"], -1), "still runs");
    certificate.refused(|file| add(&mut file["proof"]["graph"]["exact_cycles"], 1), "for the first time");
    certificate.refused(|file| other(&mut file["proof"]["graph"]["checkpoints"][0]), "has the digest");
    let huge = |file: &mut Value| file["proof"]["graph"]["states"][1][1] = json!(u64::MAX);
    let message = certificate.refusal_of(&certificate.case, huge);
    assert!(message.contains("out of range") || message.contains("are ahead"), "{message}");
}

#[test]
fn a_graph_is_no_exact_bound_and_an_exact_one_no_graph() {
    let graph = True::graph();
    let exact = |file: &mut Value| {
        let checkpoints = file["proof"]["graph"]["checkpoints"].clone();
        file["proof"] = json!({ "exact": { "checkpoints": checkpoints } });
    };
    graph.refused(exact, "inputs decide");
    let sum = True::sum().file;
    graph.refused(|file| file["proof"] = sum["proof"].clone(), "the certificate");
}

#[test]
fn what_a_proof_rests_on_is_found_out_if_it_is_not_so() {
    let (program, start) = prepared(&warpstep_suite::by_name("psort").unwrap());
    let sum = True::new(Case { config: config(|_| {}), program, start }, 300, "sum");
    let premises = sum.file["proof"]["sum"]["premises"].as_object().unwrap().clone();
    let mut refused = 0;
    for (name, premise) in &premises {
        let empty = match premise {
            Value::Array(list) if !list.is_empty() => json!([]),
            Value::Object(map) if !map.is_empty() && name != "lines" => json!({}),
            Value::Object(_) if name == "lines" => {
                json!({ "contended": [], "all_contended": false, "hazards": [], "uncertain": [] })
            }
            _ => continue,
        };
        let message = sum.refusal_of(&sum.case, |file| file["proof"]["sum"]["premises"][name] = empty);
        println!("{name}: {message}");
        refused += 1;
    }
    assert!(refused >= 3, "{premises:?}");
}

#[test]
fn warps_part_where_the_certificate_says_or_nowhere() {
    let certificate = True::sum();
    let before = certificate.file["proof"]["sum"]["before"].as_u64().unwrap();
    let elsewhere = (0..before).step_by(17).chain([before - 1, before + 1, u64::MAX]);
    let messages: Vec<String> = elsewhere
        .map(|cycle| {
            let parted = |file: &mut Value| file["proof"]["sum"]["before"] = json!(cycle);
            certificate.refusal_of(&certificate.case, parted)
        })
        .collect();
    let some = |words: &str| messages.iter().any(|message| message.contains(words));
    assert!(some("a warp waits for others") && some("a history comes to"), "{messages:#?}");
}

#[test]
fn warps_are_followed_together_no_longer_than_until_lanes_part() {
    let [serial, parallel] = [0, 1].map(|splits| {
        config(|p| {
            (p.warps, p.lanes, p.splits) = (4, 2, splits);
            p.split_mode = if splits > 0 { SplitMode::Marked } else { SplitMode::Off };
        })
    });
    let budget = Budget { states: 40, ways: 100_000, cycles: 100_000 };
    let case = |seed| Case {
        config: serial.clone(),
        program: parting_first(decided(seed, &serial, 8).program),
        start: Start { argument: Some(0), ..Start::default() },
    };
    let fits = |case: Case| {
        let found = case.certificate(&budget).ok().filter(|found| found.method() == "sum")?;
        Some((case, found))
    };
    let (case, found) = (0..100).map(case).find_map(fits).unwrap();
    // What is proven of the machine without contexts is said of that with them.
    let subject = Subject::new(&parallel, &case.program, &case.start);
    let mut forged = Certificate { subject, ..found };
    let mut refusal = |is_in_turn: bool| {
        let Proof::Sum { in_turn, .. } = &mut forged.proof else { panic!("it is a sum") };
        *in_turn = is_in_turn;
        check(&forged, &parallel, &case.program, &case.start, LIMIT).unwrap_err().to_string()
    };
    let in_turn = refusal(true);
    assert!(in_turn.contains("lanes of a warp have parted before"), "{in_turn}");
    let side_by_side = refusal(false);
    assert!(!side_by_side.contains("lanes of a warp have parted before"), "{side_by_side}");
}

/// The program behind a marked split by the lanes' numbers.
fn parting_first(mut program: Program) -> Program {
    const AT: u32 = 0x8020_0000;
    let [lane, pointer, target] = [5, 6, 7].map(Reg::x);
    let mut code = Assembler::new();
    code.small(lane, 3);
    code.put_word(words::tmc(lane));
    code.read_csr(lane, 0xCC0);
    code.put_word(words::split_m(pointer, lane, 1));
    code.put(Instruction { rs1: pointer, ..Instruction::new(Op::Join) });
    code.small(lane, 1);
    code.put_word(words::tmc(lane));
    code.constant(target, program.entry);
    code.immediate(Op::Jalr, Reg::ZERO, target, 0);
    let bytes = code.words().unwrap().into_iter().flat_map(u32::to_le_bytes).collect();
    program.segments.push(Segment { address: AT, bytes, executable: true });
    program.entry = AT;
    program
}

#[test]
fn in_a_sum_no_state_fee_phase_or_warp_can_be_changed_or_left_out() {
    let certificate = True::sum();
    let phases = certificate.file["proof"]["sum"]["phases"].as_array().unwrap().len();
    for phase in 0..phases {
        let walks = certificate.file["proof"]["sum"]["phases"][phase]["walks"].as_object().unwrap();
        for (warp, states) in walks {
            for number in 0..states.as_array().unwrap().len() {
                let at = format!("/proof/sum/phases/{phase}/walks/{warp}/{number}");
                for (place, unit) in [(1, "cycles are ahead"), (2, "cycles of others are ahead")] {
                    let less = |file: &mut Value| add(&mut file.pointer_mut(&at).unwrap()[place], -1);
                    let message = certificate.refusal_of(&certificate.case, less);
                    let of_phase = format!("cycles of phase {phase}");
                    assert!(message.contains(unit) || message.contains(&of_phase), "{message}");
                }
                let changed = |file: &mut Value| other(&mut file.pointer_mut(&at).unwrap()[0]);
                certificate.refused(changed, &format!("phase {phase}, warp {warp}: a history comes to"));
            }
            let without = |file: &mut Value| {
                let walks = &mut file["proof"]["sum"]["phases"][phase]["walks"];
                walks.as_object_mut().unwrap().remove(warp);
            };
            certificate.refused(without, &format!("warps of phase {phase}"));
        }
        let less = |file: &mut Value| add(&mut file["proof"]["sum"]["phases"][phase]["cycles"], -1);
        certificate.refused(less, &format!("cycles of phase {phase}"));
    }
    let without = |file: &mut Value| drop(file["proof"]["sum"]["phases"].as_array_mut().unwrap().pop());
    certificate.refused(without, "it is not in the certificate");
    let fees = certificate.file["proof"]["sum"]["fees"].as_object().unwrap();
    assert_eq!(fees.len(), 21);
    for rule in fees.keys() {
        let without = |file: &mut Value| {
            file["proof"]["sum"]["fees"].as_object_mut().unwrap().remove(rule);
        };
        certificate.refused(without, &format!("the fee for `{rule}`: the certificate says null"));
        certificate
            .refused(|file| file["proof"]["sum"]["fees"][rule] = json!(0), &format!("fee for `{rule}`"));
    }
    certificate.refused(|file| file["proof"]["sum"]["fees"]["tip"] = json!(1), "the fee for `tip`");
    certificate.refused(|file| add(&mut file["proof"]["sum"]["code_lines"], -1), "lines of code");
    certificate.refused(|file| add(&mut file["proof"]["sum"]["lasting_lines"], 1), "lines of data");
    certificate.refused(|file| add(&mut file["proof"]["sum"]["before"], -1), "");
    certificate.refused(|file| add(&mut file["proof"]["sum"]["before"], 1), "");
}

#[test]
fn a_declared_bound_of_a_loop_is_part_of_what_is_proven() {
    let budget = Budget { states: 1_000, ways: 10_000, cycles: 10_000 };
    let certificate = True::new(True::looping(5), 1_000, "graph");
    let longer = True::looping(6);
    assert!(longer.round(&budget).unwrap().checked.bound > certificate.file["bound"].as_u64().unwrap());
    let message = certificate.refusal_of(&longer, |_| {});
    assert!(message.contains("bounds of loops"), "{message}");
    let message = certificate.refusal_of(&longer, |file| {
        file["subject"]["loop_bounds"][0][1] = json!(6);
        file["assumptions"] = json!([]);
    });
    assert!(message.contains("no such state") || message.contains("are ahead"), "{message}");
}

#[test]
fn a_file_that_is_no_certificate_is_refused() {
    let certificate = True::graph();
    certificate
        .refused(|file| add(&mut file["version"], 1), "it has version 7; this is a checker of version 6");
    certificate.refused(|file| file["format"] = json!("json"), "its format is `json`");
    certificate.refused(|file| file["comment"] = json!("trust me"), "unknown field `comment`");
    certificate.refused(|file| file["bound"] = json!(-1), "invalid value");
    certificate.refused(|file| file["bound"] = json!(1e300), "invalid type");
    certificate.refused(|file| file["proof"] = json!({ "oracle": {} }), "unknown variant `oracle`");
    certificate.refused(|file| file["proof"]["graph"]["states"][0][0] = json!("ab"), "is no digest");
    let text = certificate.file.to_string();
    for length in (0..text.len()).step_by(1 + text.len() / 200) {
        let refusal = Certificate::parse(&text[..length]).expect_err("half of a file was accepted");
        assert!(refusal.to_string().contains("not whole"), "{refusal}");
    }
    let deep = "[".repeat(100_000);
    assert!(Certificate::parse(&deep).is_err());
    assert!(
        Certificate::parse(&text.replace("\"bound\":", "\"bound\":123456789012345678901234567890, \"x\":"))
            .is_err()
    );
}

#[test]
fn a_wrong_byte_never_proves_another_bound() {
    let mut rng = fastrand::Rng::with_seed(1);
    for certificate in [True::exact(), True::graph(), True::sum()] {
        let text = certificate.file.to_string();
        let Case { config, program, start } = &certificate.case;
        for _ in 0..200 {
            let mut bytes = text.clone().into_bytes();
            let at = rng.usize(0..bytes.len());
            bytes[at] = if bytes[at].is_ascii_digit() { rng.u8(b'0'..=b'9') } else { rng.u8(b' '..0x7F) };
            let changed = String::from_utf8(bytes).unwrap();
            if let Ok(parsed) = Certificate::parse(&changed)
                && let Ok(checked) = check(&parsed, config, program, start, 1_000_000)
            {
                // What is ahead of a state may be more than it need be, if the bound does not hang on it.
                assert_eq!(checked.bound, certificate.file["bound"].as_u64().unwrap(), "byte {at}");
            }
        }
    }
}

/// A program that never ends, behind a branch that an input decides or not.
fn endless(is_decided: bool) -> Case {
    let mut code = Assembler::new();
    let [pointer, word] = [5, 6].map(Reg::x);
    let head = code.label();
    if is_decided {
        code.constant(pointer, 0x8010_0000);
        code.immediate(Op::Lw, word, pointer, 0);
        code.branch(Op::Bne, word, Reg::ZERO, head);
    }
    code.place(head);
    code.jump(Reg::ZERO, head);
    let program = Program::from_words("endless", &code.words().unwrap());
    Case { config: config(|_| {}), program, start: Start { argument: Some(0), ..Start::default() } }
}

#[test]
fn a_large_number_does_not_make_the_checker_follow_a_program_for_ever() {
    let exact = endless(false);
    let first = Machine::new(&exact.config, &exact.program, &exact.start).digest();
    let file = |case: &Case, proof: Proof| Certificate {
        format: FORMAT.into(),
        version: VERSION,
        subject: Subject::new(&case.config, &case.program, &case.start),
        assumptions: Vec::new(),
        bound: u64::MAX,
        proof,
    };
    let of = |case: &Case, proof: Proof| {
        check(&file(case, proof), &case.config, &case.program, &case.start, 1_000_000)
            .unwrap_err()
            .to_string()
    };
    let message = of(&exact, Proof::Exact { checkpoints: vec![first] });
    assert!(message.contains("cycle 65536") && message.contains("says nothing"), "{message}");

    let graph = endless(true);
    let mut machine = Machine::new(&graph.config, &graph.program, &graph.start);
    let checkpoints = vec![machine.digest()];
    machine.begin().unwrap();
    while machine.questions().is_empty() {
        machine.finish(&[]).unwrap();
        machine.begin().unwrap();
    }
    let (exact_cycles, premises) = (machine.cycle(), Premises::default());
    Watch::part(&mut machine, &graph.program, &premises);
    let states = vec![(machine.digest(), u64::MAX - exact_cycles)];
    let message = of(&graph, Proof::Graph { exact_cycles, checkpoints, premises, states });
    assert!(message.contains("takes more than 1000000 cycles"), "{message}");
}
