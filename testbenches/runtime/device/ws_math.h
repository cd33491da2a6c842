// exp and log without a branch, for lanes that differ; relative errors below 3e-7. Arguments as noted: outside them the result
// is a number without meaning, never an endless loop.
#pragma once

#include "warpstep.h"

// e^x for x from -87 to 88: 2^k times a polynomial of the rest.
static inline float ws_expf(float x) {
    const float scaled = x * 1.44269504f;
    const int k = (int)(scaled + ws_word_float(0x3f000000u | (ws_float_word(scaled) & 0x80000000u))); // to the nearest
    float r = x - (float)k * 0.693145752f;
    r -= (float)k * 1.42860677e-6f;
    float p = 1.38888889e-3f;
    p = p * r + 8.33333333e-3f;
    p = p * r + 4.16666667e-2f;
    p = p * r + 1.66666667e-1f;
    p = p * r + 0.5f;
    p = p * r + 1.0f;
    p = p * r + 1.0f;
    return p * ws_word_float((unsigned)(k + 127) << 23);
}

// ln x for normal x above 0: the exponent, and a series in (m - 1) / (m + 1) with m between sqrt(1/2) and sqrt(2).
static inline float ws_logf(float x) {
    const unsigned word = ws_float_word(x) + (0x3f800000u - 0x3f3504f3u);
    const int k = (int)(word >> 23) - 127;
    const float m = ws_word_float((word & 0x7fffff) + 0x3f3504f3u);
    const float s = (m - 1.0f) / (m + 1.0f), z = s * s;
    float p = 0.22222222f;
    p = p * z + 0.28571429f;
    p = p * z + 0.4f;
    p = p * z + 0.66666667f;
    p = p * z + 2.0f;
    return (float)k * 0.693147181f + s * p;
}
