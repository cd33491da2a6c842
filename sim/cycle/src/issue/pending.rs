//! Registers of each context that wait for a result, one bit per register. Bit 0, that of x0, is a fence's: everything needs it,
//! and no result clears it.

const FENCE: u64 = 1;

pub(super) struct Pending {
    registers: Vec<u64>,
}

impl Pending {
    pub fn new(contexts: usize) -> Pending {
        Pending { registers: vec![0; contexts] }
    }

    #[inline]
    pub fn any(&self, context: usize, registers: u64) -> bool {
        self.registers[context] & registers != 0
    }

    pub fn set(&mut self, context: usize, registers: u64) {
        self.registers[context] |= registers;
    }

    pub fn clear(&mut self, context: usize, registers: u64) {
        self.registers[context] &= !registers;
    }

    pub fn set_fence(&mut self, context: usize) {
        self.set(context, FENCE);
    }

    pub fn clear_fence(&mut self, context: usize) {
        self.clear(context, FENCE);
    }
}
