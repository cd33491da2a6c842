//! Whether the head of each context waits for a result, or for the end of a fence: one bit per warp, lane and register says
//! which registers wait, and of those a context sees the ones of its active lanes.
//!
//! A register that waits in lanes a context does not execute in is not its concern: the halves of a split do not wait for
//! each other's results. What a context issued in the last cycle is compared with its head here, as a register number: it
//! is in the lanes' bits a cycle later, so that the choice of who issues need not reach them. Meanwhile its lanes are its
//! own: only a context that is blocked gets or loses lanes. A fence has a bit of its own per context, set when it issues
//! and cleared when it ends; whatever the head is, it waits for it. Does not know what writes.

use super::just_issued::JustIssued;
use super::lane_pending::LanePending;
use crate::Shape;
use crate::bundles::{ContextEvent, NextHead, RegisterWrite, ReturnedLanes};
use crate::operation::{OPERANDS, REG_BITS};
use warpstep_kit::prelude::*;

/// The scoreboard of registers.
#[derive(LogicBlock)]
pub struct PendingRegisters {
    /// Contexts that issue an instruction, all of one warp; one bit per context.
    pub issues: Wire<In>,
    /// Registers of the head of each context, four each, the destination first. Unused ones are x0, which never waits.
    pub operands: Vec<Wire<In>>,
    /// The head of each context in the next cycle.
    pub next_heads: Vec<NextHead<In>>,
    /// Contexts that issue a fence, one bit per context.
    pub fence: Wire<In>,
    /// A fence ends in this cycle.
    pub fence_done: ContextEvent<In>,
    /// The register each lane writes: all lanes at the first write port, then at the second.
    pub written: Vec<RegisterWrite<In>>,
    /// Active lanes of each context, one bit per lane.
    pub active: Vec<Wire<In>>,
    /// Lanes that belong to each context, one bit per lane; absent without split contexts.
    pub owned: Vec<Wire<In>>,
    /// Contexts that are blocked, so that their head stays, one bit per context; absent without split contexts.
    pub blocked: Vec<Wire<In>>,
    /// Lanes that come back from a child at the end of this cycle; absent without split contexts.
    pub returned: Vec<ReturnedLanes<In>>,
    /// Contexts whose head waits, one bit per context.
    pub waiting: Wire<Out>,
    lanes: Vec<LanePending>,
    /// Contexts whose destination waits from the next cycle on.
    booked: Wire<Local>,
    issued: Reg,
    issued_registers: Vec<Reg>,
    just_issued: Vec<JustIssued>,
    /// Registers of each head that its context issued as its destination in the last cycle, one bit per register.
    fresh: Vec<Wire<Local>>,
    /// What each context's lanes are looked up for.
    asked: Vec<NextHead<Local>>,
    /// Destination of the context of each port that issued, and its bit.
    destinations: Vec<Wire<Local>>,
    destination_bits: Vec<Wire<Local>>,
    one: Wire<Local>,
    warps: Param,
    ports: Param,
    /// Ports whose contexts may have children.
    parents: Param,
    fences: Reg,
    coming_fences: Wire<Local>,
    lane_count: Param,
    write_ports: Param,
}

impl PendingRegisters {
    /// Of this machine.
    pub fn new(shape: &Shape) -> PendingRegisters {
        let (contexts, lanes) = (shape.contexts(), shape.lanes());
        PendingRegisters {
            issues: Wire::new(contexts),
            operands: Wire::several(contexts * OPERANDS, REG_BITS),
            next_heads: NextHead::several(contexts),
            fence: Wire::new(contexts),
            fence_done: ContextEvent::new(shape),
            written: RegisterWrite::per_port_and_lane(shape),
            active: Wire::several(contexts, lanes),
            owned: Wire::several(contexts * shape.split_flags(), lanes),
            blocked: Wire::several(shape.split_flags(), contexts),
            returned: ReturnedLanes::if_splits(shape),
            waiting: Wire::new(contexts),
            lanes: (0..lanes).map(|_| LanePending::new(shape)).collect(),
            booked: Wire::new(contexts),
            issued: Reg::new(contexts),
            issued_registers: Reg::several(contexts, REG_BITS),
            just_issued: (0..contexts).map(|_| JustIssued::new()).collect(),
            fresh: Wire::several(contexts, OPERANDS),
            asked: NextHead::several(contexts),
            destinations: Wire::several(shape.ports(), REG_BITS),
            destination_bits: Wire::several(shape.ports(), 1 << REG_BITS),
            one: Wire::new(1 << REG_BITS),
            warps: Param::new(shape.warps()),
            ports: Param::new(shape.ports()),
            parents: Param::new(shape.parents()),
            fences: Reg::new(contexts),
            coming_fences: Wire::new(contexts),
            lane_count: Param::new(lanes),
            write_ports: Param::new(shape.write_ports()),
        }
    }
}

impl Logic for PendingRegisters {
    about!(OPERANDS);

