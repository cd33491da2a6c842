//! How much room the parts of an FST file say they take when unpacked. The reading crate takes these numbers as they are,
//! and a damaged one asks for more memory than there is, which ends the process. So they are looked at before: nothing
//! unpacks to more than zlib's best ratio.
//!
//! A file is a row of blocks: kind, length, and then by kind lengths of what is packed in it (GTKWave's manual, appendix on FST).

use std::io::{self, Read, Seek, SeekFrom};

/// What is packed at best, and what tables of an empty file may take.
const MOST_RATIO: u64 = 1100;
const ALWAYS: u64 = 1 << 16;

const HEADER: u8 = 0;
const VALUES: [u8; 3] = [1, 5, 8];
const GEOMETRY: u8 = 3;
const HIERARCHIES: [u8; 3] = [4, 6, PACKED_TWICE];
const PACKED_TWICE: u8 = 7;
const WHOLE_FILE_PACKED: u8 = 254;
const SKIPPED: u8 = 255;

/// Where the number of handles stands in the header, behind its length.
const HANDLES: i64 = 6 * 8;

fn number(input: &mut impl Read) -> io::Result<u64> {
    let mut bytes = [0; 8];
    input.read_exact(&mut bytes)?;
    Ok(u64::from_be_bytes(bytes))
}

/// Seven bits in a byte, the lowest first.
fn short_number(input: &mut impl Read) -> io::Result<u64> {
    let (mut value, mut shift) = (0u64, 0);
    loop {
        let mut byte = [0];
        input.read_exact(&mut byte)?;
        value |= u64::from(byte[0] & 0x7F).checked_shl(shift).unwrap_or(u64::MAX);
        shift += 7;
        if byte[0] & 0x80 == 0 {
            return Ok(value);
        }
    }
}

/// The lengths that a block names of what is packed in it, from behind its own; `next`: where the block behind it begins.
fn inside(
    file: &mut (impl Read + Seek),
    kind: u8,
    next: Option<u64>,
    found: &mut impl FnMut(u64),
) -> io::Result<()> {
    match kind {
        HEADER => {
            file.seek(SeekFrom::Current(HANDLES))?;
            found(number(file)?);
        }
        GEOMETRY => {
            found(number(file)?);
            found(number(file)?);
        }
        kind if HIERARCHIES.contains(&kind) || kind == WHOLE_FILE_PACKED => {
            found(number(file)?);
            if kind == PACKED_TWICE {
                found(short_number(file)?);
            }
        }
        kind if VALUES.contains(&kind) => {
            // The end first: what is wrong at the beginning does not keep the reader from it.
            let beginning = file.stream_position()?;
            if let Some(times) = next.and_then(|next| next.checked_sub(3 * 8)) {
                file.seek(SeekFrom::Start(times))?;
                let [unpacked, packed, items] = [number(file)?, number(file)?, number(file)?];
                [unpacked, packed, items].into_iter().for_each(&mut *found);
                // The table of where changes are ends before the times, with its length.
                if let Some(table) = times.checked_sub(packed).and_then(|end| end.checked_sub(8)) {
                    file.seek(SeekFrom::Start(table))?;
                    found(number(file)?);
                }
            }
            file.seek(SeekFrom::Start(beginning + 3 * 8))?;
            found(short_number(file)?);
            let packed = short_number(file)?;
            found(packed);
            found(short_number(file)?);
            let here = file.stream_position()?;
            if let Some(waves) = here.checked_add(packed) {
                file.seek(SeekFrom::Start(waves))?;
                found(short_number(file)?);
            }
        }
        _ => {}
    }
    Ok(())
}

/// Every length that a file names; the end of a damaged one may come too early.
fn lengths(file: &mut (impl Read + Seek), mut found: impl FnMut(u64)) -> io::Result<()> {
    let end = file.seek(SeekFrom::End(0))?;
    let mut at = 0;
    while at < end {
        file.seek(SeekFrom::Start(at))?;
        let mut kind = [0];
        file.read_exact(&mut kind)?;
        let length = number(file)?;
        found(length);
        let next = at.checked_add(1).and_then(|at| at.checked_add(length));
        // What cannot be read in a block is not the end: the reader may come to the next one first.
        let _ = inside(file, kind[0], next, &mut found);
        match next {
            Some(next) if length > 0 || kind[0] != SKIPPED => at = next,
            _ => return Ok(()),
        }
    }
    Ok(())
}

