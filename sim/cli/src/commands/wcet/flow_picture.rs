//! The control flow of a function as a picture (SVG): its blocks from top to bottom in order of addresses, each with its
//! instructions and the cycles the longest run spends there; ways down on the right, ways back on the left.

use std::collections::BTreeMap;
use std::fmt::Write;
use warpstep_flow::{Edge, Flow, Function};
use warpstep_picture::escaped;
use warpstep_program::Program;
use warpstep_spec::disassemble;

const LINE: usize = 15;
const GAP: usize = 18;
const LEFT: usize = 120;
const WIDTH: usize = 430;
const RIGHT: usize = 140;

/// Where a block is drawn.
struct Box {
    top: usize,
    height: usize,
}

/// `cycles`: by the address of an instruction; `all`: of the whole run.
pub fn picture(
    program: &Program,
    flow: &Flow,
    function: &Function,
    cycles: &BTreeMap<u32, u64>,
    all: u64,
) -> String {
    let memory = program.memory();
    let mut boxes = BTreeMap::new();
    let mut top = 10;
    for block in &function.blocks {
        let height = LINE * flow.blocks()[*block].instructions() + 8;
        boxes.insert(*block, Box { top, height });
        top += height + GAP;
    }
    let width = LEFT + WIDTH + RIGHT;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {top}\" width=\"{width}\" height=\"{top}\" font-family=\"monospace\" font-size=\"11\">\n"
    );
    for (block, Box { top, height }) in &boxes {
        let block = &flow.blocks()[*block];
        let spent: u64 = block.addresses().filter_map(|pc| cycles.get(&pc)).sum();
        let share = spent as f64 / all.max(1) as f64;
        // From white to a warm red at a quarter of all cycles.
        let paler = 255 - (share.min(0.25) * 4.0 * 150.0) as u32;
        let _ = writeln!(
            svg,
            "<rect x=\"{LEFT}\" y=\"{top}\" width=\"{WIDTH}\" height=\"{height}\" fill=\"rgb(255,{paler},{paler})\" stroke=\"#888\"/>"
        );
        for (line, pc) in block.addresses().enumerate() {
            let y = top + LINE * (line + 1);
            let word = memory.read_words(pc, 1).first().copied().unwrap_or(0);
            let text = escaped(&disassemble(word, pc));
            let own = cycles.get(&pc).map_or(String::new(), u64::to_string);
            let _ = writeln!(svg, "<text x=\"{}\" y=\"{y}\">{pc:x}  {text}</text>", LEFT + 8);
            let _ =
                writeln!(svg, "<text x=\"{}\" y=\"{y}\" text-anchor=\"end\">{own}</text>", LEFT + WIDTH - 8);
        }
    }
    for (number, (from, to, kind)) in function.ways().enumerate() {
        svg += &way(&boxes[&from], &boxes[&to], kind, number);
    }
    svg + "</svg>\n"
}

/// An arrow from the end of a block to the beginning of another.
fn way(from: &Box, to: &Box, kind: Edge, number: usize) -> String {
    let (start, end) = (from.top + from.height, to.top);
    let colour = match kind {
        Edge::Taken => "#1769aa",
        Edge::FallsThrough => "#555",
        Edge::Jump => "#777",
        Edge::AfterCall => "#2e7d32",
    };
    let head = |x: usize, y: usize, points_right: bool| {
        let back = if points_right { x - 7 } else { x + 7 };
        format!("<path d=\"M{x} {y}L{back} {}L{back} {}Z\" fill=\"{colour}\"/>\n", y - 4, y + 4)
    };
    if end == start + GAP {
        let x = LEFT + WIDTH / 2;
        return format!("<path d=\"M{x} {start}V{end}\" fill=\"none\" stroke=\"{colour}\"/>\n");
    }
    let (start, end) = (start - 6, end + 6);
    if end > start {
        let (x, out) = (LEFT + WIDTH, LEFT + WIDTH + 20 + number * 17 % (RIGHT - 30));
        let line = format!("<path d=\"M{x} {start}H{out}V{end}H{x}\" fill=\"none\" stroke=\"{colour}\"/>\n");
        return line + &head(x, end, false);
    }
    let out = LEFT - 20 - number * 17 % (LEFT - 30);
    let line =
        format!("<path d=\"M{LEFT} {start}H{out}V{end}H{LEFT}\" fill=\"none\" stroke=\"{colour}\"/>\n");
    line + &head(LEFT, end, true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpstep_flow::Targets;
    use warpstep_spec::assembler::words::{b, i, li, tmc};
    use warpstep_spec::{Op, Reg};

    #[test]
    fn a_loop_has_a_way_back_on_the_left_and_its_cycles_beside_it() {
        let x5 = Reg::x(5);
        let words = [li(x5, 3), i(Op::Addi, x5, x5, -1), b(Op::Bne, x5, Reg::ZERO, -4), tmc(Reg::ZERO)];
        let program = Program::from_words("p", &words);
        let flow = Flow::new(&program, &Targets::default()).unwrap();
        let function = flow.functions().next().unwrap();
        let svg = picture(&program, &flow, function, &BTreeMap::from([(program.entry + 4, 77)]), 100);
        assert!(svg.contains(">77</text>") && svg.matches("<rect").count() == 3, "{svg}");
        assert!(svg.contains(&format!("H{LEFT}\" fill=\"none\" stroke=\"#1769aa\"")), "{svg}");
    }
}
