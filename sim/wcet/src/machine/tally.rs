//! What a warp did that can cost another, by the rule that says how much: counts, no cycles.

/// A row of the table of fees (fees.rs).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// An instruction or NOP issues.
    Issue,
    /// A result books a slot.
    Slot,
    /// A cycle of a unit that is not pipelined.
    Unit,
    /// A load, beside its steps.
    Load,
    /// A load's result.
    LoadResult,
    /// A store, beside its steps.
    Store,
    /// A fence.
    Fence,
    /// A step of a load in the cache.
    Hit,
    /// A step in local memory.
    Local,
    /// A line read: the first of its load, or behind one that was in the cache, or may have been.
    Read,
    /// A line read behind another of its load.
    FurtherRead,
    /// A line written.
    Write,
    /// A line read that may have to wait for a write of it.
    ReadBehind,
    /// A line written that may have to wait for a read of it.
    WriteBehind,
    /// A line that is asked for once more before the first answer was used, to the warp itself: it may not have come yet.
    Again,
    /// What a line read costs the warp itself because others hold places in the window.
    OwnRead,
    /// The same of a line written.
    OwnWrite,
    /// What a result that takes a slot costs the warp itself: what comes later than it does alone may find the slot taken.
    OwnResult,
    /// A line of code, once for the program.
    Fill,
    /// A line of data that lasts, once for the program.
    Lasting,
    /// What one warp can have in flight when it comes to a barrier.
    Leftover,
}

impl Rule {
    /// All of them, in the order of the table.
    pub const ALL: [Rule; 21] = [
        Rule::Issue,
        Rule::Slot,
        Rule::Unit,
        Rule::Load,
        Rule::LoadResult,
        Rule::Store,
        Rule::Fence,
        Rule::Hit,
        Rule::Local,
        Rule::Read,
        Rule::FurtherRead,
        Rule::Write,
        Rule::ReadBehind,
        Rule::WriteBehind,
        Rule::Again,
        Rule::OwnRead,
        Rule::OwnWrite,
        Rule::OwnResult,
        Rule::Fill,
        Rule::Lasting,
        Rule::Leftover,
    ];
    /// Those a warp pays to all others for what it does.
    pub const CHARGED: usize = 14;
    /// Those that are counted: what a warp pays itself mostly follows from others.
    const COUNTED: usize = 15;

    /// Those it pays itself.
    pub const TOLLS: [Rule; 4] = [Rule::Again, Rule::OwnRead, Rule::OwnWrite, Rule::OwnResult];

    /// A short word for files and messages.
    pub fn word(self) -> &'static str {
        match self {
            Rule::Issue => "issue",
            Rule::Slot => "slot",
            Rule::Unit => "unit",
            Rule::Load => "load",
            Rule::LoadResult => "load-result",
            Rule::Store => "store",
            Rule::Fence => "fence",
            Rule::Hit => "hit",
            Rule::Local => "local",
            Rule::Read => "read",
            Rule::FurtherRead => "further-read",
            Rule::Write => "write",
            Rule::ReadBehind => "read-behind",
            Rule::WriteBehind => "write-behind",
            Rule::Again => "again",
            Rule::OwnRead => "own-read",
            Rule::OwnWrite => "own-write",
            Rule::OwnResult => "own-result",
            Rule::Fill => "fill",
            Rule::Lasting => "lasting",
            Rule::Leftover => "leftover",
        }
    }
}

/// How often each rule applied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    all: [u64; Rule::COUNTED],
    /// Of these, in one half of a warp whose halves run side by side.
    in_half: [u64; Rule::COUNTED],
}

impl Tally {
    /// A rule applied this often; `in_half`: another half of the warp runs beside it.
    pub(super) fn count(&mut self, rule: Rule, times: u64, in_half: bool) {
        self.all[rule as usize] += times;
        self.in_half[rule as usize] += if in_half { times } else { 0 };
    }

    /// Both together.
    pub(super) fn and(&self, other: &Tally) -> Tally {
        self.by_rule(other, |own, other| own + other)
    }

    /// What was done since an earlier tally of the same history.
    pub fn since(&self, earlier: &Tally) -> Tally {
        self.by_rule(earlier, |own, earlier| own - earlier)
    }

    fn by_rule(&self, other: &Tally, of: impl Fn(u64, u64) -> u64) -> Tally {
        Tally {
            all: std::array::from_fn(|rule| of(self.all[rule], other.all[rule])),
            in_half: std::array::from_fn(|rule| of(self.in_half[rule], other.in_half[rule])),
        }
    }

    /// How often a rule applied that is charged to others, or that a warp pays for its own lines.
    pub fn of(&self, rule: Rule) -> u64 {
        let at = |rule: Rule| self.all[rule as usize];
        match rule {
            Rule::OwnRead => at(Rule::Read) + at(Rule::FurtherRead),
            Rule::OwnWrite => at(Rule::Write),
            Rule::OwnResult => at(Rule::Slot) + at(Rule::LoadResult),
            Rule::Fill | Rule::Lasting | Rule::Leftover => 0,
            counted => at(counted),
        }
    }

    /// How often a charged rule applied in one half of the warp, so that the other half pays, too.
    pub fn to_other_half(&self, rule: Rule) -> u64 {
        let at = |rule: Rule| self.in_half[rule as usize];
        match rule {
            // A line that one half finds in the cache it has to bring itself if it comes first.
            Rule::Read => at(Rule::Read) + at(Rule::FurtherRead),
            Rule::FurtherRead => 0,
            charged => at(charged),
        }
    }
}
