// A line of every kind of number, then one from every lane in turn.
#include "warpstep.h"

static void own_number(const void *argument) { vx_printf("[%u]", vx_thread_id()); }

static void from_each(unsigned i, const void *argument) { vx_serial(own_number, 0); }

int main(void) {
    vx_printf("%d %i %u %x %X %c %s %%|", -42, 7, 3000000000u, 0xbeefu, 0xBEEFu, 'w', "text");
    vx_printf("%5d|%-5d|%05d|%.2s|%8.3s|", -42, 42, -42, "abc", "abcdef");
    vx_printf("%f %.0f %.2f %8.3f %f %.1f %f\n", 3.14159f, 2.5f, -2.675f, 1e10f, 1e-7f, 9.96f, 16777216.0f * 65536.0f);
    vx_printf("%f %f %.3f\n", __builtin_inff(), -0.0f, 0.9996f);
    vx_spawn_tasks(vx_num_threads(), from_each, 0);
    vx_printf("\n");
    return 7;
}
