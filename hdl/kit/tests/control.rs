//! Conditions, choices, loops, static choices and inner blocks: Rust and Verilog agree.

use warpstep_kit::check::Check;
use warpstep_kit::prelude::*;
use warpstep_kit::prim::Select;

const ADD: usize = 0;
mod code {
    pub const XOR: usize = 0x2;
}

/// Choices by number and by name, inside conditions inside loops.
#[derive(LogicBlock)]
struct Choices {
    op: Wire<In>,
    enable: Wire<In>,
    a: Vec<Wire<In>>,
    result: Vec<Wire<Out>>,
    total: Wire<Out>,
    chained: Wire<Out>,
    kind: Param,
    offset: Param,
}

impl Choices {
    fn new(lanes: usize, op: usize, kind: usize) -> Choices {
        Choices {
            op: Wire::new(op),
            enable: Wire::new(lanes),
            a: Wire::several(lanes, 8),
            result: Wire::several(lanes, 8),
            total: Wire::new(8),
            chained: Wire::new(4),
            kind: Param::new(kind),
            offset: Param::new(17),
        }
    }
}

impl Logic for Choices {
    about!(ADD, code::XOR);

    #[hdl_gen]
    fn update(&mut self) {
        self.total.next = 0.into();
        for lane in 0..self.a.len() {
            self.result[lane].next = self.a[lane].val();
            if self.enable.val().get_bit(lane) {
                match self.op.val().index() {
                    ADD => self.result[lane].next = self.a[lane].val() + self.offset.val(),
                    1 => {
                        self.result[lane].next = !self.a[lane].val();
                    }
                    code::XOR => {
                        self.result[lane].next = self.a[lane].val() ^ self.a[self.a.len() - 1 - lane].val();
                    }
                    0x1f => {
                        self.result[lane].next = 0xff.into();
                    }
                    _ => {}
                }
            } else if (lane > 0) && self.a[lane - 1].val().get_bit(0) {
                self.result[lane].next = self.a[lane - 1].val();
            } else if self.kind.val() == 1 {
                self.result[lane].next = lane.into();
            }
            self.total.next = self.total.val() + self.result[lane].val();
        }
        match self.kind.val() {
            0 => self.chained.next = 1.into(),
            _ => self.chained.next = 2.into(),
        }
        if self.total.val() == 0 {
            self.chained.next = 3.into();
        } else if self.total.val() < 9 {
            self.chained.next = 4.into();
        } else if self.kind.val() > 1 {
            self.chained.next = unsigned_cast(self.total.val());
        }
    }
}

#[test]
fn choices_agree_for_every_parameter() {
    for (lanes, op, kind) in [(1, 1, 0), (2, 2, 1), (5, 5, 2), (32, 3, 1)] {
        let check = Check::default().input("op", |random| match random.once_in(5) {
            true => 0x1f,
            false => random.below(4),
        });
        check.check(Choices::new(lanes, op, kind)).unwrap();
    }
}

/// A valid/ready pair.
#[derive(Bundle)]
struct Stream<K: Kind> {
    /// There is something.
    valid: Signal<K>,
    /// What there is.
    data: Signal<K>,
    /// It is taken in this cycle.
    ready: Back<K>,
}

impl<K: Kind> Stream<K> {
    fn new() -> Stream<K> {
        Stream { valid: K::wire(1), data: K::wire(8), ready: K::back(1) }
    }
}

/// Counts what it managed to send.
#[derive(LogicBlock)]
struct Source {
    /// To whom.
    to: Stream<Out>,
    sent: Reg,
}

impl Logic for Source {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.to.valid.next = (!self.sent.val().all()).into();
        self.to.data.next = self.sent.val();
        if self.to.ready.val().any() & self.to.valid.val().any() {
            self.sent.next = self.sent.val() + 1;
        }
    }
}

/// Adds up what arrives while it may.
#[derive(LogicBlock)]
struct Sink {
    from: Stream<In>,
    open: Wire<In>,
    sum: Wire<Out>,
    kept: Reg,
}

impl Logic for Sink {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.from.ready.next = self.open.val();
        if self.from.valid.val().any() & self.open.val().any() {
            self.kept.next = self.kept.val() + self.from.data.val();
        }
        self.sum.next = self.kept.val();
    }
}

/// Joins the two.
#[derive(LogicBlock)]
struct Joined {
    open: Wire<In>,
    sum: Wire<Out>,
    source: Source,
    sink: Sink,
}

impl Logic for Joined {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.source.to, &mut self.sink.from);
        self.sink.open.next = self.open.val();
        self.sum.next = self.sink.sum.val();
    }
}

