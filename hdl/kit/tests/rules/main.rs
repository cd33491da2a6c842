//! The rules of the language: what agrees by construction, and what is refused with a reason.

mod disagreements;
mod honesty;
mod refusals;

/// A block with a fixed set of signals, so that a case is its `update` and nothing else.
#[macro_export]
macro_rules! case {
    ($name:ident, [$($constant:path),*], $($update:tt)*) => {
        #[derive(LogicBlock)]
        struct $name {
            a: Wire<In>,
            b: Wire<In>,
            flag: Wire<In>,
            wide: Wire<In>,
            lanes: Vec<Wire<In>>,
            out: Wire<Out>,
            sum: Wire<Out>,
            step: Wire<Local>,
            taps: Param,
        }

        impl Default for $name {
            fn default() -> $name {
                $name {
                    a: Wire::new(8),
                    b: Wire::new(8),
                    flag: Wire::new(1),
                    wide: Wire::new(16),
                    lanes: Wire::several(4, 8),
                    out: Wire::new(1),
                    sum: Wire::new(9),
                    step: Wire::new(8),
                    taps: Param::new(4),
                }
            }
        }

        impl Logic for $name {
            about!($($constant),*);

            $($update)*
        }
    };
}
