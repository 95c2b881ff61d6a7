type Sentence = (...values: unknown[]) => unknown;

/**
 * Returns a text of a language table, or the English text if it is missing or has another type. If a function throws, the error is
 * reported and the English sentence appears instead, so the update that needs it goes on.
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

/** Guards each text of a group. */
export const guardedGroup = <Group extends object>(given: object, english: Group): Group =>
  Object.fromEntries(
    Object.entries(english).map(([name, text]) => [name, guarded((given as Record<string, unknown>)[name], text)]),
  ) as Group;
