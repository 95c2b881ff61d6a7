/** Another script of the site takes all the room there is, to the last character. */
export function fill(): void {
  for (let size = 2 ** 24, i = 0; size > 0;) {
    try {
      localStorage.setItem(`filler/${i++}`, 'x'.repeat(size));
    } catch {
      size >>= 1;
    }
  }
}
