// Black and Scholes' price of a call and of a put, an option a task, for several dates of expiry. The distribution's tail is mirrored for negative arguments:
// the one branch on data.
#include "suite.h"
#include "ws_math.h"

#define MOST 1024
#define MOST_DATES 16
#define PRICE(i) (5.0f + 25.0f * FRACTION(i, 0))
#define STRIKE(i) (1.0f + 99.0f * FRACTION(i, 1))
#define YEARS(i) (0.25f + 9.75f * FRACTION(i, 2))

WS_INPUT unsigned options = MOST;
WS_INPUT unsigned dates = MOST_DATES; // each a quarter of a year after the one before
WS_INPUT float riskless = 0.02f;
WS_INPUT float volatility = 0.30f;
WS_INPUT float price[MOST] = {FILL_1024(PRICE, 0)};
WS_INPUT float strike[MOST] = {FILL_1024(STRIKE, 0)};
WS_INPUT float years[MOST] = {FILL_1024(YEARS, 0)};
float calls[MOST_DATES * MOST];
float puts[MOST_DATES * MOST];

// The normal distribution up to d (Abramowitz and Stegun, 26.2.17).
static inline float distribution(float d) {
    const float k = 1.0f / (1.0f + 0.2316419f * __builtin_fabsf(d));
    float p = 1.330274429f;
    p = p * k - 1.821255978f;
    p = p * k + 1.781477937f;
    p = p * k - 0.356563782f;
    p = p * k + 0.319381530f;
    float tail = p * k * 0.39894228f * ws_expf(-0.5f * d * d);
#ifdef BRANCH_FREE
    tail = ws_selectf(d > 0.0f, 1.0f - tail, tail);
#else
    WS_IF_MARKED(1, d > 0.0f) tail = 1.0f - tail;
    WS_END
#endif
    return tail;
}

static WS_KERNEL void option(unsigned i, const void *argument) {
    const float s = price[i], x = strike[i], v = volatility;
    float t = years[i];
    for (unsigned date = 0; date < dates; ++date, t += 0.25f) {
        const float root = __builtin_sqrtf(t);
        const float d1 = (ws_logf(s / x) + (riskless + 0.5f * v * v) * t) / (v * root);
        const float d2 = d1 - v * root;
        const float n1 = distribution(d1), n2 = distribution(d2);
        const float discounted = x * ws_expf(-riskless * t);
        calls[date * MOST + i] = s * n1 - discounted * n2;
        puts[date * MOST + i] = discounted * (1.0f - n2) - s * (1.0f - n1);
    }
}

int main(void) {
    vx_spawn_tasks(options, option, 0);
    return 0;
}
