import { parseArgs } from 'node:util';

/**
 * The values of the command line, or what `read` makes of them. Unknown options, or an error of `read`, end the process with the usage.
 * `more` is what else {@link parseArgs} takes.
 */
export function parseCommandLine(usage, options, read = (values) => values, more = {}) {
  try {
    const { values, positionals } = parseArgs({ options, ...more });
    return read(values, positionals);
  } catch (error) {
    console.error(`${error.message}\nUsage: ${usage}`);
    return process.exit(1);
  }
}

export function wholeNumber(name, text) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new RangeError(`--${name} ${text}: a whole number from 1 on`);
  return number;
}
