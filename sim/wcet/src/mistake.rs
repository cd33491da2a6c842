//! Mistakes that can be made on purpose, each small and each of the kind that makes a bound too small. Tests make them one
//! at a time and show that what checks the analysis finds them (tests/mistakes.rs). Only the feature `mistakes`, which only
//! tests ask for, can make one; without it the question whether one is made is a constant.

macro_rules! mistakes {
    ($($(#[doc = $words:literal])+ $name:ident,)+) => {
        /// A mistake of the analysis.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        #[cfg_attr(not(feature = "mistakes"), allow(dead_code))]
        pub enum Mistake { $($(#[doc = $words])+ $name,)+ }

        #[cfg(feature = "mistakes")]
        impl Mistake {
            /// All of them.
            pub const ALL: &[Mistake] = &[$(Mistake::$name),+];

            /// What is wrong, in words.
            pub fn words(self) -> &'static str {
                match self { $(Mistake::$name => concat!($($words),+).trim_ascii(),)+ }
            }
        }
    };
}

mistakes! {
    /// The machine: a product is there a cycle too early.
    ShortLatency,
    /// The machine: nobody waits for a unit that is not pipelined.
    UnitNotAwaited,
    /// The machine: a slot for a result is taken twice.
    SlotTakenTwice,
    /// The machine: the first line of a place stays in the data cache.
    OldLineStays,
    /// The machine: one NOP too few behind a taken branch.
    NopTooFew,
    /// The machine: a line of code that only a wrong path wants is not fetched.
    WrongPathNotFetched,
    /// The machine: a load does not wait for a write of its line.
    WriteNotAwaited,
    /// The machine: lanes of one bank of local memory are served at once.
    BanksWithoutConflict,
    /// The machine: contexts of a warp that need the same unit issue together.
    SiblingsTogether,
    /// The machine: it ends with its last warp, whatever is in flight.
    EndsTooEarly,

    /// Equal states: who was selected last is left out.
    KeyWithoutSelection,
    /// Equal states: which line of code was fetched for whom last is left out.
    KeyWithoutTurn,
    /// Equal states: lines in the data cache are left out.
    KeyWithoutTags,
    /// Equal states: results in flight and their slots are left out.
    KeyWithoutResults,
    /// Equal states: the queue of accesses is left out.
    KeyWithoutAccesses,
    /// Equal states: requests and answers on the bus are left out.
    KeyWithoutBus,
    /// Equal states: an outcome that was chosen and is not resolved is left out.
    KeyWithoutOutcome,
    /// Equal states: how often a declared loop was passed is left out.
    KeyWithoutPasses,

    /// Values: section `.input` is as in the file.
    InputsKnown,
    /// Values: a byte that is loaded is known, whatever was stored.
    ByteLoadKnown,
    /// Values: what is forgotten is zero.
    ForgottenIsZero,
    /// Values: a word that a history stored is read as it was before.
    StoreNotSeen,
    /// Values: a word that another warp writes meanwhile is known.
    RaceNotSeen,
    /// Values: the cycle counter is known where several histories are followed.
    TimeIsKnown,
    /// Choices: the last outcome of each is left out.
    OutcomeLeftOut,
    /// Choices: which lanes take which half never matters.
    MasksNeverMatter,
    /// Choices: lanes always agree on what decides the branches of a half.
    LanesAgree,
    /// Choices: what a branch says of its operands holds for a half that stands for others, too.
    KnownForOthers,
    /// Choices: halves of different warps never need the same slot or unit.
    HalvesNeverMeet,
    /// Choices: lanes of a store that inputs place somewhere all go to one line.
    StoresFallTogether,
    /// Choices: a load of the line that such a store may be on its way to does not wait.
    ScatterNotMet,
    /// Choices: declared loops run once less.
    LoopBoundLess,

    /// Sums: what issues costs others nothing.
    IssueIsFree,
    /// Sums: of the halves of a split only the first takes time.
    SecondHalfIsFree,
    /// Sums: halves of a split take nothing from each other.
    HalvesTakeNothing,
    /// Sums: a line that others load or displace is found in the cache.
    SharedLineHits,
    /// Sums: a line behind a hit of the same load comes with the line before it.
    WindowAcrossHits,
    /// Sums: no hit of another warp keeps a load back until a line has come.
    HitsBehindNobody,
    /// Sums: a line that was asked for is there when it is asked for once more.
    AgainIsThere,
    /// Sums: what is in flight at a barrier has arrived behind it.
    LeftoverForgotten,

    /// Search: one combination of outcomes is not explored.
    OutcomeNotExplored,
    /// Search: states that ask the same are one.
    SameQuestionsSameState,
    /// Search: of several ways the last one counts as the longest.
    LastWayIsLongest,
    /// Search: what was learned is not used.
    NeverBeginsAnew,
    /// Search: the last phase of several is not added.
    LastPhaseNotAdded,
}

#[cfg(feature = "mistakes")]
mod made {
    use super::Mistake;
    use std::cell::Cell;

    thread_local! {
        static MADE: Cell<Option<Mistake>> = const { Cell::new(None) };
    }

    impl Mistake {
        /// Makes it on this thread as long as `during` runs.
        pub fn make<R>(self, during: impl FnOnce() -> R) -> R {
            struct Undo;
            impl Drop for Undo {
                fn drop(&mut self) {
                    MADE.set(None);
                }
            }
            MADE.set(Some(self));
            let _undo = Undo;
            during()
        }

        /// The one that is made.
        #[inline]
        pub(crate) fn now() -> Option<Mistake> {
            MADE.get()
        }

        #[inline]
        pub(crate) fn is_made(self) -> bool {
            Mistake::now() == Some(self)
        }
    }
}

#[cfg(not(feature = "mistakes"))]
impl Mistake {
    #[inline]
    pub(crate) const fn is_made(self) -> bool {
        false
    }
}
