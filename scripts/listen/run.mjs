// `npm run listen`: wins games by ear, with the screen reader Orca and Firefox, and keeps what was said in test/listen/.
//
//   npm run listen                        all five games
//   npm run listen -- lucky-thirteen      one of them
//   npm run listen -- --brief             with brief speech; --tap: one key plays a card
//
// The listener knows which card goes onto which, from the solver, but not where the cards lie: it presses a key, waits until Orca has
// been silent for a moment, and decides by what was said. No sound is made: what Orca hands to a voice is read from its debug log.
// It needs Linux with the Debian packages orca, at-spi2-core, dbus-x11, xvfb, openbox, xdotool, firefox-esr and python3, and the built
// elements (`npm run build`). A key takes about a second, a game three to six minutes. No test runs it.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Desktop } from './desktop.mjs';
import { GAMES } from './games.mjs';
import { Log } from './log.mjs';
import { servePage } from './page.mjs';
import { planOf } from './plan.mjs';
import { Player } from './player.mjs';

const folder = path.resolve(import.meta.dirname, '../../test/listen');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { brief: { type: 'boolean' }, tap: { type: 'boolean' }, 'own-bus': { type: 'boolean' } },
});

async function listen(id) {
  const { brief, tap } = values;
  const plan = await planOf(id, GAMES[id]);
  const page = await servePage(id, GAMES[id], { ...(brief && { brief }), ...(tap && { tap }) });
  const desktop = new Desktop();
  const log = new Log();
  const player = new Player(async (key) => {
    const said = await desktop.press(key);
    log.add(key, said);
    return said;
  });
  try {
    await desktop.start();
    await desktop.open(page.address);
    await player.play(plan);
  } finally {
    await desktop.stop();
    await page.stop();
    const deal = Object.entries(GAMES[id]).map((entry) => entry.join(' '));
    const how = [brief ? 'brief speech' : 'default speech', ...(tap ? ['one key plays a card'] : [])];
    const name = [id, ...(brief ? ['brief'] : []), ...(tap ? ['tap'] : [])].join('-');
    mkdirSync(folder, { recursive: true });
    const text = log.text([id, ...deal, ...how].join(', '), plan.length, player.hasWon);
    writeFileSync(path.join(folder, `${name}.txt`), text);
    console.log(text.slice(text.indexOf('moves: ')));
  }
}

if (values['own-bus']) {
  for (const id of positionals.length > 0 ? positionals : Object.keys(GAMES)) {
    console.log(id);
    await listen(id);
  }
} else {
  // The screen reader gets a message bus of its own, apart from that of the desktop.
  const script = [import.meta.filename, '--own-bus', ...process.argv.slice(2)];
  spawn('dbus-run-session', ['--', process.execPath, ...script], { stdio: 'inherit' }).on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
