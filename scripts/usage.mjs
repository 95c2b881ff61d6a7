// How the solver's scripts read what they are asked for: what can't be done is said in a line, with the usage.
import { parseArgs } from 'node:util';

/** What `read` makes of the options given; ends the process where there are others, or `read` throws. */
export function asked(usage, options, read) {
  try {
    return read(parseArgs({ options }).values);
  } catch (error) {
    console.error(`${error.message}\nUsage: ${usage}`);
    return process.exit(1);
  }
}

/** A whole number from 1 on. */
export function whole(name, text) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new RangeError(`--${name} ${text}: a whole number from 1 on`);
  return number;
}
