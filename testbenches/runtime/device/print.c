// printf to the console: %d %i %u %x %X %p %c %s %f %%, with width, precision, 0 and -. One lane prints: lanes that print
// together would mix their bytes and disagree at branches, so a task calls it under vx_serial or in one lane.
#include "warpstep.h"
#include <stdarg.h>

extern volatile unsigned char ws_console[64]; // kernel.ld says where

int vx_putchar(int byte) {
    ws_console[vx_hart_id() & 63] = (unsigned char)byte;
    return byte;
}

struct field {
    int width;
    int digits; // behind the point, or of a text; -1: not said
    bool left;
    bool zeros;
};

static int length_of(const char *text, int most) {
    int length = 0;
    while ((most < 0 || length < most) && text[length]) ++length;
    return length;
}

// `sign` (or 0), then `text`, filled to the field's width.
static int put(const struct field *field, char sign, const char *text, int length) {
    const int fill = field->width - length - (sign != 0);
    const bool zeros = field->zeros && !field->left;
    int printed = length + (sign != 0);
    if (sign && zeros) vx_putchar(sign);
    for (int i = 0; !field->left && i < fill; ++i, ++printed) vx_putchar(zeros ? '0' : ' ');
    if (sign && !zeros) vx_putchar(sign);
    for (int i = 0; i < length; ++i) vx_putchar(text[i]);
    for (int i = 0; field->left && i < fill; ++i, ++printed) vx_putchar(' ');
    return printed;
}

// The digits of a number, before `end`; -> where they begin.
static char *digits(char *end, unsigned number, unsigned base, bool upper) {
    do {
        const unsigned digit = number % base;
        *--end = (char)(digit < 10 ? '0' + digit : (upper ? 'A' : 'a') + digit - 10);
        number /= base;
    } while (number);
    return end;
}

static int put_number(const struct field *field, char sign, unsigned number, unsigned base, bool upper) {
    char text[12];
    char *end = text + sizeof text, *begin = digits(end, number, base, upper);
    return put(field, sign, begin, (int)(end - begin));
}

// A float is a whole number of 24 bits times a power of two, so its decimal digits can be had exactly: the number's bits are
// held as words below and above the point, and ten times the part below gives one digit after the other.
static int put_float(const struct field *field, unsigned bits) {
    enum { WORDS = 5 }; // 149 bits below the point
    const char sign = bits >> 31 ? '-' : 0;
    const int exponent = bits >> 23 & 255;
    unsigned fraction = bits & 0x7fffff;
    if (exponent == 255) {
        const struct field plain = {field->width, -1, field->left, false};
        return put(&plain, sign, fraction ? "nan" : "inf", 3);
    }
    if (exponent) fraction |= 0x800000;
    unsigned below[WORDS] = {0}, above[4] = {0};
    const int shift = (exponent ? exponent : 1) - 150; // value = fraction * 2^shift
    for (int i = 0; i < 24; ++i) {
        const int place = shift + i;
        if (!(fraction >> i & 1)) continue;
        if (place >= 0) above[place / 32] |= 1u << place % 32;
        else below[(-place - 1) / 32] |= 1u << (31 - (-place - 1) % 32);
    }
    const int wanted = field->digits < 0 ? 6 : field->digits > 60 ? 60 : field->digits;
    char text[40 + 2 + 60];
    char *const point = text + 41;
    char *end = point;
    if (wanted) *end++ = '.';
    for (int i = 0; i < wanted; ++i) {
        unsigned carry = 0;
        for (int word = WORDS - 1; word >= 0; --word) {
            const unsigned long long product = (unsigned long long)below[word] * 10 + carry;
            below[word] = (unsigned)product;
            carry = (unsigned)(product >> 32);
        }
        *end++ = (char)('0' + carry);
    }
    unsigned rest = 0; // half or more of the last digit is left: round, ties to even
    for (int word = 1; word < WORDS; ++word) rest |= below[word];
    rest |= below[0] & 0x7fffffff;
    const bool last_is_odd = wanted ? (end[-1] - '0') & 1 : above[0] & 1;
    bool up = below[0] >> 31 && (rest || last_is_odd);
    for (char *digit = end - 1; up && digit > point; --digit) {
        up = *digit == '9';
        *digit = up ? '0' : (char)(*digit + 1);
    }
    for (int word = 0; up && word < 4; ++word) up = ++above[word] == 0;
    char *begin = point;
    do {
        unsigned remainder = 0;
        for (int word = 3; word >= 0; --word) {
            // Sixteen bits at a time: no 64-bit division.
            unsigned high = remainder << 16 | above[word] >> 16;
            remainder = high % 10;
            unsigned low = remainder << 16 | (above[word] & 0xffff);
            remainder = low % 10;
            above[word] = high / 10 << 16 | low / 10;
        }
        *--begin = (char)('0' + remainder);
    } while (above[0] | above[1] | above[2] | above[3]);
    return put(field, sign, begin, (int)(end - begin));
}

int vx_vprintf(const char *format, va_list list) {
    int printed = 0;
    for (; *format; ++format) {
        if (*format != '%') {
            vx_putchar(*format);
            ++printed;
            continue;
        }
        struct field field = {0, -1, false, false};
        for (++format; *format == '-' || *format == '0'; ++format) {
            if (*format == '-') field.left = true;
            else field.zeros = true;
        }
        for (; *format >= '0' && *format <= '9'; ++format) field.width = field.width * 10 + (*format - '0');
        if (*format == '.') {
            field.digits = 0;
            for (++format; *format >= '0' && *format <= '9'; ++format) field.digits = field.digits * 10 + (*format - '0');
        }
        while (*format == 'l' || *format == 'h' || *format == 'z') ++format;
        switch (*format) {
        case 'd':
        case 'i': {
            const int number = va_arg(list, int);
            printed += put_number(&field, number < 0 ? '-' : 0, number < 0 ? -(unsigned)number : (unsigned)number, 10, false);
            break;
        }
        case 'u': printed += put_number(&field, 0, va_arg(list, unsigned), 10, false); break;
        case 'x':
        case 'p': printed += put_number(&field, 0, va_arg(list, unsigned), 16, false); break;
        case 'X': printed += put_number(&field, 0, va_arg(list, unsigned), 16, true); break;
        case 'c': {
            const char byte = (char)va_arg(list, int);
            printed += put(&field, 0, &byte, 1);
            break;
        }
        case 's': {
            const char *text = va_arg(list, const char *);
            printed += put(&field, 0, text, length_of(text, field.digits));
            break;
        }
        case 'f': {
            // C passes a float as a double, here only to be made a float again (in software: the core has no doubles).
            const union { float value; unsigned bits; } number = {(float)va_arg(list, double)};
            printed += put_float(&field, number.bits);
            break;
        }
        case '\0': return printed;
        default: // `%%`, and what is not known, as it is written
            vx_putchar(*format);
            ++printed;
        }
    }
    return printed;
}

int vx_printf(const char *format, ...) {
    va_list list;
    va_start(list, format);
    const int printed = vx_vprintf(format, list);
    va_end(list);
    return printed;
}
