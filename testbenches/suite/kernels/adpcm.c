// The decoder of IMA's ADPCM (Recommended Practices for Enhancing Digital Audio Compatibility, 1992; adpcm of the MiBench suite): a task a block, which has a
// state of its own. Four bits say how a sample differs from the one before, in steps that grow and shrink: every bit, and what leaves the range, is a branch on data.
#include "suite.h"

#define MOST_BLOCKS 256
#define MOST_WORDS 8 // of eight samples each
#define CODE(i) (MIXED(i, 0) << 16 | MIXED(i, 1))

WS_INPUT unsigned blocks = MOST_BLOCKS;
WS_INPUT unsigned words = MOST_WORDS;
WS_INPUT unsigned codes[MOST_WORDS * MOST_BLOCKS] = {FILL_1024(CODE, 0), FILL_1024(CODE, 1024)}; // word by word, blocks beside each other
WS_INPUT int sizes[89] = {
    7,    8,    9,    10,   11,   12,   13,   14,   16,   17,   19,    21,    23,    25,    28,    31,    34,    37,
    41,   45,   50,   55,   60,   66,   73,   80,   88,   97,   107,   118,   130,   143,   157,   173,   190,   209,
    230,  253,  279,  307,  337,  371,  408,  449,  494,  544,  598,   658,   724,   796,   876,   963,   1060,  1166,
    1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327,  3660,  4026,  4428,  4871,  5358,  5894,  6484,
    7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767};
WS_INPUT int changes[8] = {-1, -1, -1, -1, 2, 4, 6, 8};
int samples[8 * MOST_WORDS * MOST_BLOCKS];

#ifdef BRANCH_FREE
// Inputs decide which words of the tables a lane reads, and the time of a load depends on which lanes meet in a line or in a bank. So each lane has a copy of both
// tables in local memory, word n of lane l at n * lanes + l: with as many banks as lanes it reads from a bank of its own, and no time depends on the word.
#define CHANGES_AT 96 // in a copy, behind the sizes

// Behind ws_hide the compiler computes these two once for a block; otherwise with every word.
static inline char *own_copy(unsigned first) {
    return (char *)ws_hide((int)vx_local_base() + 4 * (int)(first * vx_num_threads() + vx_thread_id()));
}
static inline unsigned row(void) { return (unsigned)ws_hide(4 * (int)vx_num_threads()); } // bytes from a word of a copy to the next

static inline void copy_words(const int *from, unsigned count, char *to) {
    const unsigned warps = vx_num_warps();
#pragma GCC unroll 4
    for (unsigned word = vx_warp_id(); word < count; word += warps) *(int *)(to + word * row()) = from[word];
}

// In every lane of the machine: the warps of a core share the words, a lane writes its own copy.
static WS_KERNEL void copy_tables(unsigned task, const void *argument) {
    copy_words(sizes, sizeof sizes / sizeof *sizes, own_copy(0));
    copy_words(changes, sizeof changes / sizeof *changes, own_copy(CHANGES_AT));
}

// Seven bits are enough for a word's number in either table; they show that the address is in local memory whatever the inputs are.
static inline int own_word(unsigned first, unsigned word) { return *(const int *)(own_copy(first) + (word & 127) * row()); }
static inline int size_at(int place) { return own_word(0, (unsigned)place); }
static inline int change_of(unsigned code) { return own_word(CHANGES_AT, code & 7); }
#else
static inline int size_at(int place) { return sizes[place]; }
static inline int change_of(unsigned code) { return changes[code & 7]; }
#endif

// Within these bounds.
static inline int clamped(int value, int least, int most) {
#ifdef BRANCH_FREE
    value = ws_max(ws_min(value, most), least);
#else
    WS_IF_MARKED(1, value > most) value = most;
    WS_ELSE
        WS_IF_MARKED(2, value < least) value = least;
        WS_END
    WS_END
#endif
    return value;
}

static inline int part(int sum, unsigned bit, int size) {
#ifdef BRANCH_FREE
    sum += size & -(int)bit;
#else
    WS_IF_MARKED(1, bit) sum += size;
    WS_END
#endif
    return sum;
}

static WS_KERNEL void decode(unsigned block, const void *argument) {
    int sample = 0, place = 0;
    for (unsigned word = 0; word < words; ++word) {
        unsigned code = codes[word * MOST_BLOCKS + block];
        for (unsigned number = 0; number < 8; ++number, code >>= 4) {
            const int size = size_at(place);
            int difference = size >> 3;
            difference = part(difference, code >> 2 & 1, size);
            difference = part(difference, code >> 1 & 1, size >> 1);
            difference = part(difference, code & 1, size >> 2);
#ifdef BRANCH_FREE
            const int down = -(int)(code >> 3 & 1);
            sample += (difference ^ down) - down;
#else
            WS_IF_MARKED(1, code & 8) sample -= difference;
            WS_ELSE sample += difference;
            WS_END
#endif
            sample = clamped(sample, -32768, 32767);
            place = clamped(place + change_of(code), 0, 88);
            samples[(8 * word + number) * MOST_BLOCKS + block] = sample;
        }
    }
}

int main(void) {
#ifdef BRANCH_FREE
    vx_spawn_tasks(vx_num_cores() * vx_num_warps() * vx_num_threads(), copy_tables, 0); // as many as lanes: one in each
#endif
    vx_spawn_tasks(blocks, decode, 0);
    return 0;
}
