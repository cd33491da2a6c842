//! Bundles in all their faces: ports both ways, locals, registers, lists, bundles in bundles; and their documentation.

use warpstep_kit::bundle::Values;
use warpstep_kit::check::{Check, check_block};
use warpstep_kit::prelude::*;
use warpstep_kit::verilog::{Fault, emit};

/// Something that happened.
#[derive(Bundle)]
#[bundle(values = EventValues)]
pub struct Event<K: Kind> {
    /// It happened.
    pub valid: Signal<K>,
    /// To each lane.
    pub words: Vec<Signal<K>>,
}

impl<K: Kind> Event<K> {
    fn new(lanes: usize) -> Event<K> {
        Event { valid: K::wire(1), words: K::wires(lanes, 8) }
    }
}

/// An event on its way, and how the way is.
#[derive(Bundle)]
#[bundle(values = ChannelValues)]
pub struct Channel<K: Kind> {
    /// What is sent.
    pub sent: Event<K>,
    /// What comes back.
    pub echo: Event<Flip<K>>,
    /// There is room.
    pub ready: Back<K>,
}

impl<K: Kind> Channel<K> {
    fn new(lanes: usize) -> Channel<K> {
        Channel { sent: Event::new(lanes), echo: Event::new(lanes), ready: K::back(1) }
    }
}

/// Keeps the last event; echoes what it had before.
#[derive(LogicBlock)]
struct Keeper {
    /// From the outside.
    from: Channel<In>,
    kept: Event<Held>,
}

impl Keeper {
    fn new(lanes: usize) -> Keeper {
        Keeper { from: Channel::new(lanes), kept: Event::new(lanes) }
    }
}

impl Logic for Keeper {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.from.ready.next = (!self.kept.valid.val().any()).into();
        if self.from.sent.valid.val().any() {
            wires::link(&mut self.from.sent, &mut self.kept);
        }
        wires::link(&mut self.kept, &mut self.from.echo);
    }
}

/// Several keepers behind one list of channels; what the first echoes goes out over a local name, too.
#[derive(LogicBlock)]
struct Keepers {
    channels: Vec<Channel<In>>,
    sum: Event<Out>,
    between: Event<Local>,
    keepers: Vec<Keeper>,
}

impl Keepers {
    fn new(count: usize, lanes: usize) -> Keepers {
        Keepers {
            channels: (0..count).map(|_| Channel::new(lanes)).collect(),
            sum: Event::new(lanes),
            between: Event::new(lanes),
            keepers: (0..count).map(|_| Keeper::new(lanes)).collect(),
        }
    }
}

impl Logic for Keepers {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        for keeper in 0..self.keepers.len() {
            wires::link(&mut self.channels[keeper], &mut self.keepers[keeper].from);
        }
        wires::link(&mut self.keepers[0].from.echo, &mut self.between);
        wires::link(&mut self.between, &mut self.sum);
    }
}

#[test]
fn a_bundle_of_registers_is_loaded_and_shown_in_one_line_each() {
    for lanes in [1, 3] {
        check_block(Keeper::new(lanes)).unwrap();
    }
}

#[test]
fn the_members_of_a_bundle_explain_themselves_in_the_verilog() {
    let text = emit(&Keeper::new(2)).unwrap().files.remove(0).text;
    for line in ["    // From the outside.\n", " // It happened.", " // There is room."] {
        assert!(text.contains(line), "{text}");
    }
    assert_eq!(text.matches("// To each lane.").count(), 2, "once for each list, not for each lane: {text}");
}

#[test]
fn signals_against_the_stream_are_linked_backwards() {
    Check::default().cycles(500).check(Keepers::new(3, 2)).unwrap();
}

/// A link between things that do not fit.
#[derive(LogicBlock)]
struct Misfit {
    few: Vec<Wire<In>>,
    many: Vec<Wire<Out>>,
}

impl Logic for Misfit {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.few, &mut self.many);
    }
}

#[test]
fn bundles_that_differ_are_not_linked() {
    let error = emit(&Misfit { few: Wire::several(2, 1), many: Wire::several(3, 1) }).unwrap_err();
    assert_eq!(error.fault, Fault::LinkDiffers { from: "few".into(), to: "many".into() });
}

#[test]
fn a_value_for_every_signal_has_the_name_of_the_signal() {
    let channel = Channel::<Out>::new(2);
    let named: Result<ChannelValues<String>, ()> =
        channel.values("from", &mut |name, width| Ok(format!("{name}:{width}")));
    let named = named.unwrap();
    assert_eq!(named.sent.words, ["from.sent.words.0:8", "from.sent.words.1:8"]);
    assert_eq!((named.echo.valid.as_str(), named.ready.as_str()), ("from.echo.valid:1", "from.ready:1"));
}
