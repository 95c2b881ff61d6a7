// `npm run listen`: wins games by ear, with the screen reader Orca and Firefox, and keeps what was said beside this file.
//
//   npm run listen                        all five games
//   npm run listen -- lucky-thirteen      one of them
//   npm run listen -- --brief             with brief speech; --tap: one key plays a card
//   npm run listen -- --check             keeps nothing, but fails without a win, or where a key was not answered
//
// The listener knows which card goes onto which, from the solver, but not where the cards lie: it presses a key, waits until Orca has
// been silent for a moment, and decides by what was said. No sound is made: what Orca hands to a voice is read from its debug log.
// It needs Linux with the Debian packages orca, at-spi2-core, dbus-x11, xvfb, openbox, xdotool, firefox-esr and python3, and the built
// elements (`npm run build`), and is skipped where one is missing. A key takes about a second, a game three to six minutes.
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGame, solve } from '../../dist/engine.js';
import { parseCommandLine } from '../../scripts/usage.mjs';
import { root } from '../support/files.mjs';
import { serve } from '../support/serve.mjs';
import { Desktop } from './desktop.mjs';
import { Player } from './player.mjs';

/** The deals that are played: by game, its seed, and its options as attributes and for the engine. Each can be won. */
const GAMES = {
  'trusty-twelve': { seed: '28' },
  'pyramid-dozen': { seed: '2', kings: 'alone' },
  'trefoil-solitaire': { seed: '1' },
  'lucky-thirteen': { seed: '46' },
  'bakers-dozen': { seed: '2' },
};

const flag = { type: 'boolean', default: false };
const { brief, tap, check, isOnOwnBus, ids } = parseCommandLine(
  `npm run listen [-- ${Object.keys(GAMES).join('|')} --brief --tap --check]`,
  { brief: flag, tap: flag, check: flag, 'own-bus': flag },
  ({ 'own-bus': isOnOwnBus, ...how }, given) => {
    const unknown = given.find((id) => !GAMES[id]);
    if (unknown) throw new RangeError(`no game ${unknown}`);
    return { ...how, isOnOwnBus, ids: given.length > 0 ? given : Object.keys(GAMES) };
  },
  { allowPositionals: true },
);

const RANKS = { A: 'Ace', T: '10', J: 'Jack', Q: 'Queen', K: 'King' };
const SUITS = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };

const nameOf = (code) => `${RANKS[code.at(0)] ?? code.at(0)} of ${SUITS[code.at(-1)]}`;

/**
 * What the listener is told beforehand: which card goes onto which, never where they lie.
 *
 * @returns `{ type, card, onto }`: `onto` is a card, `foundation`, `empty`, or nothing.
 */
async function planOf(id) {
  const game = createGame(id, GAMES[id]);
  const { verdict, moves } = await solve(game);
  if (verdict !== 'winnable') throw new Error(`${id} ${GAMES[id].seed} is ${verdict}`);
  return moves.map((move) => {
    const top = game.state.piles.find((each) => each.id === move.to)?.cards.at(-1);
    game.play(move);
    const { type } = move;
    if (type === 'remove') return { type, card: nameOf(move.cards[0]), onto: move.cards[1] && nameOf(move.cards[1]) };
    if (type !== 'move') return { type };
    const onto = move.to.startsWith('foundation') ? 'foundation' : top ? nameOf(top) : 'empty';
    return { type, card: nameOf(move.card), onto };
  });
}

/** A page with one game. */
const pageOf = (id) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Listen</title>
<script>localStorage['solitaire-elements/1/${id}/settings'] = '${JSON.stringify({ ...(brief && { brief }), ...(tap && { tap }) })}'</script>
<script type="module" src="/solitaire-elements.js"></script>
<h1>Listen</h1>
<${id} ${Object.entries(GAMES[id])
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ')}></${id}></html>`;

/** Serves a folder with the page and the built elements. */
async function servePage(id) {
  const folder = mkdtempSync(path.join(tmpdir(), 'listen-page-'));
  writeFileSync(path.join(folder, 'index.html'), pageOf(id));
  copyFileSync(path.join(root, 'dist/solitaire-elements.js'), path.join(folder, 'solitaire-elements.js'));
  const server = await serve({ folder });
  const stop = () => {
    server.stop();
    rmSync(folder, { recursive: true });
  };
  return { address: `${server.address}/index.html`, stop };
}

const KEYS = { Return: 'Enter', period: '.' };

const isWord = (word) => /[\p{L}\p{N}]/u.test(word);

/** What was pressed and heard, a line a key, and what it comes to. `log` has pairs of a key and what was said. */
function textOf(title, log, moves, hasWon) {
  const lines = log.map(([key, said]) => {
    const name = KEYS[key] ?? key.replace('shift', 'Shift');
    return `${name} -> ${said.join(' | ') || '(silence)'}`;
  });
  const texts = log.flatMap(([, said]) => said);
  const words = texts.flatMap((text) => text.split(/\s+/)).filter(isWord).length;
  const each = (count) => `${count}, ${(count / moves).toFixed(1)} a move`;
  return `${title}

${lines.join('\n')}

moves: ${moves}
keys: ${each(log.length)}
spoken words: ${each(words)}
silent keys: ${log.filter(([, said]) => said.length === 0).length}
"blank": ${texts.filter((text) => text.toLowerCase() === 'blank').length}
won heard: ${hasWon ? 'yes' : 'no'}
`;
}

async function listen(id) {
  console.log(id);
  const plan = await planOf(id);
  const page = await servePage(id);
  const desktop = new Desktop();
  const log = [];
  const player = new Player(async (key) => {
    const said = await desktop.press(key);
    log.push([key, said]);
    return said;
  });
  try {
    await desktop.start();
    await desktop.open(page.address);
    await player.play(plan);
  } finally {
    await desktop.stop();
    page.stop();
    const deal = Object.entries(GAMES[id]).map((entry) => entry.join(' '));
    const how = [brief ? 'brief speech' : 'default speech', ...(tap ? ['one key plays a card'] : [])];
    const name = [id, ...(brief ? ['brief'] : []), ...(tap ? ['tap'] : [])].join('-');
    const text = textOf([id, ...deal, ...how].join(', '), log, plan.length, player.hasWon);
    if (!check) writeFileSync(path.join(import.meta.dirname, `${name}.txt`), text);
    console.log(text.slice(text.indexOf('moves: ')));
    if (check && (!player.hasWon || log.some(([, said]) => said.length === 0))) process.exitCode = 1;
  }
}

const PROGRAMS = ['orca', 'dbus-run-session', 'Xvfb', 'openbox', 'xdotool', 'firefox-esr', 'python3'];

const isThere = (program) =>
  process.env.PATH.split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));

const missing = PROGRAMS.filter((program) => !isThere(program));
if (missing.length > 0) {
  console.log(`SKIPPED: games by ear, without ${missing.join(', ')}.`);
} else if (isOnOwnBus) {
  for (const id of ids) await listen(id);
} else {
  // The screen reader gets a message bus of its own, apart from that of the desktop.
  const script = [import.meta.filename, '--own-bus', ...process.argv.slice(2)];
  spawn('dbus-run-session', ['--', process.execPath, ...script], { stdio: 'inherit' }).on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