/// The first length that cannot be true.
pub(super) fn impossible(file: &mut (impl Read + Seek)) -> io::Result<Option<u64>> {
    let most = file.seek(SeekFrom::End(0))?.saturating_mul(MOST_RATIO).saturating_add(ALWAYS);
    let mut wrong = None;
    // Where a file ends too early the reader will say so.
    let _ = lengths(file, |length| wrong = wrong.or(Some(length).filter(|length| *length > most)));
    file.seek(SeekFrom::Start(0))?;
    Ok(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;

    fn block(kind: u8, numbers: &[u64]) -> Vec<u8> {
        let length = 8 * (numbers.len() as u64 + 1);
        let numbers = std::iter::once(&length).chain(numbers).flat_map(|number| number.to_be_bytes());
        std::iter::once(kind).chain(numbers).collect()
    }

    #[test]
    fn a_hierarchy_that_unpacks_to_more_than_anything_packs_is_impossible() {
        let good = block(6, &[60_000, 0]);
        assert_eq!(impossible(&mut Cursor::new(good)).unwrap(), None);
        let bad = [block(3, &[10, 2]), block(6, &[1 << 40, 0])].concat();
        assert_eq!(impossible(&mut Cursor::new(bad)).unwrap(), Some(1 << 40));
    }

    #[test]
    fn a_block_longer_than_anything_packs_is_impossible() {
        let mut bad = block(3, &[10, 2]);
        bad[1..9].copy_from_slice(&(7u64 << 32).to_be_bytes());
        assert_eq!(impossible(&mut Cursor::new(bad)).unwrap(), Some(7 << 32));
    }

    #[test]
    fn a_hierarchy_packed_twice_names_its_second_length_in_as_many_bytes_as_it_needs() {
        let twice = |length: &[u8]| {
            let mut block = [&block(7, &[100]), length, &[0xFF; 8]].concat();
            block[8] = block.len() as u8 - 1;
            block
        };
        assert_eq!(impossible(&mut Cursor::new(twice(&[0x90, 0x01]))).unwrap(), None);
        let bad = twice(&[0x80, 0x80, 0x80, 0x80, 0x80, 0x20]);
        assert_eq!(impossible(&mut Cursor::new(bad)).unwrap(), Some(1 << 40));
    }

    #[test]
    fn the_table_of_changes_is_not_longer_than_anything_packs() {
        // Begin, end, memory; frame of nothing; waves; the table, its length; times: nothing of nothing.
        let values = |table: u64| {
            let mut inside = vec![0; 3 * 8];
            inside.extend([0, 0, 0, 1]);
            inside.extend(table.to_be_bytes());
            inside.extend([0; 3 * 8]);
            let length = inside.len() as u64 + 8;
            [vec![8], length.to_be_bytes().to_vec(), inside].concat()
        };
        assert_eq!(impossible(&mut Cursor::new(values(9))).unwrap(), None);
        assert_eq!(impossible(&mut Cursor::new(values(1 << 40))).unwrap(), Some(1 << 40));
    }

    #[test]
    fn a_block_that_cannot_be_read_does_not_hide_the_next() {
        let mut geometry = block(3, &[10, 2]);
        geometry[1..9].copy_from_slice(&(7u64 << 40).to_be_bytes());
        let bad = [block(8, &[]), geometry].concat();
        assert_eq!(impossible(&mut Cursor::new(bad)).unwrap(), Some(7 << 40));
    }

    #[test]
    fn a_file_that_ends_within_a_number_is_left_to_the_reader() {
        assert_eq!(impossible(&mut Cursor::new(vec![6, 0, 0])).unwrap(), None);
        assert_eq!(impossible(&mut Cursor::new(block(255, &[u64::MAX]))).unwrap(), None);
    }
}
