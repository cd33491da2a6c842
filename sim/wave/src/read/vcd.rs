//! VCD as it comes. The crate that writes our VCD reads too, but stops at scope and variable kinds it does not know and does
//! about 80 MB/s; this reader takes any kind and several times that.

mod input;
mod slots;

use super::value::Value;
use super::{Collector, Header, Named, ReadError, Unwanted};
use input::Input;
use slots::{Slots, number};
use std::fs::File;

pub(super) fn read(collector: Collector) {
    let input = match File::open(&collector.path) {
        Ok(file) => Input::new(file),
        Err(error) => return collector.refuse(collector.io(error)),
    };
    let mut reader = Reader { input, collector, widths: Vec::new(), slots: Slots::default() };
    match reader.header() {
        Ok(header) => {
            if reader.collector.header(header).is_err() {
                return;
            }
        }
        Err(error) => return reader.collector.refuse(error),
    }
    match reader.body() {
        Ok(()) => reader.collector.finish(),
        Err(Stop::Failed(error)) => reader.collector.fail(error),
        Err(Stop::Unwanted) => {}
    }
}

enum Stop {
    Failed(ReadError),
    Unwanted,
}

impl From<Unwanted> for Stop {
    fn from(_: Unwanted) -> Stop {
        Stop::Unwanted
    }
}

struct Reader {
    input: Input,
    collector: Collector,
    widths: Vec<u32>,
    slots: Slots,
}

impl Reader {
    fn wrong(&self, at: usize, problem: &str) -> ReadError {
        let place = self.input.passed + at as u64;
        self.collector.malformed(format!("{problem} at byte {place}"))
    }

    /// The next word of the header, as text.
    fn header_word(&mut self) -> Result<Option<String>, ReadError> {
        loop {
            if let Some((start, end)) = self.input.word(self.input.at) {
                self.input.at = end;
                return Ok(Some(String::from_utf8_lossy(&self.input.buffer[start..end]).into_owned()));
            }
            if self.input.ended {
                return Ok(None);
            }
            self.input.more().map_err(|error| self.collector.io(error))?;
        }
    }

    fn header(&mut self) -> Result<Header, ReadError> {
        let mut header = Header { exponent: -9, multiple: 1, ..Header::default() };
        let mut scope: Vec<String> = Vec::new();
        while let Some(word) = self.header_word()? {
            let place = self.input.at;
            if !word.starts_with('$') {
                return Err(self.wrong(place, &format!("`{}` where a `$` word should be", shorten(&word))));
            }
            let mut words = Vec::new();
            loop {
                match self.header_word()? {
                    Some(word) if word == "$end" => break,
                    Some(word) => words.push(word),
                    None => return Err(self.wrong(place, &format!("the file ends within `{word}`"))),
                }
            }
            match word.as_str() {
                "$scope" => scope.push(words.get(1).cloned().unwrap_or_default()),
                "$upscope" => {
                    scope.pop();
                }
                "$timescale" => {
                    let (multiple, exponent) = timescale(&words.concat())
                        .ok_or_else(|| self.wrong(place, "a time scale that is none"))?;
                    (header.multiple, header.exponent) = (multiple, exponent);
                }
                "$var" => {
                    let named = self.variable(&words, &scope);
                    let named = named.ok_or_else(|| self.wrong(place, "a `$var` that is none"))?;
                    header.names.push(named);
                }
                "$enddefinitions" => {
                    header.widths.clone_from(&self.widths);
                    return Ok(header);
                }
                _ => {}
            }
        }
        Err(self.wrong(self.input.at, "no `$enddefinitions`: the file ends"))
    }

    /// `kind width code name [range]`.
    fn variable(&mut self, words: &[String], scope: &[String]) -> Option<Named> {
        let [kind, width, code, name, range @ ..] = words else { return None };
        let text = matches!(kind.as_str(), "real" | "realtime" | "string" | "real_parameter" | "shortreal");
        let width = if text { 0 } else { width.parse::<u32>().ok()?.max(1) };
        let number = number(code.as_bytes())?;
        let slot = self.slots.find(code.as_bytes()).unwrap_or_else(|| {
            let slot = self.widths.len() as u32;
            self.widths.push(width);
            self.slots.insert(number, slot);
            slot
        });
        let mut path = scope.join(".");
        if !path.is_empty() {
            path.push('.');
        }
        path += &plain_name(&(name.clone() + &range.concat()));
        Some(Named { path, slot: slot as usize })
    }

