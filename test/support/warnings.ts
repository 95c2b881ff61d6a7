/** What the console is warned of meanwhile. */
export async function warnings<T>(during: () => Promise<T>): Promise<{ warned: string[]; result: T }> {
  const { warn } = console;
  const warned: string[] = [];
  console.warn = (...words: unknown[]) => void warned.push(words.join(' '));
  try {
    return { result: await during(), warned };
  } finally {
    console.warn = warn;
  }
}
