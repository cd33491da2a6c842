//! Which signals there are: scopes, names, and what kind of thing each shows. One layout serves every format and the save
//! file, so that a signal has the same name everywhere.

/// A signal of a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SignalId(pub(crate) usize);

impl SignalId {
    /// Its place in the order of declaration.
    pub fn index(self) -> usize {
        self.0
    }
}

/// A set of words of a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnumerationId(pub(crate) usize);

/// Words for numbers.
#[derive(Clone, Debug)]
pub struct Enumeration {
    /// Part of its file's name.
    pub name: String,
    /// Bits of the number.
    pub width: u32,
    /// Number, word, and a colour GTKWave knows.
    pub words: Vec<(u64, String, Option<&'static str>)>,
}

/// What a signal shows, which decides its width and its radix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One bit.
    Bit,
    /// A number of this many bits, in decimal.
    Count(u32),
    /// Data of this many bits, in hexadecimal.
    Data(u32),
    /// An address of 32 bits.
    Address,
    /// A set of this many members, in binary.
    Mask(u32),
    /// A word of an enumeration.
    Word(EnumerationId),
    /// A value of this many bits which the filter makes readable.
    Filtered(u32),
}

/// A signal: scopes, name, kind.
#[derive(Clone, Debug)]
pub struct Signal {
    /// Scopes around it, outermost first.
    pub scope: Vec<String>,
    /// Name within its scope.
    pub name: String,
    /// What it shows.
    pub kind: Kind,
    /// Width in bits.
    pub width: u32,
}

impl Signal {
    /// With its scopes, as `top.scope.name`.
    pub fn path(&self) -> String {
        let mut path = self.scope.join(".");
        path.push('.');
        path + &self.name
    }
}

/// The signals of a dump, in order.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    signals: Vec<Signal>,
    enumerations: Vec<Enumeration>,
    scope: Vec<String>,
}

impl Layout {
    /// A layout without signals.
    pub fn new() -> Layout {
        Layout::default()
    }

    /// What is declared from here to [`Layout::leave`] stands in this scope.
    pub fn enter(&mut self, scope: &str) {
        self.scope.push(scope.into());
    }

    /// The end of the innermost scope.
    pub fn leave(&mut self) {
        self.scope.pop();
    }

    /// A set of words that signals can show.
    pub fn enumeration(&mut self, enumeration: Enumeration) -> EnumerationId {
        self.enumerations.push(enumeration);
        EnumerationId(self.enumerations.len() - 1)
    }

    /// A signal in the current scope. A signal has a scope and a width.
    pub fn signal(&mut self, name: &str, kind: Kind) -> SignalId {
        assert!(!self.scope.is_empty(), "signal {name} is in no scope");
        let width = self.width(kind);
        assert!(width > 0, "signal {name} has no bits");
        self.signals.push(Signal { scope: self.scope.clone(), name: name.into(), kind, width });
        SignalId(self.signals.len() - 1)
    }

    /// All signals, in the order of declaration.
    pub fn signals(&self) -> &[Signal] {
        &self.signals
    }

    /// Their handles, in the same order.
    pub fn ids(&self) -> impl Iterator<Item = SignalId> + use<> {
        (0..self.signals.len()).map(SignalId)
    }

    /// A set of words.
    pub fn words(&self, id: EnumerationId) -> &Enumeration {
        &self.enumerations[id.0]
    }

    /// All sets of words.
    pub fn enumerations(&self) -> &[Enumeration] {
        &self.enumerations
    }

    fn width(&self, kind: Kind) -> u32 {
        match kind {
            Kind::Bit => 1,
            Kind::Address => 32,
            Kind::Count(width) | Kind::Data(width) | Kind::Mask(width) | Kind::Filtered(width) => width,
            Kind::Word(id) => self.words(id).width,
        }
    }
}

/// Scopes to leave, and scopes to enter, between two signals.
pub(crate) fn scope_steps<'a>(from: &[String], to: &'a [String]) -> (usize, &'a [String]) {
    let common = from.iter().zip(to).take_while(|(one, other)| one == other).count();
    (from.len() - common, &to[common..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signal_knows_its_path_and_width() {
        let mut layout = Layout::new();
        let state = layout.enumeration(Enumeration { name: "state".into(), width: 4, words: vec![] });
        layout.enter("top");
        layout.enter("warp_0");
        layout.signal("state", Kind::Word(state));
        layout.leave();
        layout.signal("pc", Kind::Address);
        let seen: Vec<_> = layout.signals().iter().map(|signal| (signal.path(), signal.width)).collect();
        assert_eq!(seen, [("top.warp_0.state".into(), 4), ("top.pc".into(), 32)]);
    }

    #[test]
    fn scopes_are_left_and_entered_only_where_they_differ() {
        let path = |text: &str| text.split('.').map(String::from).collect::<Vec<_>>();
        let (from, to) = (path("top.a.b"), path("top.c"));
        assert_eq!(scope_steps(&from, &to), (2, &to[1..]));
        assert_eq!(scope_steps(&to, &to), (0, &[][..]));
    }
}
