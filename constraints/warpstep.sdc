# Timing of the bare core (`warpstep emit`, top `warpstep_top`) for ASIC flows: one clock, registered or not, every other port is
# synchronous to it. Set the period for your process before reading this file.
if {![info exists period]} { set period 10.0 }

create_clock -name clock -period $period [get_ports clock]
set_clock_uncertainty [expr {0.05 * $period}] [get_clocks clock]

# What surrounds the core has a third of the period on each side of the port.
set inputs [remove_from_collection [all_inputs] [get_ports clock]]
set_input_delay  [expr {$period / 3.0}] -clock clock $inputs
set_output_delay [expr {$period / 3.0}] -clock clock [all_outputs]

# Constant while the core runs: set while reset is held.
set_multicycle_path 2 -setup -from [get_ports {start_pc* start_argument*}]
set_multicycle_path 1 -hold  -from [get_ports {start_pc* start_argument*}]
