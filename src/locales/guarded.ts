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
