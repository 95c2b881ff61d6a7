/** What the page remembers from visit to visit. A browser may forbid that: then it remembers nothing. */
export function recall(name) {
  try {
    return JSON.parse(localStorage.getItem(`leaderboard-${name}`));
  } catch {
    return null;
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(`leaderboard-${name}`, JSON.stringify(value));
  } catch {
    // It will be forgotten.
  }
}
