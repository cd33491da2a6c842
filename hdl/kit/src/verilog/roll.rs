//! Rows of text that differ only in numbers that grow evenly, as loops.
//!
//! Loops of `update()` are unrolled long before anything is printed. What is printed alike for one member of a list after
//! the other is found again here, and only here: a loop stands for exactly the rows it replaces, because every number in it is
//! computed back from the loop variable and compared. Printed text carries such numbers as marks until all loops are found.

/// A number in a row of text.
#[derive(Clone, Debug, PartialEq)]
struct Number {
    what: What,
    base: i64,
    /// Loop variables of inner loops it already depends on, with their factors.
    terms: Vec<(String, i64)>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum What {
    /// `[base +: width]` of a signal.
    Slice { width: usize },
    /// A constant of so many bits.
    Constant { width: usize },
}

#[derive(Clone, Debug, PartialEq)]
enum Token {
    Text(String),
    Number(Number),
}

const OPEN: char = '\u{1}';
const CLOSE: char = '\u{2}';

/// The mark of a slice `[low +: width]`.
pub(crate) fn slice(low: usize, width: usize) -> String {
    mark(&Number { what: What::Slice { width }, base: low as i64, terms: vec![] })
}

/// Wider constants do not count in loops.
pub(crate) const WIDEST_CONSTANT: usize = 16;

/// The mark of a constant.
pub(crate) fn constant(value: u64, width: usize) -> String {
    mark(&Number { what: What::Constant { width }, base: value as i64, terms: vec![] })
}

fn mark(number: &Number) -> String {
    let (kind, width) = match number.what {
        What::Slice { width } => ('s', width),
        What::Constant { width } => ('c', width),
    };
    let terms: String = number.terms.iter().map(|(name, factor)| format!(",{name}*{factor}")).collect();
    format!("{OPEN}{kind}{width},{}{terms}{CLOSE}", number.base)
}

fn parsed(mark: &str) -> Number {
    let (kind, rest) = mark.split_at(1);
    let mut parts = rest.split(',');
    let mut number = || parts.next().and_then(|text| text.parse::<i64>().ok()).expect("a mark of ours");
    let (width, base) = (number() as usize, number());
    let what = if kind == "s" { What::Slice { width } } else { What::Constant { width } };
    let term = |text: &str| {
        let (name, factor) = text.split_once('*').expect("a term of ours");
        (name.to_string(), factor.parse().expect("a factor of ours"))
    };
    Number { what, base, terms: parts.map(term).collect() }
}

fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = vec![];
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(OPEN) {
        let (inside, behind) = after.split_once(CLOSE).expect("a mark is closed");
        tokens.push(Token::Text(before.to_string()));
        tokens.push(Token::Number(parsed(inside)));
        rest = behind;
    }
    tokens.push(Token::Text(rest.to_string()));
    tokens
}

fn marked(tokens: &[Token]) -> String {
    let part = |token: &Token| match token {
        Token::Text(text) => text.clone(),
        Token::Number(number) => mark(number),
    };
    tokens.iter().map(part).collect()
}

/// The text as a reader sees it.
pub(crate) fn rendered(text: &str) -> String {
    let part = |token: Token| match token {
        Token::Text(text) => text,
        Token::Number(number) => number.text(),
    };
    tokens(text).into_iter().map(part).collect()
}

impl Number {
    fn text(&self) -> String {
        match self.what {
            What::Slice { width } if self.terms.is_empty() => match width {
                1 => format!("[{}]", self.base),
                _ => format!("[{}:{}]", self.base + width as i64 - 1, self.base),
            },
            What::Slice { width: 1 } => format!("[{}]", self.sum()),
            What::Slice { width } => format!("[{} +: {width}]", self.sum()),
            What::Constant { width } if self.terms.is_empty() => match width {
                1 => format!("1'b{}", self.base),
                _ => format!("{width}'h{:x}", self.base),
            },
            What::Constant { width } => {
                let variable = &self.terms[0].0;
                let part = if width == 1 { "[0]".to_string() } else { format!("[{}:0]", width - 1) };
                // The sum wraps at the width, and so may the distance.
                let fits = |base: &i64| width > 62 || base.abs() < 1 << width;
                match Some(self.base).filter(fits).unwrap_or(self.base.rem_euclid(1 << width.min(62))) {
                    0 => format!("{variable}{part}"),
                    base if base > 0 => format!("({variable}{part} + {width}'h{base:x})"),
                    base => format!("({variable}{part} - {width}'h{:x})", -base),
                }
            }
        }
    }

