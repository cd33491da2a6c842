//! The master keeps the rules of AXI4 (docs/memory.md, the AXI master): what is offered stays until it is taken, bursts
//! have their length and stay in their line, WLAST is with the last beat, and nothing is passed on that the memory did not
//! answer.
//!
//! The block is the whole memory system with free requests. The wrapper follows the five channels by their handshakes
//! alone: reads accepted and not ended, the address and the beats of the write at hand, writes that are whole and not
//! answered. The memory may do anything but answer what it was not asked.

use crate::bench::Bench;
use crate::machines::{all_named, changed, memory_in_words};
use crate::property::Property;
use crate::wrapper::Wrapper;
use warpstep_core::memory::MemorySystem;
use warpstep_core::{EmitError, Mutations, Shape};
use warpstep_kit::prelude::index_width;
use warpstep_spec::Config;

/// The row of the list.
pub const PROPERTY: Property = Property {
    name: "axi",
    says: "what the master offers stays until it is taken, bursts have their length, nothing is passed on that was not answered",
    concerns: |_| true,
    machines,
    machine: memory_in_words,
    bench,
};

fn machines() -> Vec<Config> {
    let several = changed("small", |p| (p.cores, p.data_line_bytes) = (4, 64));
    let on_time = changed("small", |p| (p.on_time, p.memory_stall, p.memory_gap) = (true, 7, 7));
    let beat = changed("tiny", |p| p.axi_bytes = 16);
    all_named().chain([several, on_time, beat]).collect()
}

fn bench(shape: &Shape, mutations: &Mutations) -> Result<Bench, EmitError> {
    let block = MemorySystem::new(shape);
    let bench = Bench::new(&block, mutations, |wrapper| {
        stable(wrapper);
        reads(wrapper, shape);
        writes(wrapper, shape);
    })?;
    // Who asked is not what this is about.
    let bench = bench.without(&["reads.in_flight.tags", "writes.in_flight.tags"].map(String::from));
    Ok(bench.within(14, 14))
}

/// What is offered and not taken is offered again, unchanged.
fn stable(wrapper: &mut Wrapper) {
    let channels = [
        ("ar", "{axi_araddr, axi_arlen, axi_arsize, axi_arburst, axi_arprot}", 32 + 8 + 3 + 2 + 3),
        ("aw", "{axi_awaddr, axi_awlen, axi_awsize, axi_awburst, axi_awprot}", 32 + 8 + 3 + 2 + 3),
        ("w", "{axi_wdata, axi_wstrb, axi_wlast}", 512 + 64 + 1),
    ];
    for (channel, payload, width) in channels {
        wrapper.put(
            "
    reg waits_{c}, after_reset_{c};
    wire [{w}:0] payload_{c} = {p};
    reg [{w}:0] offered_{c};
    always @(posedge clock) begin
        waits_{c} <= !fresh && axi_{c}valid && !axi_{c}ready;
        after_reset_{c} <= fresh;
        offered_{c} <= payload_{c};
    end",
            &[("c", channel.into()), ("p", payload.into()), ("w", (width - 1).to_string())],
        );
        wrapper.claim(
            &format!("{channel}: what is offered stays until it is taken"),
            &format!("!waits_{channel} || (axi_{channel}valid && payload_{channel} == offered_{channel})"),
        );
        wrapper.claim(
            &format!("{channel}: nothing is offered right after reset"),
            &format!("!after_reset_{channel} || !axi_{channel}valid"),
        );
    }
}

/// An address is aligned to `bytes`.
fn aligned(address: &str, bytes: u32) -> String {
    format!("({address} & {}) == 0", bytes - 1)
}

