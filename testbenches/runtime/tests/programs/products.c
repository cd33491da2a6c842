// Products, quotients and rests of all signs, limits and zeros, each lane with others; the exit code is the number of wrong ones.
#include "warpstep.h"

#define MANY 12

static const int numbers[MANY] = {0, 1, -1, 2, -7, 10, 641, -65536, 0x7fffffff, (int)0x80000000, 0x12345678, -0x12345678};
static unsigned wrong[MANY * MANY];

static unsigned size_of(unsigned number, unsigned negative) { return (number ^ -negative) + negative; }

// What RISC-V says, from the definition: dividend = quotient * divisor + rest, also by zero, where all bits of the quotient are set, and
// of the least number by -1.
static WS_KERNEL void one(unsigned i, const void *argument) {
    const volatile int *all = numbers;
    const int a = all[i / MANY], b = all[i % MANY];
    const unsigned x = (unsigned)a, y = (unsigned)b;
    unsigned sum = 0;
    unsigned long long long_sum = 0;
    for (int bit = 0; bit < 32; ++bit) {
        sum += (x << bit) & -(y >> bit & 1);
        long_sum += ((unsigned long long)x << bit) & -(unsigned long long)(y >> bit & 1);
    }
    unsigned errors = (x * y != sum) + ((unsigned long long)x * y != long_sum);
    const unsigned q = (unsigned)(a / b), r = (unsigned)(a % b), uq = x / y, ur = x % y;
    const unsigned zero = all[i % MANY] == 0; // read again: who divides says that it is not zero
    errors += q * y + r != x;
    errors += uq * y + ur != x;
    errors += zero & ((q != -1u) | (uq != -1u));
    errors += (zero ^ 1) & ((ur >= y) | (size_of(r, r >> 31) >= size_of(y, y >> 31)));
    errors += (r >> 31 != x >> 31) & (r != 0);
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
