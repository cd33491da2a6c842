//! From RustHDL's names to Verilog's, and from an index in a name to a number.
//!
//! `#[hdl_gen]` hands over a signal as text: `self.lanes[lane + 1].result` becomes `lanes[lane+1]$result`. Here the indices
//! are computed and the name becomes `lanes$3$result`; in Verilog it is `lanes_3_result`.

use std::collections::HashSet;
use std::sync::LazyLock;

/// Words a Verilog-2005 or SystemVerilog reader may take for a keyword, as far as a person might choose them.
const KEYWORDS: &str = "alias always and assert assign assume automatic before begin bind bit break buf byte case casex casez \
    cell chandle checker class clocking config const constraint context continue cover cross deassign default defparam \
    design disable dist do edge else end endcase enum event expect export extends extern final first_match for force \
    forever fork function generate genvar global highz0 if iff ifnone implies import include initial inout input inside \
    instance int integer interconnect interface intersect join large let liblist library local localparam logic longint \
    macromodule matches medium modport module nand negedge nettype new nexttime nmos nor not null or output package \
    packed parameter pmos posedge primitive priority program property protected pull0 pull1 pulldown pullup pure rand \
    randc randcase real realtime ref reg release repeat restrict return rnmos rpmos rtran scalared sequence shortint \
    signed small soft solve specify specparam static string strong strong0 strong1 struct super supply0 supply1 table \
    tagged task this throughout time timeprecision timeunit tran tri tri0 tri1 type typedef union unique unsigned until \
    use var vectored virtual void wait wand weak weak0 weak1 while wildcard wire with within wor xnor xor";

/// Words that Verilator does not want for signals, because they mean something in the C++ it writes.
const CXX_WORDS: &str = "abort alignas alignof and_eq asm atomic_cancel atomic_commit atomic_noexcept auto bit_vector bitand bitor \
    bool catch cdecl char char16_t char32_t compl complex concept const_cast const_iterator constexpr decltype delete deque \
    double dynamic_cast explicit far false float friend goto huge inline interrupt iterator list long map mutable namespace \
    near not_eq nullptr operator override pascal private public queue reference register requires sc_clock sc_in sc_inout \
    sc_out sc_signal sensitive sensitive_neg sensitive_pos set short sizeof stack static_assert static_cast switch \
    synchronized template thread_local throw transaction_safe true try type_info typeid typename uint16_t uint32_t uint8_t \
    using vector volatile wchar_t xor_eq";

static KEYWORD_SET: LazyLock<HashSet<&str>> = LazyLock::new(|| KEYWORDS.split_whitespace().collect());
static RESERVED_SET: LazyLock<HashSet<&str>> =
    LazyLock::new(|| KEYWORDS.split_whitespace().chain(CXX_WORDS.split_whitespace()).collect());

/// `lanes$3$result` as `lanes_3_result`; a reserved word gets an underscore.
pub(crate) fn verilog_name(name: &str) -> String {
    let name = name.replace('$', "_");
    if RESERVED_SET.contains(name.as_str()) { name + "_" } else { name }
}

/// `lanes$3` as `u_lanes_3`: without the prefix, an instance called like a signal inside it would be hidden by it.
pub(crate) fn instance_name(name: &str) -> String {
    format!("u_{}", name.replace('$', "_"))
}

/// What the loop that generates the instances of the list `lanes` is called.
pub(crate) fn generate_label(list: &str) -> String {
    format!("g_{list}")
}

/// Where the instance `lanes$3` stands in a module: `u_lanes_3`, or `g_lanes[3].u_lanes` if a loop generates its list.
pub(crate) fn instance_path(name: &str, generated: &std::collections::BTreeSet<String>) -> String {
    match name.split_once('$') {
        Some((list, number)) if generated.contains(list) => {
            format!("{}[{number}].{}", generate_label(list), instance_name(list))
        }
        _ => instance_name(name),
    }
}

