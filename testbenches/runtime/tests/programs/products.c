// Products, quotients and rests of all signs, limits and zeros, each lane with others; the exit code is the number of wrong ones.
#include "warpstep.h"

#define MANY 12

static const int numbers[MANY] = {0, 1, -1, 2, -7, 10, 641, -65536, 0x7fffffff, (int)0x80000000, 0x12345678, -0x12345678};
static unsigned wrong[MANY * MANY];

// What RISC-V says, from the definition: dividend = quotient * divisor + rest.
static WS_KERNEL void one(unsigned i, const void *argument) {
    volatile const int *all = numbers;
    const int a = all[i / MANY], b = all[i % MANY];
    const unsigned x = (unsigned)a, y = (unsigned)b;
    unsigned sum = 0;
    for (int bit = 0; bit < 32; ++bit) sum += (x << bit) & -(y >> bit & 1);
    unsigned errors = x * y != sum;
    const int zero = b == 0, overflow = (x == 0x80000000u) & (b == -1);
    const int divisor = b + (zero | overflow) * (1 - b);
    const unsigned unsigned_divisor = y + (unsigned)zero;
    const int q = a / divisor, r = a % divisor;
    const unsigned uq = x / unsigned_divisor, ur = x % unsigned_divisor;
    errors += (unsigned)q * (unsigned)divisor + (unsigned)r != x;
    errors += uq * unsigned_divisor + ur != x;
    errors += ur >= unsigned_divisor;
    const unsigned minus = -((unsigned)r >> 31), size = ((unsigned)r ^ minus) - minus;
    const unsigned below = -((unsigned)divisor >> 31), most = ((unsigned)divisor ^ below) - below;
    errors += size >= most;
    errors += ((unsigned)r ^ x) >> 31 & (r != 0);
    wrong[i] = errors;
}

int main(void) {
    vx_spawn_tasks(MANY * MANY, one, 0);
    unsigned all = 0;
    for (unsigned i = 0; i < MANY * MANY; ++i) all += wrong[i];
    volatile int a = -7, b = 0x7fffffff;
    vx_printf("%d %d\n", b / 3, a % 4);
    return (int)all;
}
