//! Contexts whose head needs a slot or a unit that others share: each is to be looked at again when the lanes of what it
//! needs have changed.

use super::slots::Slots;
use super::units::Units;
use crate::contexts::ContextSet;
use crate::front::Fetched;
use warpstep_spec::LaneMask;
use warpstep_spec::latency::UNPIPELINED;

/// Who looks at the same lanes, and how these were.
#[derive(Clone, Copy, Default)]
struct Watch {
    lanes: LaneMask,
    contexts: ContextSet,
}

impl Watch {
    /// Adds who has to look again, now that the lanes are these.
    #[inline]
    fn see(&mut self, lanes: LaneMask, changed: &mut ContextSet) {
        if std::mem::replace(&mut self.lanes, lanes) != lanes {
            self.contexts.move_to(changed);
        }
    }
}

#[derive(Default)]
pub(super) struct Watches {
    /// Of slots, by the latency of those who need one.
    slots: Vec<(u32, Watch)>,
    units: [Watch; UNPIPELINED.len()],
}

impl Watches {
    /// A context was looked at in this cycle that has this head.
    pub fn add(&mut self, now: u64, context: usize, head: &Fetched, slots: &Slots) {
        if let Some(unit) = head.unit {
            self.units[usize::from(unit)].contexts.insert(context);
        }
        if !head.needs_slot {
            return;
        }
        let known = self.slots.iter().position(|(latency, _)| *latency == head.latency);
        let number = known.unwrap_or_else(|| {
            let lanes = slots.taken(now, head.latency);
            self.slots.push((head.latency, Watch { lanes, ..Watch::default() }));
            self.slots.len() - 1
        });
        self.slots[number].1.contexts.insert(context);
    }

    /// Adds who has to look again in this cycle.
    #[inline]
    pub fn move_changed(&mut self, now: u64, slots: &Slots, units: &Units, changed: &mut ContextSet) {
        for (latency, watch) in &mut self.slots {
            watch.see(slots.taken(now, *latency), changed);
        }
        for (watch, lanes) in self.units.iter_mut().zip(units.busy()) {
            watch.see(*lanes, changed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::Config;
    use warpstep_spec::config::named;

    impl Watches {
        fn changed(&mut self, now: u64, slots: &Slots, units: &Units) -> ContextSet {
            let mut changed = ContextSet::EMPTY;
            self.move_changed(now, slots, units, &mut changed);
            changed
        }
    }

    /// x5 = x6 * x7, three cycles.
    fn product() -> Fetched {
        let mut machine = named("tiny").expect("a name").parameters();
        machine.latencies.multiply = 3;
        Fetched::new(0, 0x0273_02b3, &Config::try_from(machine).expect("a machine"), None)
    }

    #[test]
    fn who_needs_a_slot_looks_again_when_its_lanes_have_changed() {
        let (mut slots, units, mut watches) = (Slots::new(), Units::new(), Watches::default());
        let mul = product();
        watches.add(10, 4, &mul, &slots);
        assert!(watches.changed(11, &slots, &units).is_empty());
        slots.book(14, 0b11);
        assert_eq!(watches.changed(12, &slots, &units), ContextSet::only(4));
        watches.add(12, 4, &mul, &slots);
        assert_eq!(watches.changed(13, &slots, &units), ContextSet::only(4), "it is free again");
        assert!(watches.changed(14, &slots, &units).is_empty());
    }

    #[test]
    fn who_needs_a_unit_looks_again_when_it_is_used_and_when_it_is_free() {
        let (slots, mut units, mut watches) = (Slots::new(), Units::new(), Watches::default());
        let div = Fetched { needs_slot: false, unit: Some(0), ..product() };
        watches.add(0, 7, &div, &slots);
        units.start(0, 1, 3);
        assert_eq!(watches.changed(1, &slots, &units), ContextSet::only(7));
        watches.add(1, 7, &div, &slots);
        units.tick(2);
        assert_eq!(watches.changed(3, &slots, &units), ContextSet::only(7));
    }
}
