//! What one context will issue next, oldest first: t_F + 1 entries.
//!
//! A push or pop of cycle c is seen from c + 1 on; the head is visible before it is popped. `compensate` acts at the end of
//! its cycle, after pop and push: in the coordinated flavour every entry then queued becomes a NOP of that cause, in the
//! decoupled one the queue becomes empty. The other fields of a NOP mean nothing, nor do those of an empty queue: who reads
//! them knows that no instruction stands there.
//!
//! The payload of the head stands in a register of its own, so that a cycle begins with it and not with a read of the
//! memory: what is read there is the second, and who comes into an empty queue, or behind the only entry as that is popped,
//! goes straight to the register.
//!
//! With split contexts a queue may become a copy of its parent's at the end of a cycle. Flags, causes and pointers are
//! taken over at once, the payloads follow one a cycle from the parent's head on, so that each is there when it can be
//! popped at the earliest (`stream`). Meanwhile what arrives is what the parent's queue receives, too: of it only the flags
//! are taken. Therefore payloads are written for NOPs as well: a child may need what a redirected parent no longer does.
//!
//! The front end never pushes into a full queue nor pops an empty one (queue + in flight never exceed t_F + 1), so
//! nothing here guards against it. This is the one place where an entry is packed into a word. Knows nothing of selection.

use crate::Shape;
use crate::bundles::{NextHead, QueueEntry, QueueState};
use crate::front::PayloadStream;
use crate::operation::{CAUSE_BITS, CLASS_BITS, OP_BITS, REG_BITS};
use warpstep_kit::prelude::*;
use warpstep_kit::prim::{AsyncRam, Guarantee, Requirement, Select, index_width};

/// Lowest bits of the fields in a stored word, above the address of the instruction.
mod at {
    use super::{CLASS_BITS, OP_BITS, REG_BITS};

    pub const OP: usize = 32;
    pub const CLASS: usize = OP + OP_BITS;
    pub const RD: usize = CLASS + CLASS_BITS;
    pub const RS1: usize = RD + REG_BITS;
    pub const RS2: usize = RS1 + REG_BITS;
    pub const RS3: usize = RS2 + REG_BITS;
    pub const IMMEDIATE: usize = RS3 + REG_BITS;
    pub const WORD: usize = IMMEDIATE + 32;
}

/// Place of the looped flag in a stored word: above all else.
fn looped_at(shape: &Shape) -> usize {
    at::WORD + 32 * usize::from(shape.trace())
}

/// Bits of a stored word.
pub fn payload_bits(shape: &Shape) -> usize {
    looped_at(shape) + shape.loop_flags()
}

