//! Slices on tracks as the JSON that Perfetto and Chrome's tracing page read. Written piece by piece; one unit of our time is
//! one microsecond of theirs.

use crate::whole_file::WholeFile;
use serde_json::{Value, json};
use std::io::{self, Write};
use std::path::Path;

/// A trace being written.
pub struct TraceJson {
    file: WholeFile,
    first: bool,
}

impl TraceJson {
    /// Starts a trace; the file gets its name when it is finished.
    pub fn create(path: &Path) -> io::Result<TraceJson> {
        let mut file = WholeFile::create(path)?;
        file.write_all(b"{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n")?;
        Ok(TraceJson { file, first: true })
    }

    /// The name of a group of tracks.
    pub fn group(&mut self, group: usize, name: &str) -> io::Result<()> {
        self.event(&json!({ "ph": "M", "name": "process_name", "pid": group, "args": { "name": name } }))
    }

    /// The name of a track of a group.
    pub fn track(&mut self, group: usize, track: usize, name: &str) -> io::Result<()> {
        let args = json!({ "name": name });
        self.event(&json!({ "ph": "M", "name": "thread_name", "pid": group, "tid": track, "args": args }))?;
        let args = json!({ "sort_index": track });
        self.event(
            &json!({ "ph": "M", "name": "thread_sort_index", "pid": group, "tid": track, "args": args }),
        )
    }

    /// Something that lasts from `start` for `length`.
    pub fn slice(
        &mut self,
        (group, track): (usize, usize),
        name: &str,
        (start, length): (u64, u64),
        args: Value,
    ) -> io::Result<()> {
        self.event(&json!({
            "ph": "X", "name": name, "pid": group, "tid": track, "ts": start, "dur": length, "args": args,
        }))
    }

    /// A number that has this value from `time` on.
    pub fn counter(&mut self, group: usize, name: &str, time: u64, value: u64) -> io::Result<()> {
        self.event(&json!({ "ph": "C", "name": name, "pid": group, "ts": time, "args": { name: value } }))
    }

    /// The file gets its name.
    pub fn finish(mut self) -> io::Result<()> {
        self.file.write_all(b"\n]}\n")?;
        self.file.commit()
    }

    fn event(&mut self, event: &Value) -> io::Result<()> {
        if !std::mem::take(&mut self.first) {
            self.file.write_all(b",\n")?;
        }
        serde_json::to_writer(&mut self.file, event).map_err(io::Error::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trace_is_one_json_object_with_its_slices() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("t.json");
        let mut trace = TraceJson::create(&path).unwrap();
        trace.group(1, "warps").unwrap();
        trace.track(1, 0, "warp 0").unwrap();
        trace.slice((1, 0), "say \"hi\"", (7, 3), json!({ "pc": "0x80000000" })).unwrap();
        trace.counter(1, "lanes", 7, 4).unwrap();
        trace.finish().unwrap();
        let read: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
        let events = read["traceEvents"].as_array().unwrap();
        let slice = events.iter().find(|event| event["ph"] == "X").unwrap();
        assert_eq!(
            (&slice["ts"], &slice["dur"], &slice["name"]),
            (&7.into(), &3.into(), &"say \"hi\"".into())
        );
    }
}