    /// `lane*32 + 4`, `31 - place`.
    fn sum(&self) -> String {
        let term = |(name, factor): &(String, i64)| match factor.abs() {
            1 => name.clone(),
            factor => format!("{name}*{factor}"),
        };
        let of_sign = |sign: i64| {
            self.terms.iter().filter(move |(_, factor)| factor.signum() == sign).map(term).collect::<Vec<_>>()
        };
        let (mut added, mut taken) = (of_sign(1), of_sign(-1));
        match self.base {
            0 => {}
            base if base > 0 => added.push(base.to_string()),
            base => taken.insert(0, (-base).to_string()),
        }
        let minus = taken.iter().map(|term| format!(" - {term}")).collect::<String>();
        added.join(" + ") + &minus
    }
}

/// By how much each number of `first` grows to `next`, if they differ in numbers only.
fn steps(first: &[Token], next: &[Token]) -> Option<Vec<i64>> {
    if first.len() != next.len() {
        return None;
    }
    let mut steps = vec![];
    for pair in first.iter().zip(next) {
        match pair {
            (Token::Text(a), Token::Text(b)) if a == b => {}
            (Token::Number(a), Token::Number(b)) if a.what == b.what && a.terms == b.terms => {
                steps.push(b.base - a.base);
            }
            _ => return None,
        }
    }
    Some(steps)
}

/// A row of text that may become part of a loop.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    /// With marks.
    pub text: String,
    /// Loop variables of the source around it, the outermost first.
    pub loops: Vec<String>,
}

/// Rows in order, or a loop over some of them.
#[derive(Clone, Debug)]
pub(crate) enum Rolled {
    One(Item),
    Loop(Loop),
}

/// Rows that stand for many.
#[derive(Clone, Debug)]
pub(crate) struct Loop {
    pub variable: String,
    pub from: i64,
    pub count: usize,
    /// What is repeated, with marks.
    pub body: Vec<Item>,
}

/// More rows than this are not repeated as one.
const LONGEST_BODY: usize = 12;

/// Finds loops in `items`. `name` makes a loop variable out of the one in the source, if there was one.
pub(crate) fn roll(items: Vec<Item>, name: &dyn Fn(Option<&str>, &str) -> String) -> Vec<Rolled> {
    let cut: Vec<Vec<Token>> = items.iter().map(|item| tokens(&item.text)).collect();
    let mut rolled = vec![];
    let mut at = 0;
    while at < items.len() {
        let longest = LONGEST_BODY.min((items.len() - at) / 2);
        let runs = (1..=longest).map(|period| (repetitions(&cut[at..], period), period));
        // What saves most rows; of two that save as much the one with the shorter body.
        let best = runs
            .filter(|(count, period)| *count >= 3 || (*count == 2 && lines(&items[at..at + period]) >= 6))
            .max_by_key(|(count, period)| ((count - 1) * period, std::cmp::Reverse(*period)));
        match best {
            Some((count, period)) => {
                rolled.push(Rolled::Loop(looped(&items[at..], &cut[at..], count, period, name)));
                at += count * period;
            }
            None => {
                rolled.push(Rolled::One(items[at].clone()));
                at += 1;
            }
        }
    }
    rolled
}

fn lines(items: &[Item]) -> usize {
    items.iter().map(|item| item.text.lines().count()).sum()
}

/// How often the first `period` rows are repeated, numbers growing evenly and some number growing at all.
fn repetitions(rows: &[Vec<Token>], period: usize) -> usize {
    let step = |row: usize, time: usize| steps(&rows[row + (time - 1) * period], &rows[row + time * period]);
    let Some(first) = (0..period).map(|row| step(row, 1)).collect::<Option<Vec<_>>>() else { return 1 };
    if first.iter().flatten().all(|step| *step == 0)
        || !(0..period).all(|row| printable(&rows[row], &first[row]))
    {
        return 1;
    }
    let times = rows.len() / period;
    (2..times)
        .find(|time| (0..period).any(|row| step(row, *time).as_ref() != Some(&first[row])))
        .unwrap_or(times)
}

/// A constant that depends on a loop is the loop variable itself, or a fixed distance from it.
fn printable(row: &[Token], steps: &[i64]) -> bool {
    let numbers = row.iter().filter_map(|token| match token {
        Token::Number(number) => Some(number),
        Token::Text(_) => None,
    });
    numbers.zip(steps).all(|(number, step)| match number.what {
        What::Constant { .. } => *step == 0 || (*step == 1 && number.terms.is_empty()),
        What::Slice { .. } => true,
    })
}