fn reads(wrapper: &mut Wrapper, shape: &Shape) {
    let config = shape.config();
    let (fill, line, axi) = (config.instruction_cache.line_bytes, config.data_line_bytes, config.axi_bytes);
    wrapper.text(
        "
    wire ends_burst = axi_rvalid && axi_rready && axi_rlast;
    wire taken = |line_valid || |(answer_valid & answer_ready);
    reg [15:0] reads;
    reg full;
    always @(posedge clock) begin
        reads <= fresh ? 0 : reads + (axi_arvalid && axi_arready) - ends_burst;
        full <= !fresh && (ends_burst || (full && !taken));
    end",
    );
    wrapper.given("the memory answers only reads it was asked", "!axi_rvalid || reads != 0");
    for core in 0..shape.cores() {
        let fill_address = format!("fill_address[{core}*32 +: 32]");
        wrapper.given("the fill engine asks for whole lines", &aligned(&fill_address, fill));
        wrapper.given(
            "the coalescer asks for whole lines and writes at least a byte",
            &format!(
                "{} && request_bytes[{core}*{line} +: {line}] != 0",
                aligned(&format!("request_address[{core}*32 +: 32]"), line)
            ),
        );
        let port = format!("arbiter.ports.{core}");
        wrapper.inner(&format!("fill_waits_{core}"), &port, "waits_q", 1);
        wrapper.inner(&format!("fill_line_{core}"), &port, "line_q", 32);
        let kept = aligned(&format!("fill_line_{core}"), fill);
        wrapper.helper("a fill that waits is for a whole line", &format!("!fill_waits_{core} || {kept}"));
    }
    let whole =
        |bytes: u32| format!("(axi_arlen == {} && {})", bytes / axi - 1, aligned("axi_araddr", bytes));
    wrapper.claim(
        "a read is a whole line, of instructions if it says so",
        &format!("!axi_arvalid || (axi_arprot == 4 ? {} : axi_arprot == 0 && {})", whole(fill), whole(line)),
    );
    wrapper.claim(
        "a read is incrementing, of full beats",
        &format!("axi_arburst == 1 && axi_arsize == {}", axi.ilog2()),
    );
    wrapper.claim(
        "no more reads are in flight than there may be",
        &format!("reads + axi_arvalid <= {}", config.most_reads()),
    );
    wrapper.claim(
        "beats are taken while the line register is free, or is being emptied",
        "axi_rready == (!full || taken)",
    );
    wrapper.claim("only a line that came is passed on", "full || (line_valid == 0 && answer_valid == 0)");
    wrapper.claim(
        "a line goes to one core",
        "({answer_valid, line_valid} & ({answer_valid, line_valid} - 1)) == 0",
    );
    wrapper.put(
        "
    reg [{cores}:0] answer_waits;
    reg [{bits}:0] answered;
    always @(posedge clock) begin
        answer_waits <= fresh ? 0 : answer_valid & ~answer_ready;
        answered <= {answer_error, answer_data};
    end",
        &[
            ("cores", (shape.cores() - 1).to_string()),
            ("bits", (shape.cores() * (1 + shape.line_bits()) - 1).to_string()),
        ],
    );
    wrapper.claim(
        "an answer stays until its core takes it",
        "answer_waits == 0 || ((answer_waits & ~answer_valid) == 0 && answered == {answer_error, answer_data})",
    );
    wrapper.inner("read_count", "reads.in_flight", "count_q", index_width(config.most_reads() + 1));
    wrapper.helper(
        "reads are those in flight, but for the one whose address waits",
        "{8'd0, read_count} == reads + axi_arvalid",
    );
    wrapper.inner("complete", "reads", "complete_q", 1);
    wrapper.helper("a line that came is complete", "complete == full");
    if config.on_time {
        due_lines(wrapper, shape);
    }
    wrapper.happens("a line is taken while another waits", "taken && reads > 1");
    wrapper.happens("an answer waits", "answer_waits != 0");
}

/// On time: a line that may go may go in the next cycle, too, because no more are due than were asked for.
fn due_lines(wrapper: &mut Wrapper, shape: &Shape) {
    let bits = index_width(shape.config().most_reads() + 1);
    wrapper.inner("due_later", "on_time.0.lines.times", "count_q", bits);
    wrapper.inner("due_now", "reads.release.0", "count_q", bits);
    let waits: Vec<String> = (0..shape.cores()).map(|core| format!("fill_waits_{core}")).collect();
    wrapper.given(
        "cores ask for no more lines than they have room for",
        &format!(
            "!(|{{{}}} || |(request_valid & ~request_write)) || {{8'd0, read_count}} + full < {}",
            waits.join(", "),
            shape.config().most_reads()
        ),
    );
    wrapper.inner("line_due", "on_time.0", "line_due", 1);
    wrapper.inner("may_go", "reads.release.0", "may", 1);
    wrapper.claim(
        "no line is shown before it is due",
        "line_due || due_now != 0 || (line_valid == 0 && answer_valid == 0)",
    );
    wrapper.claim("a line may go as soon as it is due", "may_go == (line_due || due_now != 0)");
    wrapper.helper(
        "every line in flight or in the register is due, now or later",
        "{8'd0, due_later} + due_now == {8'd0, read_count} + full",
    );
}

