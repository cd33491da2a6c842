// Speckle reducing anisotropic diffusion (Yu and Acton, 2002): each step smooths an image, less across edges. A task a column sums
// for mean and variance, a task a cell finds how much may flow, a task a cell lets it flow. That no more than all flows is the
// branch on data.
#include "suite.h"

#define MOST 1024
#define BRIGHTNESS(i) (1.0f + FRACTION(i, 0) + (float)((i) % 64 / 32))

WS_INPUT unsigned rows = 31;
WS_INPUT unsigned columns = 33;
WS_INPUT unsigned steps = 2;
WS_INPUT float rate = 0.5f;
WS_INPUT float image[MOST] = {FILL_1024(BRIGHTNESS, 0)};
float smoothed[2][MOST]; // the last step's is smoothed[(steps - 1) % 2]
static float flow[MOST];
static float column_sums[MOST];
static float column_squares[MOST];

struct step {
    const float *from;
    float *to;
    float noise; // variance of the whole image in squares of its mean
};

static WS_KERNEL void column_sum(unsigned column, const void *argument) {
    const struct step *step = argument;
    float sum = 0.0f, squares = 0.0f;
    for (unsigned row = 0; row < rows; ++row) {
        const float here = step->from[row * columns + column];
        sum += here;
        squares += here * here;
    }
    column_sums[column] = sum;
    column_squares[column] = squares;
}

// In `main` alone.
static float noise(void) {
    float sum = 0.0f, squares = 0.0f;
    for (unsigned column = 0; column < columns; ++column) {
        sum += column_sums[column];
        squares += column_squares[column];
    }
    const float cells = (float)(rows * columns), mean = sum / cells;
    return (squares / cells - mean * mean) / (mean * mean);
}

// How far the neighbour is: 0 outside the image, where a cell is its own neighbour.
static inline unsigned distance(int inside, unsigned far) { return far & (unsigned)-ws_bool(inside); }

static WS_KERNEL void find_flow(unsigned i, const void *argument) {
    const struct step *step = argument;
    const float *from = step->from;
    const unsigned row = i / columns, column = i % columns;
    const float here = from[i];
    const float north = from[i - distance(row > 0, columns)] - here;
    const float south = from[i + distance(row + 1 < rows, columns)] - here;
    const float west = from[i - distance(column > 0, 1)] - here;
    const float east = from[i + distance(column + 1 < columns, 1)] - here;
    const float gradient = (north * north + south * south + west * west + east * east) / (here * here);
    const float curvature = (north + south + west + east) / here;
    const float inner = 1.0f + 0.25f * curvature;
    const float local = (0.5f * gradient - 0.0625f * curvature * curvature) / (inner * inner);
    // Never negative: `local` is not, as the square of a sum of four is at most four times the sum of squares.
    float part = 1.0f / (1.0f + (local - step->noise) / (step->noise * (1.0f + step->noise)));
#ifdef BRANCH_FREE
    part = ws_selectf(part > 1.0f, 1.0f, part);
#else
    WS_IF_MARKED(1, part > 1.0f) part = 1.0f;
    WS_END
#endif
    flow[i] = part;
}

static WS_KERNEL void let_flow(unsigned i, const void *argument) {
    const struct step *step = argument;
    const float *from = step->from;
    const unsigned row = i / columns, column = i % columns;
    const unsigned south = i + distance(row + 1 < rows, columns), east = i + distance(column + 1 < columns, 1);
    const float here = from[i], own = flow[i];
    float sum = own * (from[i - distance(row > 0, columns)] - here) + own * (from[i - distance(column > 0, 1)] - here);
    sum += flow[south] * (from[south] - here) + flow[east] * (from[east] - here);
    step->to[i] = here + 0.25f * rate * sum;
}

int main(void) {
    const float *from = image;
    for (unsigned n = 0; n < steps; ++n) {
        struct step step = {from, smoothed[n & 1], 0.0f};
        vx_spawn_tasks(columns, column_sum, &step);
        step.noise = noise();
        vx_spawn_tasks(rows * columns, find_flow, &step);
        vx_spawn_tasks(rows * columns, let_flow, &step);
        from = step.to;
    }
    return 0;
}
