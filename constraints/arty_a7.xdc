# Arty A7 (Artix-7 in CSG324): pins of boards/arty_a7.v.

# Oscillator of 100 MHz; the core runs at a quarter of it.
set_property -dict { PACKAGE_PIN E3 IOSTANDARD LVCMOS33 } [get_ports { clk_100mhz }]
create_clock -name board_clock -period 10.000 [get_ports { clk_100mhz }]
create_generated_clock -name core_clock -source [get_ports { clk_100mhz }] -divide_by 4 [get_pins { divided_reg[1]/Q }]

# Button RESET: low while pressed.
set_property -dict { PACKAGE_PIN C2 IOSTANDARD LVCMOS33 } [get_ports { ck_rst_n }]
set_false_path -from [get_ports { ck_rst_n }]

# Serial line to the USB port.
set_property -dict { PACKAGE_PIN D10 IOSTANDARD LVCMOS33 } [get_ports { uart_rxd_out }]
set_false_path -to [get_ports { uart_rxd_out }]

# Lights: LD4 to LD7, then the green parts of LD0 to LD3.
set_property -dict { PACKAGE_PIN H5  IOSTANDARD LVCMOS33 } [get_ports { led[0] }]
set_property -dict { PACKAGE_PIN J5  IOSTANDARD LVCMOS33 } [get_ports { led[1] }]
set_property -dict { PACKAGE_PIN T9  IOSTANDARD LVCMOS33 } [get_ports { led[2] }]
set_property -dict { PACKAGE_PIN T10 IOSTANDARD LVCMOS33 } [get_ports { led[3] }]
set_property -dict { PACKAGE_PIN F6  IOSTANDARD LVCMOS33 } [get_ports { led[4] }]
set_property -dict { PACKAGE_PIN J4  IOSTANDARD LVCMOS33 } [get_ports { led[5] }]
set_property -dict { PACKAGE_PIN J2  IOSTANDARD LVCMOS33 } [get_ports { led[6] }]
set_property -dict { PACKAGE_PIN H6  IOSTANDARD LVCMOS33 } [get_ports { led[7] }]
set_false_path -to [get_ports { led[*] }]