    fn body(&mut self) -> Result<(), Stop> {
        loop {
            match self.some()? {
                true => {}
                false if self.input.ended => return Ok(()),
                false => self.input.more().map_err(|error| Stop::Failed(self.collector.io(error)))?,
            }
        }
    }

    /// Takes what is whole in the buffer. Whether it took anything.
    fn some(&mut self) -> Result<bool, Stop> {
        let before = self.input.at;
        while let Some((start, end)) = self.input.word(self.input.at) {
            let word = &self.input.buffer[start..end];
            let mut next = end;
            match word[0] {
                b'0' | b'1' | b'x' | b'X' | b'z' | b'Z' | b'u' | b'U' | b'w' | b'W' | b'l' | b'L' | b'h'
                | b'H' | b'-' => {
                    let slot = self.slots.find(&word[1..]).ok_or_else(|| self.undeclared(start))?;
                    let value = match self.widths[slot as usize] {
                        1 => Value::digit(word[0]),
                        width => Value::digits(&word[..1], width),
                    };
                    self.collector.change(slot, value.ok_or_else(|| self.strange_digit(start))?);
                }
                b'b' | b'B' | b'r' | b'R' | b's' | b'S' => {
                    let Some((from, to)) = self.input.word(end) else {
                        if self.input.ended {
                            return Err(Stop::Failed(self.wrong(start, "a value without a signal")));
                        }
                        break;
                    };
                    next = to;
                    let slot =
                        self.slots.find(&self.input.buffer[from..to]).ok_or_else(|| self.undeclared(from))?;
                    let value = match (word[0] | 0x20, self.widths[slot as usize]) {
                        (b'b', 0) | (b'r' | b's', _) => Some(Value::Text(word[1..].into())),
                        (_, width) => Value::digits(&word[1..], width),
                    };
                    self.collector.change(slot, value.ok_or_else(|| self.strange_digit(start))?);
                }
                b'#' => {
                    let time = std::str::from_utf8(&word[1..]).ok().and_then(|word| word.parse().ok());
                    let time = time.ok_or_else(|| Stop::Failed(self.wrong(start, "a time that is none")))?;
                    if !self.collector.at(time)? {
                        let problem = format!("time goes back to {time}");
                        return Err(Stop::Failed(self.wrong(start, &problem)));
                    }
                }
                b'$' if matches!(word, b"$dumpvars" | b"$dumpall" | b"$dumpon" | b"$dumpoff" | b"$end") => {}
                b'$' => match self.command_end(end) {
                    Some(to) => next = to,
                    None if self.input.ended => {
                        return Err(Stop::Failed(self.wrong(start, "a command without `$end`")));
                    }
                    None => break,
                },
                _ => {
                    let word = shorten(&String::from_utf8_lossy(word));
                    return Err(Stop::Failed(
                        self.wrong(start, &format!("`{word}` is no change of a value")),
                    ));
                }
            }
            self.input.at = next;
        }
        Ok(self.input.at != before)
    }

    /// Where the `$end` of a comment ends.
    fn command_end(&self, from: usize) -> Option<usize> {
        let mut at = from;
        loop {
            let (start, end) = self.input.word(at)?;
            if &self.input.buffer[start..end] == b"$end" {
                return Some(end);
            }
            at = end;
        }
    }

    fn undeclared(&self, at: usize) -> Stop {
        Stop::Failed(self.wrong(at, "an undeclared signal"))
    }

    fn strange_digit(&self, at: usize) -> Stop {
        Stop::Failed(self.wrong(at, "a digit that is none of 0, 1, x, z"))
    }
}

/// `1ns`, `10ps`, `100us`.
fn timescale(text: &str) -> Option<(u64, i32)> {
    let split = text.find(|character: char| !character.is_ascii_digit())?;
    let multiple = text[..split].parse().ok().filter(|multiple| matches!(multiple, 1 | 10 | 100))?;
    let exponent = match &text[split..] {
        "s" => 0,
        "ms" => -3,
        "us" => -6,
        "ns" => -9,
        "ps" => -12,
        "fs" => -15,
        _ => return None,
    };
    Some((multiple, exponent))
}

/// `data[7:0]` is `data`; `cells[3]` keeps its number.
pub(super) fn plain_name(name: &str) -> String {
    match name.rfind('[') {
        Some(at) if at > 0 && name.ends_with(']') && name[at..].contains(':') => name[..at].trim_end().into(),
        _ => name.replace(' ', ""),
    }
}

fn shorten(word: &str) -> String {
    word.chars().take(24).filter(|character| !character.is_control()).collect()
}