    #[hdl_gen]
    fn update(&mut self) {
        comment!("What issues waits in the bits a cycle later.");
        self.one.next = 1.into();
        self.booked.next = self.issues.val();
        for context in 0..self.active.len() {
            self.issued_registers[context].next = self.operands[context * OPERANDS].val();
            if !self.operands[context * OPERANDS].val().any() {
                self.booked.next = self.booked.val().replace_bit(context, false);
            }
        }
        self.issued.next = self.booked.val();
        for port in 0..self.destinations.len() {
            self.destinations[port].next = 0.into();
            for warp in 0..self.warps.val() {
                if self.issued.val().get_bit(warp * self.ports.val() + port) {
                    self.destinations[port].next = self.destinations[port].val()
                        | self.issued_registers[warp * self.ports.val() + port].val();
                }
            }
            self.destination_bits[port].next = self.one.val() << self.destinations[port].val();
        }
        for context in 0..self.active.len() {
            wires::link(&mut self.next_heads[context], &mut self.asked[context]);
            self.just_issued[context].issued.next = self.issued.val().get_bit(context).into();
            wires::link(&mut self.issued_registers[context], &mut self.just_issued[context].destination);
            for operand in 0..OPERANDS {
                wires::link(
                    &mut self.operands[context * OPERANDS + operand],
                    &mut self.just_issued[context].registers[operand],
                );
            }
            wires::link(&mut self.just_issued[context].waits, &mut self.fresh[context]);
        }

        for flag in 0..self.returned.len() {
            comment!(
                "Lanes of a child that is blocked may come back: they are looked up for the head of its parent."
            );
            for warp in 0..self.warps.val() {
                for child in 1..self.ports.val() {
                    if self.blocked[flag].val().get_bit(warp * self.ports.val() + child) {
                        for operand in 0..OPERANDS {
                            self.asked[warp * self.ports.val() + child].registers[operand].next =
                                self.operands[warp * self.ports.val() * OPERANDS + operand].val();
                            for parent in 1..self.parents.val() {
                                if self.returned[flag].parent.val() == parent {
                                    self.asked[warp * self.ports.val() + child].registers[operand].next =
                                        self.operands
                                            [(warp * self.ports.val() + parent) * OPERANDS + operand]
                                            .val();
                                }
                            }
                        }
                    }
                }
            }
            for lane in 0..self.lanes.len() {
                self.lanes[lane].owned[flag].next = 0.into();
                self.lanes[lane].returns[flag].next = 0.into();
                for context in 0..self.active.len() {
                    self.lanes[lane].owned[flag].next = self.lanes[lane].owned[flag]
                        .val()
                        .replace_bit(context, self.owned[context].val().get_bit(lane));
                }
                for warp in 0..self.warps.val() {
                    if self.returned[flag].valid.val().any() & (self.returned[flag].warp.val() == warp) {
                        self.lanes[lane].returns[flag].next = self.lanes[lane].returns[flag]
                            .val()
                            .replace_bit(warp, self.returned[flag].lanes.val().get_bit(lane));
                    }
                }
            }
        }
        for lane in 0..self.lanes.len() {
            self.lanes[lane].active.next = 0.into();
            for port in 0..self.write_ports.val() {
                wires::link(
                    &mut self.written[port * self.lane_count.val() + lane],
                    &mut self.lanes[lane].written[port],
                );
            }
            wires::link(&mut self.issued, &mut self.lanes[lane].issued);
            wires::link(&mut self.operands, &mut self.lanes[lane].operands);
            wires::link(&mut self.fresh, &mut self.lanes[lane].fresh);
            wires::link(&mut self.asked, &mut self.lanes[lane].next_heads);
            for port in 0..self.destinations.len() {
                wires::link(&mut self.destination_bits[port], &mut self.lanes[lane].destinations[port]);
            }
            for context in 0..self.active.len() {
                self.lanes[lane].active.next = self.lanes[lane]
                    .active
                    .val()
                    .replace_bit(context, self.active[context].val().get_bit(lane));
            }
        }

        comment!("Who waits: for what it issued last, in a lane, for a fence.");
        self.waiting.next = self.fences.val();
        for lane in 0..self.lanes.len() {
            self.waiting.next = self.waiting.val() | self.lanes[lane].waiting.val();
        }
        for context in 0..self.active.len() {
            if self.fresh[context].val().any() {
                self.waiting.next = self.waiting.val().replace_bit(context, true);
            }
        }
        self.coming_fences.next = self.fences.val();
        for context in 0..self.active.len() {
            if self.fence_done.valid.val().any() & (self.fence_done.context.val() == context) {
                self.coming_fences.next = self.coming_fences.val().replace_bit(context, false);
            }
            if self.fence.val().get_bit(context) {
                self.coming_fences.next = self.coming_fences.val().replace_bit(context, true);
            }
        }
        self.fences.next = self.coming_fences.val();
    }
}

#[cfg(test)]
mod tests;
