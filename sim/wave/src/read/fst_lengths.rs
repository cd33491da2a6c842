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
const HIERARCHIES: [u8; 3] = [4, 6, 7];
const WHOLE_FILE_PACKED: u8 = 254;

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

/// Every length that a file names; the end of a damaged one may come too early.
fn lengths(file: &mut (impl Read + Seek), mut found: impl FnMut(u64)) -> io::Result<()> {
    let end = file.seek(SeekFrom::End(0))?;
    let mut at = 0;
    while at < end {
        file.seek(SeekFrom::Start(at))?;
        let mut kind = [0];
        file.read_exact(&mut kind)?;
        let length = number(file)?;
        let next = at.checked_add(1).and_then(|at| at.checked_add(length));
        match kind[0] {
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
                found(if kind == 7 { number(file)? } else { 0 });
            }
            kind if VALUES.contains(&kind) => {
                file.seek(SeekFrom::Current(3 * 8))?;
                found(short_number(file)?);
                let packed = short_number(file)?;
                found(packed);
                found(short_number(file)?);
                let here = file.stream_position()?;
                if let Some(waves) = here.checked_add(packed) {
                    file.seek(SeekFrom::Start(waves))?;
                    found(short_number(file)?);
                }
                if let Some(times) = next.and_then(|next| next.checked_sub(3 * 8)) {
                    file.seek(SeekFrom::Start(times))?;
                    for _ in 0..3 {
                        found(number(file)?);
                    }
                }
            }
            _ => {}
        }
        match next {
            Some(next) if length > 0 => at = next,
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
    fn a_file_that_ends_within_a_number_is_left_to_the_reader() {
        assert_eq!(impossible(&mut Cursor::new(vec![6, 0, 0])).unwrap(), None);
        assert_eq!(impossible(&mut Cursor::new(block(255, &[u64::MAX]))).unwrap(), None);
    }
}
