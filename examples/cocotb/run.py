#!/usr/bin/env python3
"""Emits a small core, compiles it with Icarus Verilog and runs test_core.py on it. `scripts/cocotb` calls this.

    run.py [IMAGE.elf [NAME]]     the program, and its name on the console (`NAME: ok`); the kernel `nested` by default

WARPSTEP is the command that emits, WARPSTEP_OUT the folder for Verilog and simulation; WARPSTEP_WAVES=1 also writes a waveform
(build/soc.fst there).
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from cocotb_tools.check_results import get_results
from cocotb_tools.runner import get_runner

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
# Small, so that Icarus compiles and runs it in seconds.
MACHINE = "--config tiny --set fpu=false".split()


def main():
    image = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "testbenches/kernels/nested.elf").resolve()
    name = sys.argv[2] if len(sys.argv) > 2 else image.stem
    out = Path(os.environ.get("WARPSTEP_OUT", ROOT / "out/cocotb")).resolve()
    rtl = out / "rtl"
    waves = bool(os.environ.get("WARPSTEP_WAVES"))

    command = os.environ.get("WARPSTEP", "warpstep")
    subprocess.run([command, "emit", *MACHINE, "--output", str(rtl)], check=True)
    manifest = json.loads((rtl / "manifest.json").read_text())

    simulator = get_runner("icarus")
    simulator.build(
        sources=[*(rtl / file for file in manifest["files"]), HERE / "soc.v"],
        hdl_toplevel="soc",
        parameters={"AXI_BYTES": manifest["configuration"]["axi_bytes"]},
        # The top's name stands in the manifest alone. WARPSTEP_INIT gives memories contents at time 0.
        defines={"WARPSTEP_TOP": manifest["top"], "WARPSTEP_INIT": 1},
        timescale=("1ns", "1ps"),
        build_dir=out / "build",
        always=True,
        waves=waves,
    )
    results = simulator.test(
        hdl_toplevel="soc",
        test_module="test_core",
        test_dir=HERE,
        build_dir=out / "build",
        results_xml=str(out / "results.xml"),
        extra_env={"WARPSTEP_IMAGE": str(image), "WARPSTEP_CONSOLE": f"{name}: ok\n"},
        waves=waves,
    )
    tests, failures = get_results(results)
    sys.exit(0 if tests > 0 and failures == 0 else 1)


if __name__ == "__main__":
    main()
