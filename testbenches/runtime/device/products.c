// What the compiler calls where the machine does not multiply and divide. A bit at a time, and no branch looks at operands: lanes with
// different ones stay together, and every product and every quotient takes the same time. By zero as the instructions do it.

unsigned __mulsi3(unsigned left, unsigned right) {
    unsigned sum = 0;
    for (int bit = 0; bit < 32; ++bit) {
        sum += -(right & 1) & left;
        left <<= 1;
        right >>= 1;
    }
    return sum;
}

unsigned long long __muldi3(unsigned long long left, unsigned long long right) {
    unsigned long long sum = 0;
    for (int bit = 0; bit < 64; ++bit) {
        sum += -(right & 1) & left;
        left <<= 1;
        right >>= 1;
    }
    return sum;
}

struct division {
    unsigned quotient, rest;
};

static struct division divide(unsigned dividend, unsigned divisor) {
    unsigned rest = 0;
    for (int bit = 0; bit < 32; ++bit) {
        const unsigned carry = rest >> 31;
        rest = rest << 1 | dividend >> 31;
        const unsigned fits = carry | (rest >= divisor);
        rest -= -fits & divisor;
        dividend = dividend << 1 | fits;
    }
    return (struct division){dividend, rest};
}

// All ones for a number below zero.
static unsigned sign(int number) { return -((unsigned)number >> 31); }

static unsigned with_sign(unsigned number, unsigned sign) { return (number ^ sign) - sign; }

static unsigned magnitude(int number) { return with_sign((unsigned)number, sign(number)); }

unsigned __udivsi3(unsigned dividend, unsigned divisor) { return divide(dividend, divisor).quotient; }

unsigned __umodsi3(unsigned dividend, unsigned divisor) { return divide(dividend, divisor).rest; }

int __divsi3(int dividend, int divisor) {
    const unsigned negative = (sign(dividend) ^ sign(divisor)) & -(unsigned)(divisor != 0);
    return (int)with_sign(divide(magnitude(dividend), magnitude(divisor)).quotient, negative);
}

int __modsi3(int dividend, int divisor) {
    return (int)with_sign(divide(magnitude(dividend), magnitude(divisor)).rest, sign(dividend));
}
