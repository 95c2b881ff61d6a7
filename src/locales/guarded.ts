/** A function of a table of texts. If it throws, the error is reported, and English stands in: one sentence is lost, and no move. */
export const guarded =
  <Values extends unknown[], Text>(sentence: (...values: Values) => Text, english: typeof sentence): typeof sentence =>
  (...values) => {
    try {
      return sentence(...values);
    } catch (error) {
      globalThis.reportError?.(error);
      return english(...values);
    }
  };

type Sentence = (...values: unknown[]) => unknown;

/** A group of texts, its functions guarded. English stands in for each that is missing or of another type. */
export const guardedGroup = <Group extends object>(given: object, english: Group): Group =>
  Object.fromEntries(
    Object.entries(english).map(([name, model]: [string, unknown]) => {
      const text = (given as Record<string, unknown>)[name];
      if (typeof text !== typeof model) return [name, model];
      return [name, typeof text === 'function' ? guarded(text as Sentence, model as Sentence) : text];
    }),
  ) as Group;