/// First in, first out, for one context.
#[derive(LogicBlock)]
pub struct InstructionQueue {
    /// The entry that is pushed in this cycle.
    pub entry: QueueEntry<In>,
    /// The head is popped in this cycle.
    pub pop: Wire<In>,
    /// All entries become NOPs (coordinated) or are dropped (decoupled) at the end of this cycle.
    pub compensate: Wire<In>,
    /// Cause of these NOPs.
    pub compensate_cause: Wire<In>,
    /// The oldest entry; not valid if the queue is empty.
    pub head: QueueEntry<Out>,
    /// The head of the next cycle.
    pub next: NextHead<Out>,
    /// Number of entries.
    pub occupancy: Wire<Out>,
    /// The queue as a child takes it over at the end of this cycle, in which nothing is popped or compensated; absent without children.
    pub state: Vec<QueueState<Out>>,
    /// Place that is read for each child.
    pub child_places: Vec<Wire<In>>,
    /// Payload at that place.
    pub child_payloads: Vec<Wire<Out>>,
    /// The queue becomes a copy of its parent's at the end of this cycle; absent where there is no parent.
    pub copy: Vec<Wire<In>>,
    /// The queue of the parent.
    pub parent: Vec<QueueState<In>>,
    /// Number of the parent among the other contexts of the warp; absent if there is one only.
    pub parent_number: Vec<Wire<In>>,
    /// Place that is read in the queues of these others.
    pub parent_place: Vec<Wire<Out>>,
    /// Payload there, of each of them.
    pub parent_payloads: Vec<Wire<In>>,
    stream: Vec<PayloadStream>,
    /// Everything of an entry but flag and cause; unknown where a NOP stands.
    stored: AsyncRam,
    /// One bit per place: a NOP stands there.
    nops: Reg,
    /// Cause of the NOP at each place.
    causes: Vec<Reg>,
    first: Reg,
    free: Reg,
    count: Reg,
    /// After the push of this cycle.
    nops_after: Wire<Local>,
    causes_after: Vec<Wire<Local>>,
    free_after: Wire<Local>,
    count_after: Wire<Local>,
    packed: Wire<Local>,
    /// Payload of the head.
    shown: Reg,
    /// Place behind the head.
    second: Wire<Local>,
    /// What is written in this cycle is the next head.
    straight: Wire<Local>,
    /// It goes into an empty queue.
    alone: Wire<Local>,
    /// Payload of the next head, unless the head stays.
    coming: Wire<Local>,
    head_cause: Select,
    /// Only a queue with room, or one whose head leaves, takes an entry.
    has_room: Requirement,
    /// Only a queue with an entry is popped.
    has_entry: Requirement,
    /// There are at most as many entries as places.
    within: Guarantee,
    depth: Param,
    all_places: Param,
    /// Place of the looped flag in a stored word: above all else.
    looped_at: Param,
    coordinated: Param,
}

impl InstructionQueue {
    /// Of this machine, at this fetch port.
    pub fn new(shape: &Shape, port: usize) -> InstructionQueue {
        let (children, parents) = (shape.children(port), port.min(1));
        let (depth, coordinated) = (shape.config().queue_depth(), shape.config().is_coordinated());
        let place = index_width(depth);
        let width = payload_bits(shape);
        // Full of NOPs of cause 0, the start, or empty.
        let (filled, nops) = if coordinated { (depth as u64, (1 << depth) - 1) } else { (0, 0) };
        InstructionQueue {
            entry: QueueEntry::new(shape),
            pop: Wire::new(1),
            compensate: Wire::new(1),
            compensate_cause: Wire::new(CAUSE_BITS),
            head: QueueEntry::new(shape),
            next: NextHead::default(),
            occupancy: Wire::new(shape.occupancy_bits()),
            state: (0..children.min(1)).map(|_| QueueState::new(shape)).collect(),
            child_places: Wire::several(children, place),
            child_payloads: Wire::several(children, width),
            copy: Wire::several(parents, 1),
            parent: (0..parents).map(|_| QueueState::new(shape)).collect(),
            parent_number: Wire::several(
                if shape.splits() > 1 { parents } else { 0 },
                index_width(shape.splits().max(1)),
            ),
            parent_place: Wire::several(parents, place),
            parent_payloads: Wire::several(parents * shape.splits(), width),
            stream: (0..parents).map(|_| PayloadStream::new(shape)).collect(),
            stored: AsyncRam::new(depth, width, 1 + children, 1),
            nops: Reg::with_reset(depth, nops),
            causes: Reg::several(depth, CAUSE_BITS),
            first: Reg::new(place),
            free: Reg::new(place),
            count: Reg::with_reset(shape.occupancy_bits(), filled),
            nops_after: Wire::new(depth),
            causes_after: Wire::several(depth, CAUSE_BITS),
            free_after: Wire::new(place),
            count_after: Wire::new(shape.occupancy_bits()),
            packed: Wire::new(width),
            shown: Reg::without_reset(width),
            second: Wire::new(place),
            straight: Wire::new(1),
            alone: Wire::new(1),
            coming: Wire::new(width),
            head_cause: Select::new(depth, CAUSE_BITS),
            has_room: Requirement::default(),
            has_entry: Requirement::default(),
            within: Guarantee::default(),
            depth: Param::new(depth),
            all_places: Param::new((1 << depth) - 1),
            looped_at: Param::new(looped_at(shape)),
            coordinated: Param::new(coordinated.into()),
        }
    }
}

