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

export function progressBar(of) {
  let done = 0;
  return () => {
    done++;
    if (!process.stderr.isTTY) return;
    const filled = Math.round((30 * done) / of);
    process.stderr.write(`\r[${'#'.repeat(filled).padEnd(30)}] ${done} of ${of}${done === of ? '\n' : ''}`);
  };
}
