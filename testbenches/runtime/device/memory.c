// The four functions the compiler calls on its own. Lanes may call them together with pointers that differ, as long as they
// agree on the length.
#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t bytes) {
    char *t = to;
    const char *f = from;
    if ((((size_t)t | (size_t)f | bytes) & 3) == 0) {
        for (size_t i = 0; i < bytes; i += 4) *(unsigned *)(t + i) = *(const unsigned *)(f + i);
        return to;
    }
    for (size_t i = 0; i < bytes; ++i) t[i] = f[i];
    return to;
}

void *memmove(void *to, const void *from, size_t bytes) {
    char *t = to;
    const char *f = from;
    if (t <= f) return memcpy(to, from, bytes);
    while (bytes--) t[bytes] = f[bytes];
    return to;
}

void *memset(void *to, int byte, size_t bytes) {
    for (size_t i = 0; i < bytes; ++i) ((char *)to)[i] = (char)byte;
    return to;
}

int memcmp(const void *a, const void *b, size_t bytes) {
    const unsigned char *x = a, *y = b;
    for (size_t i = 0; i < bytes; ++i)
        if (x[i] != y[i]) return x[i] - y[i];
    return 0;
}