fn looped(
    items: &[Item],
    rows: &[Vec<Token>],
    count: usize,
    period: usize,
    name: &dyn Fn(Option<&str>, &str) -> String,
) -> Loop {
    let steps: Vec<Vec<i64>> =
        (0..period).map(|row| steps(&rows[row], &rows[row + period]).unwrap_or_default()).collect();
    let numbers = |row: usize| {
        rows[row].iter().filter_map(|token| match token {
            Token::Number(number) => Some(number),
            Token::Text(_) => None,
        })
    };
    let all = || (0..period).flat_map(|row| numbers(row).zip(steps[row].iter().copied()));
    let constant = |number: &Number| matches!(number.what, What::Constant { .. });
    // The variable starts where the numbers look best: at the constant it stands for, or at the index of the first slice.
    let start = all().find(|(number, step)| constant(number) && *step != 0).map(|(number, _)| number.base);
    let start = start.or_else(|| {
        let grows = |(number, step): &(&Number, i64)| *step > 0 && number.base % step == 0;
        all().find(grows).map(|(number, step)| number.base / step)
    });
    let from = start.unwrap_or(0);
    let source = &items[0].loops;
    let inner = items[..period].iter().map(|item| height(&item.text)).max().unwrap_or(0);
    let wanted = source.len().checked_sub(1 + inner).map(|at| source[at].as_str());
    let inside = |variable: &str| {
        let mut terms = all().flat_map(|(number, _)| &number.terms);
        terms.any(|(name, _)| name == variable)
    };
    let plain = ["i", "j", "k", "l", "m", "n"][inner.min(5)];
    let variable =
        Some(name(wanted, plain)).filter(|name| !inside(name)).unwrap_or_else(|| name(None, plain));
    let body = (0..period)
        .map(|row| {
            let mut steps = steps[row].iter();
            let tokens = rows[row].iter().map(|token| match token {
                Token::Text(text) => Token::Text(text.clone()),
                Token::Number(number) => match steps.next() {
                    Some(0) | None => Token::Number(number.clone()),
                    Some(step) => {
                        let mut number = number.clone();
                        number.base -= step * from;
                        number.terms.insert(0, (variable.clone(), *step));
                        Token::Number(number)
                    }
                },
            });
            let text = marked(&tokens.collect::<Vec<_>>());
            Item { text, loops: source[..source.len().saturating_sub(1)].to_vec() }
        })
        .collect();
    Loop { variable, from, count, body }
}

/// How many loops stand in each other in a text.
fn height(text: &str) -> usize {
    let mut open = vec![];
    let mut highest = 0;
    for line in text.lines() {
        let indent = line.len() - line.trim_start().len();
        open.retain(|outer| *outer < indent);
        if line.trim_start().starts_with("for (") {
            open.push(indent);
            highest = highest.max(open.len());
        }
    }
    highest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(text: String) -> Item {
        Item { text, loops: vec!["lane".into()] }
    }

    fn name(wanted: Option<&str>, otherwise: &str) -> String {
        wanted.unwrap_or(otherwise).to_string()
    }

    fn shown(items: Vec<Item>) -> Vec<String> {
        roll(items, &name)
            .into_iter()
            .map(|rolled| match rolled {
                Rolled::One(item) => rendered(&item.text),
                Rolled::Loop(Loop { variable, from, count, body, .. }) => {
                    let body: Vec<String> = body.iter().map(|item| rendered(&item.text)).collect();
                    format!("{variable}={from}..{} {}", from + count as i64, body.join(" "))
                }
            })
            .collect()
    }

    #[test]
    fn rows_whose_numbers_grow_evenly_are_a_loop() {
        let row = |lane: usize| item(format!("a{} = b{};", slice(lane * 8, 8), slice(lane + 1, 1)));
        assert_eq!(shown((0..4).map(row).collect()), ["lane=0..4 a[lane*8 +: 8] = b[lane + 1];"]);
    }

    #[test]
    fn a_constant_that_counts_is_the_variable() {
        let row = |lane: usize| item(format!("x{} = y == {};", slice(lane, 1), constant(lane as u64, 2)));
        assert_eq!(shown((1..4).map(row).collect()), ["lane=1..4 x[lane] = y == lane[1:0];"]);
    }

    #[test]
    fn rows_that_take_turns_are_one_loop() {
        let rows = (0..3)
            .flat_map(|at| [item(format!("a{};", slice(at, 1))), item(format!("b{};", slice(2 * at, 2)))]);
        assert_eq!(shown(rows.collect()), ["lane=0..3 a[lane]; b[lane*2 +: 2];"]);
    }

    #[test]
    fn an_odd_one_out_stays_outside() {
        let mut rows: Vec<Item> = (0..5).map(|at| item(format!("a{};", slice(at, 1)))).collect();
        rows[0].text = "a[0] = 1;".into();
        assert_eq!(shown(rows), ["a[0] = 1;", "lane=1..5 a[lane];"]);
    }

    #[test]
    fn numbers_that_grow_unevenly_are_no_loop() {
        let rows = [0, 1, 3, 4].map(|at| item(format!("a{};", slice(at, 1))));
        assert_eq!(shown(rows.to_vec()), ["a[0];", "a[1];", "a[3];", "a[4];"]);
    }
}
