//! Float operations of each context in flight: float CSRs wait for them.

pub(super) struct Floats {
    in_flight: Vec<u32>,
}

impl Floats {
    pub fn new(contexts: usize) -> Floats {
        Floats { in_flight: vec![0; contexts] }
    }

    pub fn any(&self, context: usize) -> bool {
        self.in_flight[context] > 0
    }

    pub fn started(&mut self, context: usize) {
        self.in_flight[context] += 1;
    }

    pub fn completed(&mut self, context: usize) {
        self.in_flight[context] -= 1;
    }
}
