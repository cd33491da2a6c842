//! From Verilog text to a stepped model, through the cache.

mod common;

use common::{cache, has_verilator};
use warpstep_cosim::verilated::{Cache, Compiled, Exposed, Initial, Model, ModelError, Port, Source};

const COUNTER: &str = "
module counter (input clock, input reset, input [4:0] step, input [69:0] wide,
                output reg [11:0] count, output [69:0] turned, output [15:0] chance);
    reg [15:0] never_set;
    assign chance = never_set;
    assign turned = {wide[34:0], wide[69:35]};
    always @(posedge clock) count <= reset ? 12'd0 : count + {7'd0, step};
endmodule
";

/// A counter nobody has built before: the name and the process are in its text.
fn counter(name: &str) -> Source {
    let ports = [
        ("clock", 1),
        ("reset", 1),
        ("step", 5),
        ("wide", 70),
        ("count", 12),
        ("turned", 70),
        ("chance", 16),
    ];
    Source {
        top: "counter".into(),
        files: vec![("counter.v".into(), format!("// {name} {}\n{COUNTER}", std::process::id()))],
        exposed: vec![Exposed { module: "counter".into(), variable: "count".into() }],
        repeated: vec![],
        ports: ports
            .into_iter()
            .map(|(name, width)| Port { name: name.into(), width, members: vec![] })
            .collect(),
    }
}

fn clock(model: &mut Model) {
    let clock = model.port("clock").unwrap();
    for level in [0, 1] {
        model.set(clock, level);
        model.eval();
    }
}

fn load(source: &Source, initial: Initial) -> Model {
    Model::load(&cache().model(source).unwrap(), source, initial).unwrap()
}

#[test]
fn a_model_counts_and_passes_wide_values() {
    if !has_verilator() {
        return;
    }
    let mut model = load(&counter("counts"), Initial::Zero);
    let [reset, step, count] = ["reset", "step", "count"].map(|name| model.port(name).unwrap());
    model.set(reset, 1);
    clock(&mut model);
    model.set(reset, 0);
    model.set(step, 0b111_00101); // five bits are kept
    for cycle in 1..=1000 {
        clock(&mut model);
        assert_eq!(model.get(count), cycle * 5 % 4096);
    }
    let inside = model.variable("counter", "count", 12, 1).unwrap();
    model.set_variable(inside, 0, &[77]);
    model.set(step, 0);
    clock(&mut model);
    assert_eq!(model.get(count), 77);
    assert!(model.variable("counter", "step", 5, 1).is_err(), "only what is exposed can be reached");
    let (wide, turned) = (model.port("wide").unwrap(), model.port("turned").unwrap());
    model.set_words(wide, &[1, 0, 0x3F]);
    model.eval();
    let mut words = [0; 3];
    model.words(turned, &mut words);
    assert_eq!(words, [0xE000_0000, 0xF, 0]); // bits 64..=69 go to 29..=34, bit 0 to 35
    assert_eq!(model.port("nonsense").unwrap_err().to_string(), "the model has no port `nonsense`");
}

#[test]
fn random_initial_values_follow_the_seed() {
    if !has_verilator() {
        return;
    }
    let source = counter("random");
    let chance = |seed| {
        let mut model = load(&source, Initial::Random(seed));
        model.eval();
        model.get(model.port("chance").unwrap())
    };
    assert_eq!(chance(1), chance(1));
    assert!((2..10).any(|seed| chance(seed) != chance(1)));
}

#[test]
fn models_of_several_designs_come_and_go_in_any_order_and_on_any_thread() {
    if !has_verilator() {
        return;
    }
    let sources = ["first", "second", "third"].map(counter);
    let counts_to_ten = |model: &mut Model| {
        let [reset, step, count] = ["reset", "step", "count"].map(|name| model.port(name).unwrap());
        for (level, cycles) in [(1, 1), (0, 10)] {
            model.set(reset, level);
            model.set(step, 1);
            (0..cycles).for_each(|_| clock(model));
        }
        assert_eq!(model.get(count), 10);
    };
    for source in &sources {
        cache().object(source).unwrap();
    }
    std::thread::scope(|scope| {
        for shift in 0..6 {
            let sources = &sources;
            scope.spawn(move || {
                let mut old: Option<Model> = None;
                for turn in 0..30 {
                    let mut model =
                        load(&sources[(turn + shift) % sources.len()], Initial::Random(turn as u32));
                    counts_to_ten(&mut model);
                    if let Some(mut old) = old.replace(model) {
                        std::thread::spawn(move || counts_to_ten(&mut old)).join().unwrap();
                    }
                }
            });
        }
    });
}

#[test]
fn parallel_builds_of_one_design_do_not_meet_and_leave_one_model() {
    if !has_verilator() {
        return;
    }
    let mut source = counter("parallel");
    source.top = "twin".into();
    source.files[0].1 = source.files[0].1.replace("module counter", "module twin");
    source.exposed.clear();
    let objects: Vec<_> = std::thread::scope(|scope| {
        let builds: Vec<_> = (0..3).map(|_| scope.spawn(|| cache().object(&source).unwrap())).collect();
        builds.into_iter().map(|build| build.join().unwrap()).collect()
    });
    assert!(objects.iter().all(|object| object == &objects[0]));
    let folder = objects[0].parent().unwrap().parent().unwrap();
    let unfinished = std::fs::read_dir(folder).unwrap().flatten().filter(|entry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        name.starts_with("building-")
            && entry.path().join("counter.v").exists()
            && std::fs::read_to_string(entry.path().join("counter.v"))
                .is_ok_and(|text| text.contains("module twin"))
    });
    assert_eq!(unfinished.count(), 0, "builds that lost the race leave nothing");
    clock(&mut load(&source, Initial::Zero));
}

#[test]
fn a_design_verilator_does_not_accept_is_refused_with_its_words() {
    if !has_verilator() {
        return;
    }
    let mut source = counter("wrong");
    source.files[0].1 = COUNTER.replace("12'd0", "nothing");
    let error = cache().object(&source).unwrap_err();
    assert!(matches!(&error, ModelError::Tool { output, .. } if output.contains("nothing")), "{error}");
    let again = cache().object(&source);
    assert!(again.is_err(), "a failed build is not taken for a model");
}

#[test]
fn a_cache_that_cannot_be_written_is_named() {
    if !has_verilator() {
        return;
    }
    let error = Cache::at("/proc/warpstep").object(&counter("proc")).unwrap_err().to_string();
    assert!(error.contains("/proc/warpstep"), "{error}");
}

#[test]
fn a_damaged_model_is_refused_not_run() {
    let folder = tempfile::tempdir().unwrap();
    let object = folder.path().join("model.so");
    std::fs::write(&object, "not an object").unwrap();
    let error = Model::load(&Compiled::Object(object), &counter("damaged"), Initial::Zero)
        .err()
        .expect("it cannot be loaded")
        .to_string();
    assert!(error.contains("model.so") && error.contains("remove that folder"), "{error}");
}
