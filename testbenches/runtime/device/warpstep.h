// The machine for C kernels: its instructions, its numbers, divergence, work for all lanes, printing and counting.
//
// `main` runs on core 0, warp 0, lane 0, whatever the machine's size. It hands out work:
//
//     static void add(unsigned i, const void *argument) { c[i] = a[i] + b[i]; }
//     int main(void) { vx_spawn_tasks(1000, add, 0); return 0; }
//
// Names that begin with vx_ are those of Vortex v2.2's public header where it has them; ws_ and WS_ are ours.
//
// The rule of the machine: all active lanes of a warp execute one instruction, and a branch follows the highest of them. A
// condition on which lanes may differ is written with WS_IF or WS_WHILE below, or without a branch (ws_select); an
// ordinary `if`, `for`, `?:` or `&&` is for conditions on which all lanes agree. `warpstep run --strict` finds the others.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// --- Numbers of the machine -------------------------------------------------------------------------------------------

// Reads a CSR whose value never changes for a lane; the compiler may keep it.
#define WS_CONSTANT_CSR(number) ({ unsigned ws_value; __asm__("csrr %0, %1" : "=r"(ws_value) : "i"(number)); ws_value; })
// Reads a CSR now.
#define csr_read(number) \
    ({ unsigned ws_value; __asm__ volatile("csrr %0, %1" : "=r"(ws_value) : "i"(number) : "memory"); ws_value; })
#define csr_write(number, value) \
    ({ __asm__ volatile("csrw %0, %1" ::"i"(number), "r"((unsigned)(value)) : "memory"); })

static inline unsigned vx_thread_id(void) { return WS_CONSTANT_CSR(0xCC0); } // this lane in its warp
static inline unsigned vx_warp_id(void) { return WS_CONSTANT_CSR(0xCC1); }
static inline unsigned vx_core_id(void) { return WS_CONSTANT_CSR(0xCC2); }
static inline unsigned vx_hart_id(void) { return WS_CONSTANT_CSR(0xF14); }   // this lane in the whole machine
static inline unsigned vx_num_threads(void) { return WS_CONSTANT_CSR(0xFC0); } // lanes of a warp
static inline unsigned vx_num_warps(void) { return WS_CONSTANT_CSR(0xFC1); }
static inline unsigned vx_num_cores(void) { return WS_CONSTANT_CSR(0xFC2); }
static inline unsigned vx_active_threads(void) { return csr_read(0xCC4); } // mask of the active lanes
static inline unsigned vx_active_warps(void) { return csr_read(0xCC3); }
static inline unsigned ws_argument(void) { return csr_read(0x340); }       // `warpstep run --argument`

// --- Instructions -----------------------------------------------------------------------------------------------------
// A compiler must neither move memory accesses across them nor make two of one.

// Active lanes = mask; 0 ends the warp.
static inline void vx_tmc(unsigned mask) { __asm__ volatile(".insn r 0x0B, 0, 0, x0, %0, x0" ::"r"(mask) : "memory"); }
// Lane 0 alone.
static inline void vx_tmc_one(void) { vx_tmc(1); }
typedef void (*vx_wspawn_pfn)(void);
// Starts warps 1 to count - 1 at `entry` with lane 0, when this warp is the only active one.
static inline void vx_wspawn(unsigned count, vx_wspawn_pfn entry) {
    __asm__ volatile(".insn r 0x0B, 1, 0, x0, %0, %1" ::"r"(count), "r"(entry) : "memory");
}
// Parts the lanes by bit 0 of `predicate`; -> what the matching vx_join wants.
static inline unsigned vx_split(int predicate) {
    unsigned pointer;
    __asm__ volatile(".insn r 0x0B, 2, 0, %0, %1, x0" : "=r"(pointer) : "r"(predicate) : "memory");
    return pointer;
}
static inline unsigned vx_split_n(int predicate) {
    unsigned pointer;
    __asm__ volatile(".insn r 0x0B, 2, 0, %0, %1, x1" : "=r"(pointer) : "r"(predicate) : "memory");
    return pointer;
}
// The marked split: the false half may run in parallel in split context k (0: the lowest free one). k is a constant.
#define ws_split_marked(predicate, k)                                                              \
    ({                                                                                             \
        unsigned ws_pointer;                                                                       \
        __asm__ volatile(".insn r 0x0B, 2, 0x40, %0, %1, x%c2"                                     \
                         : "=r"(ws_pointer) : "r"((int)(predicate)), "i"(2 * (k)) : "memory");     \
        ws_pointer;                                                                                \
    })
