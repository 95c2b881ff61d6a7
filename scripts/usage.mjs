import { parseArgs } from 'node:util';

/** Unknown options, or an error of `read`, end the process with the usage. */
export function parseCommandLine(usage, options, read) {
  try {
    return read(parseArgs({ options }).values);
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