fn writes(wrapper: &mut Wrapper, shape: &Shape) {
    let config = shape.config();
    let (line, axi, beats) = (config.data_line_bytes, config.axi_bytes, config.beats(config.data_line_bytes));
    let bits = index_width(beats as usize);
    // Who the oldest write belongs to is cut, so the answer that goes is taken from where it is decided.
    let responses = if config.on_time { "goes" } else { "axi_bvalid" };
    if config.on_time {
        wrapper.inner("goes", "writes.responses.0", "goes", 1);
    }
    wrapper.put(
        "
    wire address_goes = axi_awvalid && axi_awready;
    wire beat_goes = axi_wvalid && axi_wready;
    reg address_gone, beats_gone;
    reg [15:0] length, sent, writes, held;
    wire whole = (address_goes || address_gone) && ((beat_goes && axi_wlast) || beats_gone);
    always @(posedge clock) begin
        address_gone <= !fresh && !whole && (address_gone || address_goes);
        beats_gone <= !fresh && !whole && (beats_gone || (beat_goes && axi_wlast));
        if (address_goes) length <= axi_awlen;
        // Beats of this burst so far; of all of them if they went before the address.
        sent <= fresh || whole ? 0 : sent + (beat_goes && !axi_wlast);
        writes <= fresh ? 0 : writes + whole - axi_bvalid;
        held <= fresh ? 0 : held + axi_bvalid - ({r});
    end
    wire [15:0] burst = address_gone ? length : axi_awlen;",
        &[("r", responses.into())],
    );
    wrapper.given("the memory answers only writes that are whole", "!axi_bvalid || writes != 0");
    wrapper.claim("a write's address is offered once", "!(axi_awvalid && address_gone)");
    wrapper.claim("a write's beats are offered once", "!(axi_wvalid && beats_gone)");
    wrapper.claim("no beat is offered without its address", "!axi_wvalid || axi_awvalid || address_gone");
    wrapper.claim(
        "the last beat is the one of the burst's length",
        "!axi_wvalid || axi_wlast == (sent == burst)",
    );
    wrapper.claim(
        "an address behind its beats counts them",
        "!(axi_awvalid && beats_gone) || axi_awlen == sent",
    );
    wrapper.claim(
        "first and last beat have a byte to write",
        "!axi_wvalid || !(axi_wlast || sent == 0) || axi_wstrb != 0",
    );
    wrapper.claim(
        "a write stays in its line",
        &format!(
            "!axi_awvalid || (({} && ((axi_awaddr & {}) >> {}) + axi_awlen < {beats}))",
            aligned("axi_awaddr", axi),
            line - 1,
            axi.ilog2()
        ),
    );
    wrapper.claim(
        "a write is incrementing, of full beats",
        &format!("axi_awburst == 1 && axi_awsize == {} && axi_awprot == 0", axi.ilog2()),
    );
    wrapper.claim("responses are always taken", "axi_bready");
    wrapper.claim(
        "a write's answer goes to at most one core",
        "(write_answer_valid & (write_answer_valid - 1)) == 0",
    );
    if config.on_time {
        wrapper.claim(
            "only an answer that came is passed on",
            "write_answer_valid == 0 || axi_bvalid || held != 0",
        );
        wrapper.inner(
            "held_count",
            "writes.responses.0.errors",
            "count_q",
            index_width(config.most_writes() + 1),
        );
        wrapper.helper("answers that came early are held", "{8'd0, held_count} == held");
    } else {
        wrapper.claim("only an answer that came is passed on", "write_answer_valid == 0 || axi_bvalid");
        wrapper.helper("no answer is held", "held == 0");
    }
    wrapper.inner("write_count", "writes.in_flight", "count_q", index_width(config.most_writes() + 1));
    wrapper.inner("waits", "writes", "waits_q", 1);
    wrapper.inner("next_address", "writes", "next_address_q", 32);
    wrapper.inner("next_bytes", "writes", "next_bytes_q", line as usize);
    wrapper.inner("beat", "writes", "beat_q", bits);
    wrapper.inner("last", "writes", "last_q", bits);
    wrapper.inner("strobes", "writes", "strobes_q", line as usize);
    wrapper.claim(
        "no more writes are in flight than there may be",
        &format!("{{8'd0, write_count}} <= {}", config.most_writes()),
    );
    wrapper
        .helper("whole writes are in flight", "writes <= {8'd0, write_count} && held <= {8'd0, write_count}");
    wrapper.helper(
        "writes in flight wait, go out, are whole, or are held",
        "{8'd0, write_count} == writes + held + waits + (axi_awvalid || axi_wvalid)",
    );
    wrapper.helper(
        "the address is gone while only beats are offered",
        "address_gone == (axi_wvalid && !axi_awvalid)",
    );
    wrapper.helper(
        "the beats are gone while only the address is offered",
        "beats_gone == (axi_awvalid && !axi_wvalid)",
    );
    wrapper.helper(
        "what waits is a line with a byte to write",
        &format!("!waits || ({} && next_bytes != 0)", aligned("next_address", line)),
    );
    wrapper.helper("between two bursts no beat is gone", "axi_awvalid || axi_wvalid || sent == 0");
    wrapper.text("    wire [15:0] first = {8'd0, last} - burst;");
    wrapper.helper(
        "the burst ends with the last beat, and begins where its address says",
        &format!(
            "!(axi_awvalid || axi_wvalid) || (burst <= last && last < {beats} && \
             (!axi_awvalid || ({} && ((axi_awaddr & {}) >> {}) == first)))",
            aligned("axi_awaddr", axi),
            line - 1,
            axi.ilog2()
        ),
    );
    wrapper.helper(
        "as many beats are gone as lie between the first and this one",
        "!axi_wvalid || (beat <= last && {8'd0, beat} == first + sent)",
    );
    wrapper.helper(
        "the first and the last beat have a byte to write",
        &format!(
            "!axi_wvalid || (strobes[first[{}:0]*{axi} +: {axi}] != 0 && strobes[last*{axi} +: {axi}] != 0)",
            bits - 1
        ),
    );
    contents(wrapper, shape);
    if beats > 1 {
        wrapper.happens(
            "all beats of a burst go before its address",
            "axi_awvalid && beats_gone && axi_awlen != 0",
        );
    }
    if shape.config().most_writes() > 1 {
        wrapper.happens("a write is answered while another goes out", "|write_answer_valid && axi_wvalid");
    }
}

