export const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** The bounds of the 95 % interval of a share by Wilson's score, in per cent. */
function wilson(count, of) {
  const z = 1.96;
  const share = count / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return [(middle - spread) / scale, (middle + spread) / scale].map((bound) => 100 * bound);
}

/** In per cent: from the lower bound without the undecided cases to the upper bound with them. */
export const interval = (count, undecided, of) => [wilson(count, of)[0], wilson(count + undecided, of)[1]];

export const milliseconds = (ms) => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0));

/** As `1 h 23 min`, `4 min 5 s` or `6 s`. */
export function span(ms) {
  const seconds = Math.round(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

/**
 * Tells on the terminal how much is done and how long the rest will take, or in a log once a minute.
 *
 * @param known how much was done before.
 * @returns to be called when one more is done.
 */
export function progress(of, known = 0) {
  const began = performance.now();
  const pause = process.stderr.isTTY ? 100 : 60_000;
  let done = known;
  let next = began + pause;
  return () => {
    done++;
    const now = performance.now();
    if (now < next && (done < of || !process.stderr.isTTY)) return;
    next = now + pause;
    const left = ((now - began) / (done - known)) * (of - done);
    const filled = '#'.repeat(Math.round((30 * done) / of)).padEnd(30);
    const text = `[${filled}] ${done} of ${of}, ${done === of ? span(now - began) : `${span(left)} left`}`;
    process.stderr.write(process.stderr.isTTY ? `\r${text}\x1b[K${done === of ? '\n' : ''}` : `${text}\n`);
  };
}
