// Matrix product c = a * b, a task an element: no branch on data. Neighbouring lanes read neighbouring words of b and one of a.
#include "suite.h"

#define MOST 32
#define A(i) (FRACTION(i, 0) - 0.5f)
#define B(i) (FRACTION(i, 1) - 0.5f)

WS_INPUT unsigned size = 32; // rows of a and c, columns of b and c
WS_INPUT unsigned inner = 8; // columns of a, rows of b
WS_INPUT float a[MOST * MOST] = {FILL_1024(A, 0)};
WS_INPUT float b[MOST * MOST] = {FILL_1024(B, 0)};
float c[MOST * MOST];

static WS_KERNEL void element(unsigned task, const void *argument) {
    const unsigned n = size, row = task / n, column = task % n;
    float sum = 0.0f;
    for (unsigned k = 0; k < inner; ++k) sum += a[row * inner + k] * b[k * n + column];
    c[task] = sum;
}

int main(void) {
    vx_spawn_tasks(size * size, element, 0);
    return 0;
}
