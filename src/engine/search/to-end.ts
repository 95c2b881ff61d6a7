/** Runs steps to their end in one go. */
export function toEnd<Value>(steps: Iterator<unknown, Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
