//! Numbers that hardware and models share, one list each: what a context does in a cycle, why a NOP is there, what a program error
//! is. A row is a name, a word about it, what it means; its place is its number.

/// An enumeration with its list, meanings, and one more column.
macro_rules! numbered {
    ($(#[$about:meta])* $name:ident from $first:literal, $(#[$says:meta])* $column:ident:
        $($row:ident $word:literal $meaning:literal;)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub enum $name {
            $(#[doc = $meaning] $row,)*
        }

        impl $name {
            /// All of them, in the order of their numbers.
            pub const ALL: &[$name] = &[$($name::$row),*];

            /// The number hardware and models give it.
            pub const fn number(self) -> usize {
                self as usize + $first
            }

            /// The one of that number.
            pub fn of_number(number: usize) -> Option<$name> {
                number.checked_sub($first).and_then(|place| $name::ALL.get(place)).copied()
            }

            $(#[$says])*
            pub fn $column(self) -> &'static str {
                match self {
                    $($name::$row => $word,)*
                }
            }

            /// What it means.
            pub fn meaning(self) -> &'static str {
                match self {
                    $($name::$row => $meaning,)*
                }
            }
        }
    };
}

numbered! {
    /// What a context did in a cycle, or why it did nothing.
    Stall from 0,
    /// The word for it.
    word:
    Issued      "issued"       "was selected and issued";
    Inactive    "inactive"     "not running";
    Control     "control"      "a branch, jump or warp-control instruction is not resolved";
    Barrier     "barrier"      "waits at a barrier";
    Spawn       "spawn"        "waits at wspawn for the other warps to end";
    Miss        "miss"         "waits for a line of instructions";
    Empty       "empty"        "nothing to issue (decoupled schedules only)";
    Operand     "operand"      "a source or the destination is pending";
    Unit        "unit"         "the unit is busy";
    Slot        "slot"         "the writeback slot is taken";
    NotSelected "not-selected" "could have issued; another warp was selected";
    Join        "join"         "waits at a join for the other half of its split";
    Sibling     "sibling"      "could have issued; another context of its warp needs the same unit";
}

numbered! {
    /// Why a NOP stands where an instruction could be.
    NopCause from 0,
    /// The word for it.
    word:
    Start    "start"    "the queue was filled at reset";
    Miss     "miss"     "the instruction was not in the cache";
    Redirect "redirect" "the context went elsewhere";
    Retire   "retire"   "the context ended";
}

numbered! {
    /// What the core calls wrong with a program; zero is nothing.
    FaultCause from 1,
    /// What it gives as evidence.
    evidence:
    MisalignedTarget   "the address"                        "branch, jump or wspawn to no multiple of four";
    SpawnCount         "the count"                          "wspawn of more warps than there are";
    BarrierId          "the operand"                        "no such barrier";
    BarrierCount       "the count"                          "a barrier that can never open";
    StackOverflow      "the pointer"                        "more nested splits than the stack holds";
    JoinWithoutSplit   "the operand"                        "join without its split";
    JoinsDiffer        "address of the other half's"        "the halves of a split reached different joins";
    UnknownCsr         "its number"                         "no such CSR";
    ReadOnlyCsr        "its number"                         "a write to a read-only CSR";
    MisalignedAccess   "the address"                        "a load or store across its own size";
    UnmappedAccess     "the address"                        "an access to where nothing is";
    BusError           "address of the line"                "memory answered with an error";
    IllegalInstruction "the word, with trace ports; else 0" "illegal instruction";
    WhileSplit         "the number of the CSR; else 0"      "what concerns the whole warp while its halves run in parallel";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_and_its_meaning_find_each_other() {
        assert_eq!((Stall::Issued.number(), Stall::NotSelected.number()), (0, 10));
        assert_eq!((FaultCause::MisalignedTarget.number(), FaultCause::IllegalInstruction.number()), (1, 13));
        assert_eq!(FaultCause::WhileSplit.number(), 14);
        for stall in Stall::ALL {
            assert_eq!(Stall::of_number(stall.number()), Some(*stall));
        }
        for cause in FaultCause::ALL {
            assert_eq!(FaultCause::of_number(cause.number()), Some(*cause));
        }
        assert_eq!(
            (Stall::of_number(13), FaultCause::of_number(0), NopCause::of_number(4)),
            (None, None, None)
        );
    }
}