impl Logic for InstructionQueue {
    about!(at::OP, at::CLASS, at::RD, at::RS1, at::RS2, at::RS3, at::IMMEDIATE, at::WORD);

    #[hdl_gen]
    fn update(&mut self) {
        self.has_room.holds.next =
            !self.entry.valid.val() | self.pop.val() | (self.count.val() < self.depth.val());
        self.has_entry.holds.next = !self.pop.val() | (self.count.val() > 0);
        self.within.holds.next = (self.count.val() <= self.depth.val()).into();

        comment!("The head: of a NOP only flag and cause mean something.");
        self.head_cause.index.next = self.first.val();
        self.occupancy.next = self.count.val();
        self.head.valid.next = self.count.val().any().into();
        self.head.nop.next = (self.count.val().any() & self.nops.val().get_bit(self.first.val())).into();
        self.head.cause.next = 0.into();
        if self.head.nop.val().any() {
            self.head.cause.next = self.head_cause.chosen.val();
        }
        self.head.pc.next = unsigned_cast(self.shown.val());
        self.head.op.next = unsigned_cast(self.shown.val() >> at::OP);
        self.head.class.next = unsigned_cast(self.shown.val() >> at::CLASS);
        self.head.rd.next = unsigned_cast(self.shown.val() >> at::RD);
        self.head.rs1.next = unsigned_cast(self.shown.val() >> at::RS1);
        self.head.rs2.next = unsigned_cast(self.shown.val() >> at::RS2);
        self.head.rs3.next = unsigned_cast(self.shown.val() >> at::RS3);
        self.head.immediate.next = unsigned_cast(self.shown.val() >> at::IMMEDIATE);
        self.packed.next = unsigned_cast(self.entry.pc.val())
            | (unsigned_cast(self.entry.op.val()) << at::OP)
            | (unsigned_cast(self.entry.class.val()) << at::CLASS)
            | (unsigned_cast(self.entry.rd.val()) << at::RD)
            | (unsigned_cast(self.entry.rs1.val()) << at::RS1)
            | (unsigned_cast(self.entry.rs2.val()) << at::RS2)
            | (unsigned_cast(self.entry.rs3.val()) << at::RS3)
            | (unsigned_cast(self.entry.immediate.val()) << at::IMMEDIATE);
        for port in 0..self.head.word.len() {
            self.head.word[port].next = unsigned_cast(self.shown.val() >> at::WORD);
            self.packed.next = self.packed.val().replace_bit(at::WORD, self.entry.word[port].val());
        }
        for port in 0..self.head.looped.len() {
            self.head.looped[port].next = unsigned_cast(self.shown.val() >> self.looped_at.val());
            self.packed.next =
                self.packed.val().replace_bit(self.looped_at.val(), self.entry.looped[port].val());
        }

        comment!("The newest entry goes to the free place.");
        self.stored.write_enable.next = self.entry.valid.val();
        self.stored.write_address.next = unsigned_cast(self.free.val());
        self.stored.write_data.next = self.packed.val();
        self.alone.next = (self.entry.valid.val().any() & (self.count.val() == 0)).into();
        self.straight.next = (self.entry.valid.val().any() & (self.count.val() <= 1)).into();
        self.nops_after.next = self.nops.val();
        self.free_after.next = self.free.val();
        if self.entry.valid.val().any() {
            self.nops_after.next = self.nops.val().replace_bit(self.free.val(), self.entry.nop.val());
            self.free_after.next = self.free.val() + 1;
            if self.free.val() == self.depth.val() - 1 {
                self.free_after.next = 0.into();
            }
        }
        for place in 0..self.causes.len() {
            self.head_cause.words[place].next = self.causes[place].val();
            self.causes_after[place].next = self.causes[place].val();
            if self.entry.valid.val().any() & (self.free.val() == place) {
                self.causes_after[place].next = self.entry.cause.val();
            }
            self.causes[place].next = self.causes_after[place].val();
            if self.compensate.val().any() {
                self.causes[place].next = self.compensate_cause.val();
            }
        }
        self.nops.next = self.nops_after.val();
        if self.compensate.val().any() {
            self.nops.next = self.all_places.val().into();
        }

        comment!("The ring moves on.");
        self.count_after.next = self.count.val() + unsigned_cast(self.entry.valid.val());
        self.count.next = self.count_after.val() - unsigned_cast(self.pop.val());
        self.free.next = self.free_after.val();
        self.second.next = self.first.val() + 1;
        if self.first.val() == self.depth.val() - 1 {
            self.second.next = 0.into();
        }
        self.stored.read_address[0].next = unsigned_cast(self.second.val());
        if self.pop.val().any() {
            self.first.next = self.second.val();
        }
        if (self.coordinated.val() == 0) && self.compensate.val().any() {
            self.count.next = 0.into();
            self.first.next = 0.into();
            self.free.next = 0.into();
        }

        for all in 0..self.state.len() {
            comment!("For children.");
            wires::link(&mut self.nops_after, &mut self.state[all].nops);
            wires::link(&mut self.causes_after, &mut self.state[all].causes);
            wires::link(&mut self.first, &mut self.state[all].first);
            wires::link(&mut self.free_after, &mut self.state[all].free);
            wires::link(&mut self.count_after, &mut self.state[all].count);
        }
        for child in 0..self.child_places.len() {
            self.stored.read_address[child + 1].next = unsigned_cast(self.child_places[child].val());
            self.child_payloads[child].next = self.stored.read_data[child + 1].val();
        }
        for all in 0..self.copy.len() {
            comment!("From the parent.");
            if self.copy[all].val().any() {
                wires::link(&mut self.parent[all].nops, &mut self.nops);
                wires::link(&mut self.parent[all].causes, &mut self.causes);
                wires::link(&mut self.parent[all].first, &mut self.first);
                wires::link(&mut self.parent[all].free, &mut self.free);
                wires::link(&mut self.parent[all].count, &mut self.count);
            }
            wires::link(&mut self.copy[all], &mut self.stream[all].start);
            wires::link(&mut self.parent[all].first, &mut self.stream[all].first);
            wires::link(&mut self.parent_payloads, &mut self.stream[all].payloads);
            wires::link(&mut self.stream[all].place, &mut self.parent_place[all]);
            if self.stream[all].valid.val().any() {
                self.stored.write_enable.next = true.into();
                self.stored.write_address.next = unsigned_cast(self.stream[all].place.val());
                self.stored.write_data.next = self.stream[all].payload.val();
                self.alone.next = self.copy[all].val();
                self.straight.next =
                    self.copy[all].val() | (self.stream[all].place.val() == self.second.val());
            }
        }
        comment!("The next head.");
        self.coming.next = self.stored.read_data[0].val();
        if self.straight.val().any() {
            self.coming.next = self.stored.write_data.val();
        }
        self.next.other.next = self.pop.val() | self.alone.val();
        self.next.registers[0].next = unsigned_cast(self.coming.val() >> at::RD);
        self.next.registers[1].next = unsigned_cast(self.coming.val() >> at::RS1);
        self.next.registers[2].next = unsigned_cast(self.coming.val() >> at::RS2);
        self.next.registers[3].next = unsigned_cast(self.coming.val() >> at::RS3);
        if self.next.other.val().any() {
            self.shown.next = self.coming.val();
        }
        for all in 0..self.parent_number.len() {
            wires::link(&mut self.parent_number[all], &mut self.stream[0].parent[all]);
        }
    }
}

#[cfg(test)]
mod tests;
