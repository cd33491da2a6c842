//! A dump as VCD.

use super::Level;
use crate::layout::{Layout, scope_steps};
use crate::whole_file::WholeFile;
use std::io::{self, Write};
use vcd::{IdCode, ScopeType, TimescaleUnit, VarType, Writer};

pub(super) struct Body {
    file: WholeFile,
    codes: Vec<String>,
    time: Option<u64>,
    digits: Vec<u8>,
}

impl Body {
    pub fn new(mut file: WholeFile, layout: &Layout, start: u64) -> io::Result<Body> {
        let mut writer = Writer::new(&mut file);
        writer.version(concat!("warpstep ", env!("CARGO_PKG_VERSION")))?;
        writer.timescale(1, TimescaleUnit::NS)?;
        let (mut scope, mut code, mut codes) = (Vec::new(), IdCode::FIRST, Vec::new());
        for signal in layout.signals() {
            let (leave, enter) = scope_steps(&scope, &signal.scope);
            for _ in 0..leave {
                writer.upscope()?;
            }
            for name in enter {
                writer.scope_def(ScopeType::Module, name)?;
            }
            scope.clone_from(&signal.scope);
            writer.var_def(VarType::Wire, signal.width, code, &signal.name, None)?;
            codes.push(code.to_string());
            code = code.next();
        }
        for _ in 0..scope.len() {
            writer.upscope()?;
        }
        writer.enddefinitions()?;
        let mut body = Body { file, codes, time: None, digits: Vec::new() };
        body.at(start)?;
        Ok(body)
    }

    pub fn at(&mut self, time: u64) -> io::Result<()> {
        if self.time != Some(time) {
            self.time = Some(time);
            writeln!(self.file, "#{time}")?;
        }
        Ok(())
    }

    // A vector is one formatting call: the crate goes bit by bit, and this is where the time goes.
    pub fn set(&mut self, signal: usize, width: u32, level: Level<'_>) -> io::Result<()> {
        let (code, out) = (&self.codes[signal], &mut self.file);
        match (level, width) {
            (Level::Known(value), 1) => writeln!(out, "{value}{code}"),
            (Level::Unknown, 1) => writeln!(out, "x{code}"),
            (Level::Nothing, 1) => writeln!(out, "z{code}"),
            (Level::Known(value), _) => writeln!(out, "b{value:b} {code}"),
            (Level::Bits(_), _) => {
                level.digits(width, &mut self.digits);
                out.write_all(if width == 1 { b"" } else { b"b" })?;
                out.write_all(&self.digits)?;
                writeln!(out, "{}{code}", if width == 1 { "" } else { " " })
            }
            (Level::Unknown, _) => writeln!(out, "bx {code}"),
            (Level::Nothing, _) => writeln!(out, "bz {code}"),
        }
    }

    pub fn finish(self) -> io::Result<()> {
        self.file.commit()
    }
}