// Whether splits without a mark may run in parallel, too, in this warp: 1 or 0. Not inside a split; nothing where no split can.
#define ws_split_unmarked(on) csr_write(0x7F0, (on))
static inline void vx_join(unsigned pointer) { __asm__ volatile(".insn r 0x0B, 3, 0, x0, %0, x0" ::"r"(pointer) : "memory"); }
// Waits until `num_warps` warps have come to barrier `barrier_id`.
static inline void vx_barrier(unsigned barrier_id, unsigned num_warps) {
    __asm__ volatile(".insn r 0x0B, 4, 0, x0, %0, %1" ::"r"(barrier_id), "r"(num_warps) : "memory");
}
// Keeps the active lanes whose `condition` holds; if there is none, activates `mask`.
static inline void vx_pred(int condition, unsigned mask) {
    __asm__ volatile(".insn r 0x0B, 5, 0, x0, %0, %1" ::"r"(condition), "r"(mask) : "memory");
}
static inline void vx_pred_n(int condition, unsigned mask) {
    __asm__ volatile(".insn r 0x0B, 5, 0, x1, %0, %1" ::"r"(condition), "r"(mask) : "memory");
}
static inline void vx_fence(void) { __asm__ volatile("fence" ::: "memory"); }

#define WS_EXCHANGE(name, funct3)                                                                          \
    static inline int name(int predicate) {                                                                \
        int ws_value;                                                                                      \
        __asm__ volatile(".insn r 0x0B, " #funct3 ", 1, %0, %1, x0" : "=r"(ws_value) : "r"(predicate));    \
        return ws_value;                                                                                   \
    }
WS_EXCHANGE(vx_vote_all, 0)    // votes over bit 0 in the active lanes
WS_EXCHANGE(vx_vote_any, 1)
WS_EXCHANGE(vx_vote_uni, 2)
WS_EXCHANGE(vx_vote_ballot, 3)
#undef WS_EXCHANGE

#define WS_SHUFFLE(name, funct3)                                                                           \
    static inline size_t name(size_t value, int bval, int cval, int mask) {                                \
        size_t ws_value;                                                                                   \
        const unsigned ws_reach = (unsigned)(mask << 12 | cval << 6 | bval);                               \
        __asm__ volatile(".insn r 0x0B, " #funct3 ", 1, %0, %1, %2" : "=r"(ws_value) : "r"(value), "r"(ws_reach)); \
        return ws_value;                                                                                   \
    }
WS_SHUFFLE(vx_shfl_up, 4) // the value of another active lane: bval lanes away, within cval and mask
WS_SHUFFLE(vx_shfl_down, 5)
WS_SHUFFLE(vx_shfl_bfly, 6)
WS_SHUFFLE(vx_shfl_idx, 7)
#undef WS_SHUFFLE

// --- Divergence -------------------------------------------------------------------------------------------------------
//     WS_IF(x[i] > 0) a(); WS_ELSE b(); WS_END             both sides, one after the other
//     WS_IF_MARKED(1, x[i] > 0) a(); WS_ELSE b(); WS_END   the false side may run in parallel, in split context 1
//     WS_WHILE(n != 1) ...; WS_LOOP_END                    until the last lane has left
// No return, break, continue or goto leaves these blocks. Each use leaves a note in the object file; `warpstep build` counts
// them and refuses a program in which the compiler made two joins of one.

#define WS_NOTE(kind, site) \
    __asm__ volatile(".pushsection .warpstep.sites, \"\", @progbits\n\t.4byte %c0\n\t.popsection" ::"i"((site) << 2 | (kind)))
enum { WS_SITE_SPLIT, WS_SITE_JOIN, WS_SITE_LOOP, WS_SITE_PRED };

// In a loop: a warp passes this place at most n times each time it enters the loop. Time bounds rest on it; `warpstep run` and `cosim` say when a run breaks it.
#define WS_LOOP_BOUND(n) \
    __asm__ volatile("1: .pushsection .warpstep.bounds, \"\", @progbits\n\t.4byte 1b, %c0\n\t.popsection" ::"i"(n))

#define WS_PART(condition, split)                                                                  \
    {                                                                                              \
        enum { ws_site = __COUNTER__ };                                                            \
        const int ws_condition = ws_bool(condition);                                               \
        WS_NOTE(WS_SITE_SPLIT, ws_site);                                                           \
        const unsigned ws_pointer = split;                                                         \
        if (ws_condition) {
#define WS_IF(condition) WS_PART(condition, vx_split(ws_condition))
#define WS_IF_MARKED(k, condition) WS_PART(condition, ws_split_marked(ws_condition, k))
#define WS_ELSE \
    }           \
    else {
#define WS_END                           \
    }                                    \
    WS_NOTE(WS_SITE_JOIN, ws_site);      \
    vx_join(ws_pointer);                 \
    }

#define WS_WHILE(condition)                                                                        \
    {                                                                                              \
        enum { ws_site = __COUNTER__ };                                                            \
        WS_NOTE(WS_SITE_LOOP, ws_site);                                                            \
        const unsigned ws_everyone = vx_active_threads();                                          \
        for (;;) {                                                                                 \
            const int ws_goes_on = ws_bool(condition);                                             \
            WS_NOTE(WS_SITE_PRED, ws_site);                                                        \
            vx_pred(ws_goes_on, ws_everyone);                                                      \
            if (!ws_goes_on) break;                                                                \
            {
#define WS_LOOP_END \
    }               \
    }               \
    }

// A condition as 0 or 1 in a register, made without a branch; the compiler cannot look through it and branch on its parts.
static inline int ws_hide(int value) {
    __asm__("" : "+r"(value));
    return value;
}
#define ws_bool(condition) ws_hide(!!(condition))

// c ? a : b without a branch, for words and for floats; both are computed.
static inline unsigned ws_select(int c, unsigned a, unsigned b) {
    const unsigned mask = (unsigned)-ws_bool(c);
    return (a & mask) | (b & ~mask);
}
static inline float ws_word_float(unsigned word) {
    union { unsigned word; float value; } both = {word};
    return both.value;
}
static inline unsigned ws_float_word(float value) {
    union { float value; unsigned word; } both = {value};
    return both.word;
}
static inline float ws_selectf(int c, float a, float b) {
    return ws_word_float(ws_select(c, ws_float_word(a), ws_float_word(b)));
}
static inline int ws_min(int a, int b) { return (int)ws_select(a < b, (unsigned)a, (unsigned)b); }
static inline int ws_max(int a, int b) { return (int)ws_select(a < b, (unsigned)b, (unsigned)a); }

// --- Work for all lanes -----------------------------------------------------------------------------------------------

// What a task does, apart from the code that hands it out: `warpstep experiments` and `sched --region
// ws_kernel_begin:ws_kernel_end` count only what is marked so.
#define WS_KERNEL __attribute__((noinline, section(".text.ws_kernel")))

// Calls task(0 .. num_tasks - 1, argument), neighbouring tasks in neighbouring lanes, on all warps and cores; returns when all
// have ended. Any number is right, also none. From `main` only.
typedef void (*vx_spawn_tasks_cb)(unsigned task, const void *argument);
void vx_spawn_tasks(unsigned num_tasks, vx_spawn_tasks_cb task, const void *argument);

// Calls task(group, 0 .. group_size - 1, argument) for each group; the tasks of a group run at the same time on one core, share
// vx_group_local() and meet at vx_group_barrier(). -1: a core has too few lanes for a group of this size.
typedef void (*vx_spawn_task_groups_cb)(unsigned group, unsigned task, const void *argument);
int vx_spawn_task_groups(unsigned num_groups, unsigned group_size, vx_spawn_task_groups_cb task, const void *argument);
void vx_group_barrier(void);
void *vx_group_local(void);

// Local memory of the core.
#define WS_LOCAL_BYTES 16384
static inline void *vx_local_base(void) { return (void *)WS_CONSTANT_CSR(0xFC3); }

// Calls callback(argument) in one active lane after the other.
typedef void (*vx_serial_cb)(const void *argument);
void vx_serial(vx_serial_cb callback, const void *argument);

// --- Data that changes from run to run --------------------------------------------------------------------------------
//     WS_INPUT float samples[256] = {...};      `warpstep run k.elf --arg samples=FILE` replaces it
#define WS_INPUT __attribute__((section(".input"), used))

// --- Console, end, counters -------------------------------------------------------------------------------------------
int vx_putchar(int byte);
int vx_printf(const char *format, ...) __attribute__((format(printf, 1, 2)));
int vx_vprintf(const char *format, __builtin_va_list list);
void exit(int code) __attribute__((noreturn));

static inline unsigned ws_cycles(void) { return csr_read(0xB00); }
static inline unsigned ws_instructions(void) { return csr_read(0xB02); } // executed, counted for every active lane
// The event counters mhpmcounter3.. by their number; docs/isa.md lists what each counts.
#define ws_event(number) csr_read(0xB00 + (number))
