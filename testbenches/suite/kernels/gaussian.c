// Solves a system of equations by Gauss' elimination. The matrix has large numbers in its diagonal, so no row is exchanged and
// nothing branches on data. For each column: a task a row finds its multiplier, then a task an element subtracts; at the end,
// for each unknown from the last one, a task a row takes its part away.
#include "suite.h"

#define MOST 32
#define COEFFICIENT(i) (FRACTION(i, 0) - 0.5f + ((i) / MOST == (i) % MOST ? 8.0f : 0.0f))
#define RIGHT(i) (10.0f * FRACTION(i, 1))

WS_INPUT unsigned size = 30;
WS_INPUT float matrix[MOST * MOST] = {FILL_1024(COEFFICIENT, 0)}; // equation by equation
WS_INPUT float right[MOST] = {FILL_16(RIGHT, 0), FILL_16(RIGHT, 16)};
float solution[MOST];
static float triangle[MOST * MOST];
static float rest[MOST];
static float multipliers[MOST];

static WS_KERNEL void copy(unsigned row, const void *argument) {
    for (unsigned column = 0; column < size; ++column) triangle[row * MOST + column] = matrix[row * MOST + column];
    rest[row] = right[row];
}

static WS_KERNEL void multiplier(unsigned task, const void *argument) {
    const unsigned pivot = *(const unsigned *)argument, row = pivot + 1 + task;
    const float part = triangle[row * MOST + pivot] / triangle[pivot * MOST + pivot];
    multipliers[row] = part;
    rest[row] -= part * rest[pivot];
}

static WS_KERNEL void subtract(unsigned task, const void *argument) {
    const unsigned pivot = *(const unsigned *)argument, left = size - pivot - 1;
    const unsigned row = pivot + 1 + task / left, column = pivot + 1 + task % left;
    triangle[row * MOST + column] -= multipliers[row] * triangle[pivot * MOST + column];
}

static WS_KERNEL void substitute(unsigned row, const void *argument) {
    const unsigned known = *(const unsigned *)argument;
    rest[row] -= triangle[row * MOST + known] * solution[known];
}

int main(void) {
    const unsigned n = size;
    vx_spawn_tasks(n, copy, 0);
    for (unsigned pivot = 0; pivot + 1 < n; ++pivot) {
        const unsigned left = n - pivot - 1;
        vx_spawn_tasks(left, multiplier, &pivot);
        vx_spawn_tasks(left * left, subtract, &pivot);
    }
    for (unsigned known = n; known-- > 0;) {
        solution[known] = rest[known] / triangle[known * MOST + known];
        vx_spawn_tasks(known, substitute, &known);
    }
    return 0;
}