#[test]
fn bundles_of_ports_are_joined() {
    let joined = Joined {
        open: Wire::new(1),
        sum: Wire::new(8),
        source: Source { to: Stream::new(), sent: Reg::new(8) },
        sink: Sink { from: Stream::new(), open: Wire::new(1), sum: Wire::new(8), kept: Reg::new(8) },
    };
    Check::default().cycles(600).check(joined).unwrap();
}

/// Hands the bundle of an inner block on to the outside.
#[derive(LogicBlock)]
struct Linked {
    /// To whom.
    to: Stream<Out>,
    source: Source,
}

impl Logic for Linked {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        wires::link(&mut self.source.to, &mut self.to);
    }
}

#[test]
fn bundles_of_ports_are_handed_on() {
    let linked = Linked { to: Stream::new(), source: Source { to: Stream::new(), sent: Reg::new(8) } };
    let design = Check::default().check(linked).unwrap();
    let text = &design.files.last().expect("the outer module").text;
    assert!(text.contains(".to_data  (to_data)") && !text.contains("assign"), "{text}");
}

/// A list of bundles, a port that exists in some flavours only, and a choice across an inner block.
#[derive(LogicBlock)]
struct Flavours {
    from: Vec<Stream<In>>,
    choose: Wire<In>,
    sum: Wire<Out>,
    trace: Vec<Wire<Out>>,
    select: Select,
}

impl Flavours {
    fn new(senders: usize, traces: usize) -> Flavours {
        Flavours {
            from: (0..senders).map(|_| Stream::new()).collect(),
            choose: Wire::new(2),
            sum: Wire::new(8),
            trace: Wire::several(traces, 8),
            select: Select::new(senders, 8),
        }
    }
}

impl Logic for Flavours {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        for sender in 0..self.from.len() {
            self.from[sender].ready.next = (self.choose.val() == sender).into();
            self.select.words[sender].next = self.from[sender].data.val();
        }
        self.sum.next = 0.into();
        if self.choose.val().get_bit(1) & self.from[0].valid.val().any() {
            self.select.index.next = 0.into();
            self.sum.next = self.select.chosen.val();
        } else {
            self.select.index.next = unsigned_cast(self.choose.val());
            self.sum.next = !self.select.chosen.val();
        }
        for port in 0..self.trace.len() {
            self.trace[port].next = self.select.chosen.val();
        }
    }
}

#[test]
fn ports_may_come_in_lists_of_any_length_and_of_none() {
    for (senders, traces) in [(1, 0), (3, 1), (4, 2)] {
        let design = Check::default().check(Flavours::new(senders, traces)).unwrap();
        let trace = design.ports.iter().find(|port| port.name == "trace");
        assert_eq!(trace.map_or(0, |port| port.members.len()), traces);
    }
}

/// Logic over parameters alone: after all choices are made nothing is left to compute.
#[derive(LogicBlock)]
struct Settled {
    count: Wire<Out>,
    odd: Wire<Out>,
    lanes: Param,
}

impl Logic for Settled {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.count.next = 0.into();
        self.odd.next = false.into();
        for lane in 0..8 {
            if lane < self.lanes.val() {
                self.count.next = self.count.val() + 1;
                self.odd.next = !self.odd.val();
            }
        }
        if self.count.val() > 5 {
            self.odd.next = true.into();
        }
    }
}

#[test]
fn what_depends_on_no_input_has_its_value_from_the_start() {
    for lanes in [0, 1, 5, 8] {
        let settled = Settled { count: Wire::new(4), odd: Wire::new(1), lanes: Param::new(lanes) };
        let design = Check::default().check(settled).unwrap();
        let text = &design.files[0].text;
        assert!(text.contains(&format!("assign count = 4'h{lanes};")), "{text}");
    }
}

/// Bits in places that a list of parameters names.
#[derive(LogicBlock)]
struct Chosen {
    word: Wire<In>,
    bits: Wire<Out>,
    marked: Wire<Out>,
    shifted: Wire<Out>,
    places: Vec<Param>,
}

impl Logic for Chosen {
    about!();

    #[hdl_gen]
    fn update(&mut self) {
        self.bits.next = 0.into();
        self.marked.next = self.word.val();
        self.shifted.next = 0.into();
        for place in 0..self.places.len() {
            self.bits.next =
                self.bits.val().replace_bit(place, self.word.val().get_bit(self.places[place].val()));
            self.marked.next = self.marked.val().replace_bit(self.places[place].val(), true);
            self.shifted.next = self.shifted.val() ^ (self.word.val() << self.places[place].val());
        }
    }
}

#[test]
fn a_list_of_parameters_says_which_bits_are_meant() {
    for places in [[0, 1, 2], [3, 15, 9]] {
        let chosen = Chosen {
            word: Wire::new(16),
            bits: Wire::new(3),
            marked: Wire::new(16),
            shifted: Wire::new(16),
            places: places.map(Param::new).into(),
        };
        Check::default().check(chosen).unwrap();
    }
}
