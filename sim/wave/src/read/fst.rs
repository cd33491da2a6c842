//! FST through its crate, which calls back in the order of time.

use super::fst_lengths::impossible;
use super::value::Value;
use super::vcd::plain_name;
use super::{Collector, Header, Named, Unwanted};
use fst_reader::{FstFilter, FstHierarchyEntry, FstReader, FstSignalValue};
use std::fs::File;
use std::io::BufReader;

pub(super) fn read(mut collector: Collector) {
    let opened = File::open(&collector.path).and_then(|mut file| {
        let impossible = impossible(&mut file)?;
        Ok((file, impossible))
    });
    let file = match opened {
        Ok((file, None)) => file,
        Ok((_, Some(length))) => {
            let problem =
                format!("a part of it says it unpacks to {length} bytes, more than the file can hold");
            return collector.refuse(collector.malformed(problem));
        }
        Err(error) => return collector.refuse(collector.io(error)),
    };
    let opened = FstReader::open(BufReader::new(file)).and_then(|mut reader| {
        let header = header(&mut reader)?;
        Ok((reader, header))
    });
    let (mut reader, header) = match opened {
        Ok(opened) => opened,
        Err(error) => return collector.refuse(collector.malformed(error.to_string())),
    };
    let widths = header.widths.clone();
    if collector.header(header).is_err() {
        return;
    }
    let mut strange = None;
    let result = reader.read_signals(&FstFilter::all(), |time, handle, value| -> Result<(), Unwanted> {
        let slot = handle.get_index();
        let value = match value {
            FstSignalValue::Real(number) => Some(Value::Text(number.to_string().into_bytes().into())),
            FstSignalValue::String(text) if widths[slot] == 0 => Some(Value::Text(text.into())),
            FstSignalValue::String(digits) => Value::digits(digits, widths[slot]),
        };
        match value {
            Some(value) if collector.at(time)? => {
                collector.change(slot as u32, value);
                Ok(())
            }
            _ => {
                strange = Some(format!("a value or time of signal {slot} at {time} makes no sense"));
                Err(Unwanted)
            }
        }
    });
    match (strange, result) {
        (Some(problem), _) => collector.fail(collector.malformed(problem)),
        (None, Ok(())) => collector.finish(),
        (None, Err(error)) => {
            if let fst_reader::ReadSignalsError::ReadError(error) = error {
                collector.fail(collector.malformed(error.to_string()));
            }
        }
    }
}

fn header(reader: &mut FstReader<BufReader<File>>) -> Result<Header, fst_reader::ReaderError> {
    let meta = reader.get_header();
    let mut header = Header { exponent: meta.timescale_exponent.into(), multiple: 1, ..Header::default() };
    header.widths = vec![1; meta.max_handle as usize];
    let mut scope: Vec<String> = Vec::new();
    reader.read_hierarchy(|entry| match entry {
        FstHierarchyEntry::Scope { name, .. } => scope.push(name),
        FstHierarchyEntry::UpScope => {
            scope.pop();
        }
        FstHierarchyEntry::Var { tpe, name, length, handle, .. } => {
            let slot = handle.get_index();
            let text = tpe.is_real() || tpe == fst_reader::FstVarType::GenericString;
            if let Some(width) = header.widths.get_mut(slot) {
                *width = if text { 0 } else { length.max(1) };
                let mut path = scope.join(".");
                if !path.is_empty() {
                    path.push('.');
                }
                header.names.push(Named { path: path + &plain_name(&name), slot });
            }
        }
        _ => {}
    })?;
    Ok(header)
}