/// What is written is what was asked for: every byte of it, at its address.
fn contents(wrapper: &mut Wrapper, shape: &Shape) {
    let (line, axi) = (shape.line_bytes(), shape.axi_bytes());
    let of = |what: &str, width: usize| -> String {
        let core =
            |core: usize| format!("({{{width}{{writes_of[{core}]}}}} & {what}[{core}*{width} +: {width}])");
        (0..shape.cores()).map(core).collect::<Vec<_>>().join(" | ")
    };
    wrapper.put(
        "
    wire [{cores}:0] writes_of = request_valid & request_write_ready & request_write;
    reg [{bytes}:0] asked_bytes, kept_bytes;
    reg [{bits}:0] asked_data, kept_data;
    reg [31:0] asked_address, kept_address;
    reg waited;
    always @(posedge clock) begin
        waited <= !fresh && waits;
        if (|writes_of) begin
            asked_bytes <= {of_bytes};
            asked_data <= {of_data};
            asked_address <= {of_address};
        end
        kept_bytes <= bytes;
        kept_data <= data;
        kept_address <= address;
    end
    // What waited is in the engine as soon as it waits no more.
    wire moved = waited && !waits;
    wire [{bytes}:0] bytes = moved ? asked_bytes : kept_bytes;
    wire [{bits}:0] data = moved ? asked_data : kept_data;
    wire [31:0] address = moved ? asked_address : kept_address;",
        &[
            ("cores", (shape.cores() - 1).to_string()),
            ("bytes", (line - 1).to_string()),
            ("bits", (8 * line - 1).to_string()),
            ("of_bytes", of("request_bytes", line)),
            ("of_data", of("request_data", 8 * line)),
            ("of_address", of("request_address", 32)),
        ],
    );
    let at = format!("this[{}:0]", index_width(line / axi) - 1);
    wrapper.text("    wire [15:0] this = first + sent;");
    wrapper.claim(
        "a beat has the bytes and data that were asked for",
        &format!(
            "!axi_wvalid || (axi_wstrb == bytes[{at}*{axi} +: {axi}] && axi_wdata == data[{at}*{0} +: {0}])",
            8 * axi
        ),
    );
    wrapper.claim(
        "no byte lies before the first or behind the last beat",
        &format!(
            "!(axi_wvalid || axi_awvalid) || ((bytes >> (({{16'd0, last}} + 1) * {axi})) == 0 && \
             (bytes & ~({{{line}{{1'b1}}}} << (first * {axi}))) == 0)"
        ),
    );
    wrapper.claim(
        "a write goes to the address that was asked for",
        &format!("!axi_awvalid || axi_awaddr == address + first * {axi}"),
    );
    wrapper.inner("next_data", "writes", "next_data_q", 8 * line);
    wrapper.inner("beats", "writes", "beats_q", 8 * line);
    wrapper.helper(
        "what waits is what was asked for",
        "!waits || (next_bytes == asked_bytes && next_data == asked_data && next_address == asked_address)",
    );
    wrapper.helper(
        "the engine has it then",
        "!(axi_wvalid || axi_awvalid) || (strobes == bytes && beats == data)",
    );
    wrapper.helper("nothing moves but what waited", "waits || !waited || axi_wvalid");
}
