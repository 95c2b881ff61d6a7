/** A part of a search, which tells how many positions it looks at. */
export function* counted<Result>(
  part: Generator<number, Result>,
  count: (positions: number) => void,
): Generator<number, Result> {
  for (;;) {
    const step = part.next();
    if (step.done) return step.value;
    count(step.value);
    yield step.value;
  }
}
