"""The loadable parts of an ELF32 file: addresses and bytes, nothing else."""

import struct

LOADABLE = 1


def segments(path):
    """Yields (address, bytes) of every loadable segment; what the file does not hold is zero."""
    with open(path, "rb") as file:
        image = file.read()
    if image[:6] != b"\x7fELF\x01\x01":
        raise ValueError(f"{path} is no 32-bit little-endian ELF file")
    (table,) = struct.unpack_from("<I", image, 28)
    entry_bytes, entries = struct.unpack_from("<HH", image, 42)
    for entry in range(entries):
        kind, offset, address, _, held, total = struct.unpack_from("<6I", image, table + entry * entry_bytes)
        if kind == LOADABLE:
            yield address, image[offset : offset + held] + bytes(total - held)
