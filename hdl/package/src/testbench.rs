//! A testbench that needs nothing but a Verilog simulator: a memory behind the AXI port, a program in it, a verdict.

use crate::Package;

const TEXT: &str = include_str!("testbench.v");

pub fn text(package: &Package) -> String {
    let (program, bytes) = &package.program;
    let values = [
        ("{TOP}", package.top.clone()),
        ("{PROGRAM}", program.clone()),
        ("{PROGRAM_BYTES}", bytes.len().to_string()),
        ("{AXI_BYTES}", package.axi_bytes.to_string()),
        ("{RESET_PC}", format!("32'h{:08x}", package.reset_pc)),
    ];
    values.iter().fold(TEXT.to_string(), |text, (name, value)| text.replace(name, value))
}

/// Bytes for `$readmemh`, sixteen to a line.
pub fn image(bytes: &[u8]) -> String {
    let line =
        |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().join(" ") + "\n";
    bytes.chunks(16).map(line).collect()
}

#[cfg(test)]
mod tests {
    use crate::tests::package;

    #[test]
    fn nothing_is_left_to_fill_in() {
        let text = super::text(&package());
        for name in ["{TOP}", "{PROGRAM}", "{PROGRAM_BYTES}", "{AXI_BYTES}", "{RESET_PC}"] {
            assert!(super::TEXT.contains(name) && !text.contains(name), "{name}");
        }
        assert!(text.contains("warpstep_top core (") && text.contains("\"nested.hex\""), "{text}");
    }

    #[test]
    fn an_image_is_bytes_from_the_first_on() {
        assert_eq!(super::image(&[0x13, 0, 0xAB]), "13 00 ab\n");
        assert_eq!(super::image(&[0; 17]).lines().count(), 2);
    }
}
