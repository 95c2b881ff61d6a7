// What was pressed and heard, a line a key, and what it comes to.

const NAMES = { Return: 'Enter', period: '.' };

const wordsIn = (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export class Log {
  #lines = [];
  #words = 0;
  #silent = 0;
  #blank = 0;

  add(key, said) {
    this.#words += said.reduce((sum, text) => sum + wordsIn(text), 0);
    this.#silent += Number(said.length === 0);
    this.#blank += said.filter((text) => text.toLowerCase() === 'blank').length;
    const name = NAMES[key] ?? key.replace('shift', 'Shift');
    this.#lines.push(`${name} -> ${said.join(' | ') || '(silence)'}`);
  }

  text(title, moves, hasWon) {
    const keys = this.#lines.length;
    const each = (count) => (count / moves).toFixed(1);
    return `${title}

${this.#lines.join('\n')}

moves: ${moves}
keys: ${keys}, ${each(keys)} a move
spoken words: ${this.#words}, ${each(this.#words)} a move
silent keys: ${this.#silent}
"blank": ${this.#blank}
won heard: ${hasWon ? 'yes' : 'no'}
`;
  }
}
