// One step of training of a network with a hidden layer. A group a unit sums what comes in, in local memory; then a task a unit
// finds its error and a task a weight corrects it. The branches are on a task's place: inputs left over, and the half that adds.
#include "suite.h"
#include "ws_math.h"

#define MOST 256
#define MOST_HIDDEN 16
#define MOST_OUTPUTS 4
#define SAMPLE(i) FRACTION(i, 0)
#define TARGET(i) (0.2f + 0.6f * FRACTION(i, 1))
#define WEIGHT_IN(i) (0.25f * (FRACTION(i, 2) - 0.5f))
#define WEIGHT_OUT(i) (FRACTION(i, 3) - 0.5f)

WS_INPUT unsigned inputs = 250;
WS_INPUT unsigned hidden = MOST_HIDDEN;
WS_INPUT unsigned outputs = 3;
WS_INPUT float rate = 0.3f;
WS_INPUT float sample[MOST] = {FILL_256(SAMPLE, 0)};
WS_INPUT float target[MOST_OUTPUTS] = {FILL_4(TARGET, 0)};
WS_INPUT float weights_in[MOST_HIDDEN * MOST] = {FILL_4096(WEIGHT_IN, 0)}; // hidden unit by hidden unit
WS_INPUT float weights_out[MOST_OUTPUTS * MOST_HIDDEN] = {FILL_64(WEIGHT_OUT, 0)}; // output by output
float hidden_values[MOST_HIDDEN];
float output_values[MOST_OUTPUTS];
float trained_in[MOST_HIDDEN * MOST];
float trained_out[MOST_OUTPUTS * MOST_HIDDEN];
static float hidden_errors[MOST_HIDDEN];
static float output_errors[MOST_OUTPUTS];

struct layer {
    const float *from;
    unsigned count; // values that come in
    const float *weights;
    unsigned stride; // from one unit's weights to the next's
    float *to;
};

// The group's sum of `own` in task 0. Each round the upper half of what is left is added to the lower, from one copy of the
// sums into the other: nobody writes what another still reads.
static inline float group_sum(unsigned task, unsigned size, float own) {
    float *from = vx_group_local(), *to = from + size;
    from[task] = own;
    vx_group_barrier();
    for (unsigned left = size; left > 1; left = (left + 1) / 2) {
        const unsigned other = task + (left + 1) / 2;
#ifdef BRANCH_FREE
        own += ws_selectf(other < left, from[ws_select(other < left, other, task)], 0.0f);
#else
        WS_IF_MARKED(1, other < left) own += from[other];
        WS_END
#endif
        to[task] = own;
        vx_group_barrier();
        float *const written = to;
        to = from;
        from = written;
    }
    return own;
}

static WS_KERNEL void unit(unsigned group, unsigned task, const void *argument) {
    const struct layer *layer = argument;
    const unsigned size = group_tasks(), count = layer->count;
    const float *weights = layer->weights + group * layer->stride;
    float sum = 0.0f;
    for (unsigned base = 0; base < count; base += size) {
        const unsigned i = base + task;
#ifdef BRANCH_FREE
        const unsigned there = ws_select(i < count, i, 0);
        sum += ws_selectf(i < count, weights[there] * layer->from[there], 0.0f);
#else
        WS_IF_MARKED(1, i < count) sum += weights[i] * layer->from[i];
        WS_END
#endif
    }
    sum = group_sum(task, size, sum);
    const float value = 1.0f / (1.0f + ws_expf(-sum));
#ifdef BRANCH_FREE
    unsigned *const aside = (unsigned *)vx_group_local() + 2 * size + task; // behind both copies of the sums
    store_if(task == 0, (unsigned *)&layer->to[group], aside, ws_float_word(value));
#else
    WS_IF_MARKED(1, task == 0) layer->to[group] = value;
    WS_END
#endif
}

static WS_KERNEL void output_error(unsigned output, const void *argument) {
    const float value = output_values[output];
    output_errors[output] = value * (1.0f - value) * (target[output] - value);
}

static WS_KERNEL void hidden_error(unsigned from, const void *argument) {
    float sum = 0.0f;
    for (unsigned output = 0; output < outputs; ++output) sum += output_errors[output] * weights_out[output * MOST_HIDDEN + from];
    hidden_errors[from] = hidden_values[from] * (1.0f - hidden_values[from]) * sum;
}

static WS_KERNEL void train_out(unsigned task, const void *argument) {
    const unsigned output = task / hidden, from = task % hidden, place = output * MOST_HIDDEN + from;
    trained_out[place] = weights_out[place] + rate * output_errors[output] * hidden_values[from];
}

static WS_KERNEL void train_in(unsigned task, const void *argument) {
    const unsigned to = task / inputs, from = task % inputs, place = to * MOST + from;
    trained_in[place] = weights_in[place] + rate * hidden_errors[to] * sample[from];
}

int main(void) {
    const struct layer first = {sample, inputs, weights_in, MOST, hidden_values};
    const struct layer second = {hidden_values, hidden, weights_out, MOST_HIDDEN, output_values};
    vx_spawn_task_groups(hidden, group_tasks(), unit, &first);
    vx_spawn_task_groups(outputs, group_tasks(), unit, &second);
    vx_spawn_tasks(outputs, output_error, 0);
    vx_spawn_tasks(hidden, hidden_error, 0);
    vx_spawn_tasks(outputs * hidden, train_out, 0);
    vx_spawn_tasks(hidden * inputs, train_in, 0);
    return 0;
}
