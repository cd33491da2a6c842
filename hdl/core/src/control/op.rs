//! Operation numbers as `update()` can name them. Their home is the instruction table; here they only get names.

use warpstep_spec::Op;

macro_rules! numbers {
    ($($name:ident $op:ident;)*) => {$(
        #[doc = concat!("`", stringify!($op), "`.")]
        pub const $name: usize = Op::$op as usize;
    )*};
}

numbers! {
    JAL Jal; JALR Jalr; FENCE_I FenceI;
    TMC Tmc; WSPAWN Wspawn; JOIN Join; BAR Bar; PRED Pred; PRED_N PredN;
    SPLIT Split; SPLIT_N SplitN; SPLIT_M SplitM; SPLIT_M_N SplitMN;
    LB Lb; LH Lh; LBU Lbu; LHU Lhu; SB Sb; SH Sh; SW Sw; FSW Fsw;
    CSRRW Csrrw; CSRRS Csrrs; CSRRC Csrrc; CSRRWI Csrrwi; CSRRSI Csrrsi; CSRRCI Csrrci;
}

/// Branches stand side by side in the table: the first.
pub const FIRST_BRANCH: usize = Op::Beq as usize;
/// And the last.
pub const LAST_BRANCH: usize = Op::Bgeu as usize;

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_spec::Class;
    use warpstep_spec::isa::table::ROWS;

    #[test]
    fn nothing_but_branches_stands_between_the_first_and_the_last() {
        for row in ROWS {
            let between = (FIRST_BRANCH..=LAST_BRANCH).contains(&(row.op as usize));
            assert_eq!(between, row.class == Class::Branch, "{}", row.mnemonic);
        }
    }
}
