//! From a word to a control word, by rows of mask and match. Combinational; the rows are data, and no two of them overlap.

use crate::bits::Bits;
use crate::prelude::*;

/// One row: words that agree with `matching` wherever `mask` has a one get `control`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What the row is for: a comment in the Verilog.
    pub name: String,
    /// The bits that count.
    pub mask: u64,
    /// What they are.
    pub matching: u64,
    /// What follows.
    pub control: u128,
}

/// Two rows claim the same word.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("rows `{first}` and `{second}` both match {word:#x}")]
pub struct OverlapError {
    /// One row.
    pub first: String,
    /// The other.
    pub second: String,
    /// A word both claim.
    pub word: u64,
}

/// Decodes by table.
#[derive(LogicBlock)]
pub struct DecoderTable {
    /// What to decode.
    pub word: Wire<In>,
    /// The control word of the row that matches, or that for no row.
    pub control: Wire<Out>,
    /// Whether any row matches.
    pub known: Wire<Out>,
    _rows: Vec<Row>,
    _otherwise: u128,
}

impl DecoderTable {
    /// Words of `word_width` bits (at most 64) become control words of `control_width` (at most 128); `otherwise` is that of
    /// unknown ones.
    pub fn new(
        word_width: usize,
        control_width: usize,
        rows: Vec<Row>,
        otherwise: u128,
    ) -> Result<DecoderTable, OverlapError> {
        for (at, b) in rows.iter().enumerate() {
            for a in &rows[..at] {
                if (a.matching ^ b.matching) & a.mask & b.mask == 0 {
                    let word = (a.matching & a.mask) | (b.matching & b.mask);
                    return Err(OverlapError { first: a.name.clone(), second: b.name.clone(), word });
                }
            }
        }
        Ok(DecoderTable {
            word: Wire::new(word_width),
            control: Wire::new(control_width),
            known: Wire::new(1),
            _rows: rows,
            _otherwise: otherwise,
        })
    }
}

impl Logic for DecoderTable {
    about!();

    fn update(&mut self) {
        let word = self.word.val().bits().to_u64().expect("words of at most 64 bits");
        let row = self._rows.iter().find(|row| (word ^ row.matching) & row.mask == 0);
        let control = row.map_or(self._otherwise, |row| row.control);
        self.control.next = Value::from_bits(Bits::from_big(self.control.width(), &control.into()));
        self.known.next = row.is_some().into();
    }

    fn hdl(&self) -> Verilog {
        let (words, controls) = (self.word.width(), self.control.width());
        let pattern = |row: &Row| {
            let digit = |bit: usize| match (row.mask >> bit & 1, row.matching >> bit & 1) {
                (0, _) => '?',
                (_, 0) => '0',
                _ => '1',
            };
            (0..words).rev().map(digit).collect::<String>()
        };
        let line = |known: u8, control: u128| {
            let control = Bits::from_big(controls, &control.into());
            format!("row = {{1'b{known}, {control:?}}};")
        };
        let rows = self._rows.iter().map(|row| {
            format!("        {words}'b{}: {} // {}\n", pattern(row), line(1, row.control), row.name)
        });
        Verilog::Custom(format!(
            "reg [{controls}:0] row;\nassign {{known, control}} = row;\n\nalways @* begin\n    casez (word)\n{}        default: {}\n    \
             endcase\nend",
            rows.collect::<String>(),
            line(0, self._otherwise),
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::Check;

    fn row(name: &str, mask: u64, matching: u64, control: u128) -> Row {
        Row { name: name.into(), mask, matching, control }
    }

    #[test]
    fn both_faces_agree() {
        let rows = vec![
            row("op", 0x7f, 0x33, 5),
            row("bne", 0x707f, 0x1063, 9 << 80),
            row("beq", 0x707f, 0x63, 1),
            row("ecall", 0xffff_ffff, 0x73, u128::MAX >> 38),
        ];
        let words = [0x33, 0x1063, 0x63, 0x73, 0xdead_be33, 0x0010_0073];
        let table = DecoderTable::new(32, 90, rows, 0xaa).expect("no overlap");
        let often = move |random: &mut crate::check::Random| match random.once_in(4) {
            true => random.word(),
            false => words[random.below(6) as usize] | random.word() << 40,
        };
        Check::default().input("word", often).check(table).unwrap();
        let narrow = DecoderTable::new(1, 1, vec![row("one", 1, 1, 1)], 0).expect("no overlap");
        Check::default().check(narrow).unwrap();
    }

    #[test]
    fn rows_that_claim_the_same_word_are_refused() {
        let error =
            DecoderTable::new(8, 1, vec![row("low", 0x0f, 3, 0), row("high", 0xf0, 0x30, 1)], 0).err();
        assert_eq!(error, Some(OverlapError { first: "low".into(), second: "high".into(), word: 0x33 }));
    }
}
