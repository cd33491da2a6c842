//! From an emitted design to what a model is built of.

use super::{Exposed, Port, Source};
use warpstep_core::Design;

impl Source {
    /// Of a design with a clock and a reset; `exposed` can be reached inside.
    pub fn of(design: &Design, exposed: Vec<Exposed>) -> Source {
        let port = |port: &warpstep_core::Port| Port {
            name: port.name.clone(),
            width: port.width,
            members: port.members.iter().map(|member| (member.name.clone(), member.width)).collect(),
        };
        let implied = ["clock", "reset"].map(Port::bit);
        Source {
            top: design.top.clone(),
            files: design
                .files
                .iter()
                .map(|file| (format!("{}.v", file.module), file.text.clone()))
                .collect(),
            ports: implied.into_iter().chain(design.ports.iter().map(port)).collect(),
            exposed,
        }
    }
}
