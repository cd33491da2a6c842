//! A dump as FST. What is pending is written to the file now and then, so that memory stays bounded.

use super::Level;
use crate::layout::{Kind, Layout, scope_steps};
use crate::whole_file::WholeFile;
use fst_writer::{
    FstBodyWriter, FstFileType, FstHeaderWriter, FstInfo, FstScopeType, FstSignalId, FstSignalType,
    FstVarDirection, FstVarType, FstWriteError,
};
use std::io;

/// Bytes pending before they are written out.
const PENDING: usize = 16 << 20;

pub(super) struct Body {
    writer: FstBodyWriter<WholeFile>,
    ids: Vec<FstSignalId>,
    digits: Vec<u8>,
}

fn io_error(error: FstWriteError) -> io::Error {
    match error {
        FstWriteError::Io(error) => error,
        other => io::Error::other(other),
    }
}

impl Body {
    pub fn new(file: WholeFile, layout: &Layout, start: u64) -> io::Result<Body> {
        Body::start(file, layout, start).map_err(io_error)
    }

    fn start(file: WholeFile, layout: &Layout, start: u64) -> fst_writer::Result<Body> {
        let info = FstInfo {
            start_time: start,
            timescale_exponent: -9,
            version: concat!("warpstep ", env!("CARGO_PKG_VERSION")).into(),
            date: String::new(),
            file_type: FstFileType::Verilog,
        };
        let mut header = FstHeaderWriter::new(file, &info)?;
        let (mut scope, mut ids) = (Vec::new(), Vec::new());
        for signal in layout.signals() {
            let (leave, enter) = scope_steps(&scope, &signal.scope);
            for _ in 0..leave {
                header.up_scope()?;
            }
            for name in enter {
                header.scope(name, "", FstScopeType::Module)?;
            }
            scope.clone_from(&signal.scope);
            let kind = if signal.kind == Kind::Bit { FstVarType::Wire } else { FstVarType::Logic };
            // GTKWave shows the range of a vector only if the name has it.
            let name = match signal.width {
                1 => signal.name.clone(),
                width => format!("{} [{}:0]", signal.name, width - 1),
            };
            let shape = FstSignalType::bit_vec(signal.width);
            ids.push(header.var(name, shape, kind, FstVarDirection::Implicit, None)?);
        }
        for _ in 0..scope.len() {
            header.up_scope()?;
        }
        let mut writer = header.finish()?;
        writer.time_change(start)?;
        Ok(Body { writer, ids, digits: Vec::new() })
    }

    pub fn at(&mut self, time: u64) -> io::Result<()> {
        if self.writer.size() > PENDING {
            self.writer.flush().map_err(io_error)?;
        }
        self.writer.time_change(time).map_err(io_error)
    }

    pub fn set(&mut self, signal: usize, width: u32, level: Level<'_>) -> io::Result<()> {
        level.digits(width, &mut self.digits);
        self.writer.signal_change(self.ids[signal], &self.digits).map_err(io_error)
    }

    pub fn finish(self) -> io::Result<()> {
        self.writer.finish().map_err(io_error)?.commit()
    }
}
