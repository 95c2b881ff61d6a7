/** A Markdown table of cells that are Markdown. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

export const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

export const milliseconds = (ms) => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0));

/** Counts verdicts, and keeps times in ms. */
export class Tally {
  counts = { winnable: 0, unwinnable: 0, unknown: 0 };
  #times = [];

  add(verdict, ms) {
    this.counts[verdict]++;
    this.#times.push(ms);
  }

  quantiles(...shares) {
    const sorted = this.#times.toSorted((a, b) => a - b);
    return shares.map((share) => milliseconds(quantile(sorted, share)));
  }

  /** The head of {@link row}s, for those who add columns. */
  static head(...more) {
    return aligned(['decided', 'winnable', 'unwinnable', ...more, 'game']);
  }

  row(game, options, ...more) {
    const { winnable, unwinnable, unknown } = this.counts;
    const all = winnable + unwinnable + unknown;
    const decided = `${((100 * (all - unknown)) / all).toFixed(1)}%`;
    const name = Object.keys(options).length > 0 ? `${game} ${JSON.stringify(options)}` : game;
    return aligned([decided, winnable, unwinnable, ...more, name]);
  }
}

/** The last cell is as wide as its text. */
const aligned = (cells) =>
  cells.map((cell, i) => String(cell).padStart(i === cells.length - 1 ? 0 : ([7, 8, 10][i] ?? 7))).join('  ');

/** A clock of the processor, which begins now: the time in ms. */
export function processorClock() {
  const began = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  };
}

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
