// The figures of docs/winnability.md, by game.
import { readFileSync } from 'node:fs';
import { marked } from 'marked';

const text = readFileSync(new URL('../../docs/winnability.md', import.meta.url), 'utf8');

const tables = marked.lexer(text).filter(({ type }) => type === 'table');

/** Rows that begin with an ellipsis belong to the game above. */
function rowsByGame({ header, rows }) {
  const games = new Map();
  let game;
  for (const row of rows) {
    const [first, ...figures] = row.map((cell) => cell.text);
    if (!first.startsWith('…')) game = first.split(',')[0];
    const lines = games.get(game) ?? [];
    lines.push({ options: first.startsWith('…') ? first.slice(1).trim() : '', figures });
    games.set(game, lines);
  }
  return { columns: header.slice(1).map((cell) => cell.text), games };
}

const measured = tables.map(rowsByGame).filter(({ columns }) => columns.includes('can be won'));

/** A game's lines, by its name in English, with the names of their columns; `undefined` if it was never measured. */
export function chancesOf(name) {
  const plain = name.replace('’', "'");
  const table = measured.find(({ games }) => games.has(plain));
  return table && { columns: table.columns, lines: table.games.get(plain) };
}