/// `LaneAlu` as `lane_alu`.
pub(crate) fn snake_case(type_name: &str) -> String {
    let mut snake = String::new();
    let letters: Vec<char> = type_name.chars().collect();
    for (at, letter) in letters.iter().enumerate() {
        let after_lower = at > 0 && !letters[at - 1].is_uppercase();
        let before_lower = at > 0 && letters.get(at + 1).is_some_and(|next| next.is_lowercase());
        if letter.is_uppercase() && (after_lower || before_lower) {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    if KEYWORD_SET.contains(snake.as_str()) { snake + "_" } else { snake }
}

/// Computes every index of `text` with `number_of`, which knows loop variables, parameters and lengths.
/// `None` if an index is not a number. White space means nothing: long names come in several lines.
pub(crate) fn resolve(text: &str, number_of: &dyn Fn(&str) -> Option<i128>) -> Option<String> {
    let text: String = text.split_whitespace().collect();
    let mut name = String::new();
    let mut rest = text.as_str();
    while let Some(open) = rest.find('[') {
        let close = closing(rest, open)?;
        let index = evaluate(&rest[open + 1..close], number_of)?;
        name.push_str(&rest[..open]);
        name.push_str(&format!("${index}"));
        rest = &rest[close + 1..];
    }
    Some(name + rest)
}

fn closing(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0;
    text.char_indices().skip(open).find_map(|(at, letter)| {
        depth += match letter {
            '[' => 1,
            ']' => -1,
            _ => 0,
        };
        (depth == 0).then_some(at)
    })
}

/// An integer as Rust writes it: `12`, `0x1f`, `0b1_0`, `3usize`.
pub(crate) fn parse_integer(text: &str) -> Option<i128> {
    let text = text.replace('_', "");
    let suffix = ["usize", "u128", "u64", "u32", "u16", "u8", "i32"]
        .iter()
        .find_map(|suffix| text.strip_suffix(suffix));
    let digits = suffix.unwrap_or(&text);
    let (radix, digits) = match digits.get(..2) {
        Some("0x") => (16, &digits[2..]),
        Some("0b") => (2, &digits[2..]),
        Some("0o") => (8, &digits[2..]),
        _ => (10, digits),
    };
    i128::from_str_radix(digits, radix).ok().filter(|_| !digits.starts_with(['+', '-']))
}

/// Sums, products and quotients of integers and names.
pub(crate) fn evaluate(text: &str, number_of: &dyn Fn(&str) -> Option<i128>) -> Option<i128> {
    let text = text.trim();
    // The last operator of the weakest kind outside brackets splits the text; what is left of it binds first.
    for operators in [&['+', '-'][..], &['*', '/', '%'][..]] {
        let mut depth = 0;
        let split = text.char_indices().rev().find(|(_, letter)| {
            depth += match letter {
                ')' | ']' => 1,
                '(' | '[' => -1,
                _ => 0,
            };
            depth == 0 && operators.contains(letter)
        });
        if let Some((at, operator)) = split {
            let left = evaluate(&text[..at], number_of)?;
            let right = evaluate(&text[at + 1..], number_of)?;
            return match operator {
                '+' => left.checked_add(right),
                '-' => left.checked_sub(right),
                '*' => left.checked_mul(right),
                '/' => left.checked_div(right),
                _ => left.checked_rem(right),
            };
        }
    }
    if let Some(inner) = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')) {
        return evaluate(inner, number_of);
    }
    // A member of a list of parameters has an index of its own.
    parse_integer(text).or_else(|| number_of(&resolve(text, number_of)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lane_is_two(name: &str) -> Option<i128> {
        match name {
            "lane" => Some(2),
            "taps$len()" => Some(8),
            "places$2" => Some(5),
            _ => None,
        }
    }

    #[test]
    fn indices_are_computed_wherever_they_stand() {
        for (text, name) in [
            ("a[lane]", "a$2"),
            ("a[lane+1]$b[(taps$len()-1)/2*lane]$next", "a$3$b$6$next"),
            ("plain$next", "plain$next"),
            ("a[10-lane-1]", "a$7"),
            ("a[0x1f]", "a$31"),
            ("a[places[lane]+1]$b\n[lane]", "a$6$b$2"),
            ("a\n[lane +\n1]", "a$3"),
        ] {
            assert_eq!(resolve(text, &lane_is_two).as_deref(), Some(name));
        }
        assert_eq!(resolve("a[other]", &lane_is_two), None);
    }

    #[test]
    fn module_names_are_those_a_person_would_choose() {
        for (rust, verilog) in
            [("LaneAlu", "lane_alu"), ("ALU", "alu"), ("RamX2", "ram_x2"), ("Table", "table_")]
        {
            assert_eq!(snake_case(rust), verilog);
        }
    }
}
