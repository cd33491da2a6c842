# SPDX-License-Identifier: MIT OR Apache-2.0
# Generated with the Verilog beside it: do not edit.
# Packages the core as an IP, in the folder ip beside this file:  vivado -mode batch -source package_ip.tcl ?-tclargs PART?
set here [file dirname [file normalize [info script]]]
set part [expr {[llength $argv] > 0 ? [lindex $argv 0] : "xc7a100tcsg324-1"}]
set files {
    warpstep_first_set.v
    warpstep_round_robin_requests2.v
    warpstep_scheduler.v
    warpstep_loop_register.v
    warpstep_fetch_stages.v
    warpstep_ram_depth64.v
    warpstep_select.v
    warpstep_instruction_cache.v
    warpstep_decoder_table_word32_control24.v
    warpstep_decoder.v
    warpstep_async_ram.v
    warpstep_instruction_queue.v
    warpstep_entry_select.v
    warpstep_fetch_port.v
    warpstep_fill_engine.v
    warpstep_front_end.v
    warpstep_readiness.v
    warpstep_head_pending.v
    warpstep_lane_pending.v
    warpstep_just_issued.v
    warpstep_pending_registers.v
    warpstep_lane_slots.v
    warpstep_decoder_table_word5_control4.v
    warpstep_writeback_slots.v
    warpstep_unit_occupancy_occupied_cycles32.v
    warpstep_unit_occupancy_occupied_cycles14.v
    warpstep_decoder_table_word5_control4_v2.v
    warpstep_floats_in_flight.v
    warpstep_issue_stage.v
    warpstep_decoder_table_word5_control1.v
    warpstep_operand_stage.v
    warpstep_ram_depth128.v
    warpstep_replicated_ram_read_data32.v
    warpstep_replicated_ram_read_data1.v
    warpstep_lane_registers.v
    warpstep_lane_alu.v
    warpstep_multiply.v
    warpstep_result_pipe.v
    warpstep_lane_multiplier.v
    warpstep_lane_divider.v
    warpstep_lane_compare.v
    warpstep_float_unpack.v
    warpstep_lane_float_simple.v
    warpstep_fma_product.v
    warpstep_fma_sum.v
    warpstep_normalise_below12.v
    warpstep_round_up.v
    warpstep_float_round.v
    warpstep_lane_fma.v
    warpstep_normalise_below32.v
    warpstep_lane_converter.v
    warpstep_normalise_below40.v
    warpstep_lane_float_divider.v
    warpstep_lane_square_root.v
    warpstep_lane_float.v
    warpstep_writeback_withdrawn1.v
    warpstep_writeback.v
    warpstep_lane.v
    warpstep_leader.v
    warpstep_lane_bank.v
    warpstep_pack.v
    warpstep_lane_shuffle.v
    warpstep_lane_exchange.v
    warpstep_counter_more3.v
    warpstep_float_state.v
    warpstep_decoder_table_word12_control11.v
    warpstep_csr_change.v
    warpstep_fault_record.v
    warpstep_csrs.v
    warpstep_counter_more2.v
    warpstep_counters.v
    warpstep_csr_unit.v
    warpstep_store_align.v
    warpstep_lane_addresses.v
    warpstep_find_leader.v
    warpstep_lsu_queue.v
    warpstep_word_merge.v
    warpstep_line_gather.v
    warpstep_lane_rivals.v
    warpstep_bank_groups.v
    warpstep_local_bank.v
    warpstep_local_memory.v
    warpstep_coalescer.v
    warpstep_line_queue_payload46.v
    warpstep_writes_in_flight.v
    warpstep_line_queue_payload69.v
    warpstep_response_queue.v
    warpstep_lane_pick.v
    warpstep_load_buffer.v
    warpstep_access_fault.v
    warpstep_load_store_unit.v
    warpstep_next_pc.v
    warpstep_next_lanes.v
    warpstep_stack_pointers.v
    warpstep_divergence_stacks.v
    warpstep_resolve.v
    warpstep_barriers.v
    warpstep_spawn.v
    warpstep_control_errors.v
    warpstep_link_registers.v
    warpstep_context_masks.v
    warpstep_context_outcomes.v
    warpstep_blocked.v
    warpstep_warp_control.v
    warpstep_delay.v
    warpstep_flag_owners.v
    warpstep_core_faults.v
    warpstep_execute.v
    warpstep_core.v
    warpstep_core_port.v
    warpstep_round_robin_requests1.v
    warpstep_round_robin_policy.v
    warpstep_memory_arbiter.v
    warpstep_tag_queue_room5.v
    warpstep_axi_reads.v
    warpstep_beat_range.v
    warpstep_tag_queue_room4.v
    warpstep_axi_writes.v
    warpstep_memory_system.v
    warpstep_chip_fault.v
    warpstep_top.v
}

