"""A kernel on the emitted core, with cocotbext-axi's RAM behind its AXI port.

Each test loads a program, resets the core, waits until `busy` falls, and checks what the program left behind: no fault,
the console's text, the exit code. The second and third do so while every channel of the port is held up at random.
Image and console text come from the runner (run.py) as environment variables.
"""

import logging
import os
import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import FallingEdge, RisingEdge, with_timeout
from cocotbext.axi import AxiBus, AxiRamRead, AxiRamWrite

from image import segments

CONSOLE = range(0x40, 0x80)
EXIT_CODE = 0x88
NEVER_WRITTEN = 0xEE  # not an exit code of ours, and not zero
ADDRESSES = 2**32
CLOCK_NS = 10
MOST_CYCLES = 60_000


class Writes(AxiRamWrite):
    """RAM whose console addresses also print: what is stored there is kept as text."""

    def __init__(self, *arguments, **named):
        super().__init__(*arguments, **named)
        self.console = ""

    async def _write(self, address, data):
        if address in CONSOLE:
            self.console += data[:1].decode("latin-1")
        await super()._write(address, data)


def pauses(seed, share):
    """Holds a channel up in `share` of all cycles, at random, the same for the same seed."""
    dice = random.Random(seed)
    while True:
        yield dice.random() < share


async def run(dut, pause_share, seed=1):
    """Runs the image once, from reset to the end of `busy`; returns cycles, console and exit code."""
    cocotb.start_soon(Clock(dut.clock, CLOCK_NS, "ns").start())
    logging.getLogger("cocotb.soc.axi").setLevel(logging.WARNING)  # INFO shows every burst
    bus = AxiBus.from_prefix(dut, "axi")
    writes = Writes(bus.write, dut.clock, dut.reset, size=ADDRESSES)
    reads = AxiRamRead(bus.read, dut.clock, dut.reset, size=ADDRESSES, mem=writes.mem)
    channels = [
        writes.aw_channel, writes.w_channel, writes.b_channel,
        reads.ar_channel, reads.r_channel,
    ]  # fmt: skip
    if pause_share > 0:
        for number, channel in enumerate(channels):
            channel.set_pause_generator(pauses(seed * len(channels) + number, pause_share))

    for address, data in segments(os.environ["WARPSTEP_IMAGE"]):
        writes.write(address, data)
    writes.write(EXIT_CODE, bytes([NEVER_WRITTEN]) * 4)

    dut.reset.value = 1
    for _ in range(3):
        await RisingEdge(dut.clock)
    await FallingEdge(dut.clock)  # inputs change away from the edge that reads them
    dut.reset.value = 0
    begin = cocotb.utils.get_sim_time("ns")
    await RisingEdge(dut.clock)
    assert dut.busy.value == 1, "warp 0 of every core runs from the first cycle without reset"
    await with_timeout(FallingEdge(dut.busy), MOST_CYCLES * CLOCK_NS, "ns")
    cycles = int((cocotb.utils.get_sim_time("ns") - begin) // CLOCK_NS)

    assert dut.fault_valid.value == 0, f"cause {dut.fault_cause.value}, pc {dut.fault_pc.value}"
    exit_code = writes.read(EXIT_CODE, 1)[0]  # core 0 stores the lowest byte
    dut._log.info("%d cycles, exit code %d, console %r", cycles, exit_code, writes.console)
    return cycles, writes.console, exit_code


async def check(dut, pause_share, seed=1):
    _, console, exit_code = await run(dut, pause_share, seed)
    assert exit_code == 0
    assert console == os.environ["WARPSTEP_CONSOLE"]


@cocotb.test()
async def memory_that_is_always_ready(dut):
    await check(dut, 0)


@cocotb.test()
async def every_channel_held_up_in_a_quarter_of_the_cycles(dut):
    await check(dut, 0.25)


@cocotb.test()
async def every_channel_held_up_most_of_the_time(dut):
    await check(dut, 0.75, seed=2)
