// What the suite's kernels share: contents for their inputs, made by the preprocessor, so that an image holds its data and a
// run spends no instruction on it. FILL_256(value, 0) is value(0), value(1), … value(255).
#pragma once

#include "warpstep.h"

#define FILL_4(value, i) value((i)), value((i) + 1), value((i) + 2), value((i) + 3)
#define FILL_16(value, i) FILL_4(value, (i)), FILL_4(value, (i) + 4), FILL_4(value, (i) + 8), FILL_4(value, (i) + 12)
#define FILL_64(value, i) FILL_16(value, (i)), FILL_16(value, (i) + 16), FILL_16(value, (i) + 32), FILL_16(value, (i) + 48)
#define FILL_256(value, i) FILL_64(value, (i)), FILL_64(value, (i) + 64), FILL_64(value, (i) + 128), FILL_64(value, (i) + 192)
#define FILL_1024(value, i) \
    FILL_256(value, (i)), FILL_256(value, (i) + 256), FILL_256(value, (i) + 512), FILL_256(value, (i) + 768)
#define FILL_4096(value, i) \
    FILL_1024(value, (i)), FILL_1024(value, (i) + 1024), FILL_1024(value, (i) + 2048), FILL_1024(value, (i) + 3072)

// A number from 0 to 2^16 - 1 that looks like chance, from i and which of several streams.
#define MIXED(i, stream) ((((unsigned)(i) + 1u) * 2654435761u ^ ((unsigned)(stream) + 1u) * 2246822519u) * 3266489917u >> 16)
// The same from 0 to 1.
#define FRACTION(i, stream) ((float)MIXED(i, stream) * (1.0f / 65536.0f))

// How many tasks the suite's groups have: four warps' lanes, or the whole core's on a smaller machine. Any number is right.
static inline unsigned group_tasks(void) {
    const unsigned warps = vx_num_warps();
    return (warps < 4 ? warps : 4) * vx_num_threads();
}

// A store that only some lanes do, without a branch: the others store at `aside`, which is their own.
static inline void store_if(int c, unsigned *place, unsigned *aside, unsigned value) {
    *(unsigned *)ws_select(c, (unsigned)place, (unsigned)aside) = value;
}