create_project -in_memory -part $part
foreach file $files {
    add_files -norecurse [file join $here $file]
}
set_property top warpstep_top [current_fileset]
update_compile_order -fileset sources_1
ipx::package_project -root_dir [file join $here ip] -vendor warpstep -library core -taxonomy /UserIP -import_files -force

set core [ipx::current_core]
set_property name tiny $core
set_property version 0.1 $core
set_property display_name {Warpstep, tiny} $core
set_property description {Predictable RISC-V SIMT core: 1 cores, 2 warps of 4 lanes, 0 split contexts per warp, schedule gtlrr, float unit} $core

# The AXI4 master: the name of each wire in the standard, and here.
set wires {
    ARADDR axi_araddr
    ARLEN axi_arlen
    ARSIZE axi_arsize
    ARBURST axi_arburst
    ARPROT axi_arprot
    ARVALID axi_arvalid
    ARREADY axi_arready
    RDATA axi_rdata
    RRESP axi_rresp
    RLAST axi_rlast
    RVALID axi_rvalid
    RREADY axi_rready
    AWADDR axi_awaddr
    AWLEN axi_awlen
    AWSIZE axi_awsize
    AWBURST axi_awburst
    AWPROT axi_awprot
    AWVALID axi_awvalid
    AWREADY axi_awready
    WDATA axi_wdata
    WSTRB axi_wstrb
    WLAST axi_wlast
    WVALID axi_wvalid
    WREADY axi_wready
    BRESP axi_bresp
    BVALID axi_bvalid
    BREADY axi_bready
}
catch {ipx::remove_bus_interface axi $core}
set bus [ipx::add_bus_interface axi $core]
set_property abstraction_type_vlnv xilinx.com:interface:aximm_rtl:1.0 $bus
set_property bus_type_vlnv xilinx.com:interface:aximm:1.0 $bus
set_property interface_mode master $bus
foreach {logical physical} $wires {
    set_property physical_name $physical [ipx::add_port_map $logical $bus]
}

# Clock, and reset, which is active high.
foreach {name kind wire} {clock clock CLK reset reset RST} {
    catch {ipx::remove_bus_interface $name $core}
    set bus [ipx::add_bus_interface $name $core]
    set_property abstraction_type_vlnv xilinx.com:signal:${kind}_rtl:1.0 $bus
    set_property bus_type_vlnv xilinx.com:signal:${kind}:1.0 $bus
    set_property interface_mode slave $bus
    set_property physical_name $name [ipx::add_port_map $wire $bus]
}
set_property value ACTIVE_HIGH [ipx::add_bus_parameter POLARITY [ipx::get_bus_interfaces reset -of_objects $core]]
ipx::associate_bus_interfaces -busif axi -clock clock $core
ipx::associate_bus_interfaces -clock clock -reset reset $core

ipx::create_xgui_files $core
ipx::update_checksums $core
ipx::check_integrity $core
ipx::save_core $core
