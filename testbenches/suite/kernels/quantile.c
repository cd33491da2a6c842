// Normally distributed numbers from evenly distributed ones: B. Moro's inverse of the normal distribution (The Full Monte, Risk, 1995), as in the
// quasirandomGenerator of NVIDIA's CUDA samples. A task a number. The middle is a quotient of polynomials, the tails a polynomial of a logarithm's
// logarithm: which of them is the branch on data.
#include "suite.h"
#include "ws_math.h"

#define MOST 1024
#define EVEN(i) (MIXED(i, 0) << 16 | MIXED(i, 1))

WS_INPUT unsigned count = MOST;
WS_INPUT unsigned even[MOST] = {FILL_1024(EVEN, 0)};
float normal[MOST];

// Of p - 1/2 from -0.42 to 0.
static inline float middle(float p) {
    const float square = p * p;
    float above = -25.44106049637f;
    above = above * square + 41.39119773534f;
    above = above * square - 18.61500062529f;
    above = above * square + 2.50662823884f;
    float below = 3.13082909833f;
    below = below * square - 21.06224101826f;
    below = below * square + 23.08336743743f;
    below = below * square - 8.47351093090f;
    below = below * square + 1.0f;
    return p * above / below;
}

// Of p up to 0.08.
static inline float tail(float p) {
    const float z = ws_logf(-ws_logf(p));
    float sum = 3.960315187e-7f;
    sum = sum * z + 2.888167364e-7f;
    sum = sum * z + 3.21767881768e-5f;
    sum = sum * z + 3.951896511919e-4f;
    sum = sum * z + 3.8405729373609e-3f;
    sum = sum * z + 2.76438810333863e-2f;
    sum = sum * z + 0.1607979714918209f;
    sum = sum * z + 0.9761690190917186f;
    sum = sum * z + 0.3374754822726147f;
    return -sum;
}

static WS_KERNEL void invert(unsigned task, const void *argument) {
    const unsigned word = even[task], upper = (unsigned)((int)word >> 31); // the upper half mirrors the lower
    const float p = (float)(word ^ upper) * 0x1p-32f + 0x1p-33f;
    float z;
#ifdef BRANCH_FREE
    const float outer = tail(p), inner = middle(p - 0.5f);
    z = ws_selectf(p > 0.08f, inner, outer);
#else
    WS_IF_MARKED(1, p > 0.08f) z = middle(p - 0.5f);
    WS_ELSE z = tail(p);
    WS_END
#endif
    normal[task] = ws_word_float(ws_float_word(z) ^ (upper & 0x80000000u));
}

int main(void) {
    vx_spawn_tasks(count, invert, 0);
    return 0;
}
