type Sentence = (...values: unknown[]) => unknown;

/**
 * A text of a table. English stands in for it if it is missing or of another type. If a function throws, the error is reported, and
 * English stands in for that sentence: no move is lost.
 */
export function guarded<Text>(text: unknown, english: Text): Text {
  if (typeof text !== typeof english) return english;
  if (typeof text !== 'function') return text as Text;
  return ((...values) => {
    try {
      return (text as Sentence)(...values);
    } catch (error) {
      globalThis.reportError?.(error);
      return (english as Sentence)(...values);
    }
  }) as Sentence as Text;
}

/** The texts of a group, each guarded. */
export const guardedGroup = <Group extends object>(given: object, english: Group): Group =>
  Object.fromEntries(
    Object.entries(english).map(([name, text]) => [name, guarded((given as Record<string, unknown>)[name], text)]),
  ) as Group;
