//! A context's last taken backward branch. A request at its address is followed by one at its target, so that a branch that is
//! taken again finds its target fetched. A direct branch at one address has one target until the code changes.

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LoopRegister {
    /// Address and target of the branch.
    branch: Option<(u32, u32)>,
}

impl LoopRegister {
    /// Where the request after the one at `pc` goes, if that is not the next instruction.
    #[inline]
    pub fn follows(&self, pc: u32) -> Option<u32> {
        self.branch.filter(|(branch, _)| *branch == pc).map(|(_, target)| target)
    }

    pub fn write(&mut self, pc: u32, target: u32) {
        self.branch = Some((pc, target));
    }

    pub fn clear(&mut self) {
        self.branch = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_branch_is_followed_by_its_target() {
        let mut register = LoopRegister::default();
        assert_eq!(register.follows(0), None);
        register.write(0x20, 0x10);
        register.write(0x40, 0x30);
        assert_eq!((register.follows(0x20), register.follows(0x40)), (None, Some(0x30)));
        register.clear();
        assert_eq!(register.follows(0x40), None);
    }
}
