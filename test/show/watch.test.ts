// Lines of moves that are shown on the table: replays, solutions and lessons, and what leads along them.
import { expect } from 'chai';
import { recordFromText } from '../../src/engine.js';
import type { Transport } from '../../src/show/line/transport.js';
import { Browser } from '../play/browser.js';
import { type GameId, GAMES, type Properties } from '../play/game-on-page.js';
import { after as stateAfter, playFirst, settle } from '../play/player.js';
import { LOST, WON } from '../support/games-played.js';
import { listen, typesOf } from '../support/heard.js';
import { button, key, passUntil, pick, press, saidBy, says } from './reader.js';
import { ShownGame, shownGame } from './shown-game.js';

const WON_RECORD = recordFromText(WON['bakers-dozen']!);
const LENGTH = WON_RECORD.moves.length / 2;
const GAME = { seed: '42', storage: 'none' };

/** How the record's table looks after so many moves. */
const after = (count: number) => stateAfter(WON_RECORD, count).piles;

const transport = ({ shown }: ShownGame): Transport | undefined => shown!.line.transport;

/** The cards that the table shows. */
const seen = ({ show }: ShownGame) => show.table.game!.state.piles;

/** A game in play, over which a record is shown that stands still at its deal. */
async function watching(
  properties: Properties = GAME,
): Promise<{ game: ShownGame; heard: Event[]; end: Promise<string> }> {
  const game = await shownGame('bakers-dozen', properties);
  playFirst(game);
  await settle(game);
  const heard = listen(game);
  const end = game.watch(WON_RECORD, { pace: 60_000 }).then(() => 'ended');
  await settle(game);
  return { game, heard, end };
}

describe('watch', () => {
  it('may begin before the first deal, which comes below it', async () => {
    const variant = GAMES.find(({ id }) => id === 'bakers-dozen')!;
    const game = new ShownGame(variant, GAME, new Browser().tab(), '#watched');
    await game.watch();
    const end = game.watch(WON_RECORD, { pace: 60_000 });
    game.connect();
    await settle(game);
    expect(game.seed).to.equal('42');
    expect(seen(game)).to.deep.equal(after(0));
    await press(game, 'stop');
    await end;
    expect(seen(game)).to.deep.equal(game.state!.piles);
  });

  const ENDS: Readonly<Record<string, (game: ShownGame) => unknown>> = {
    'its own button': (game) => press(game, 'stop'),
    'Escape on the table': (game) => key(game, 'Escape'),
  };
  for (const [name, finish] of Object.entries(ENDS)) {
    it(`ends by ${name}`, async () => {
      const { game, end } = await watching();
      expect(transport(game)).to.exist;
      await finish(game);
      expect(await end).to.equal('ended');
    });
  }

  it('lets no button change the game in play unseen', async () => {
    const { game } = await watching();
    await press(game, 'more');
    const { bar, panel } = game.shown!;
    const listed = panel!.blocks.flatMap((block) => (block.kind === 'buttons' ? block.buttons : []));
    const all = new Map([...bar!.buttons, ...listed].map(({ name, press }) => [name, press]));
    for (const name of ['undo', 'hint', 'verdict']) {
      expect(all.has(name), name).to.equal(true);
      expect(all.get(name), name).to.equal(undefined);
    }
  });

  it('works in a locked table too, without its buttons, and has none where the page wants none', async () => {
    for (const properties of [{ disabled: true }, { buttons: 'none' }]) {
      const { game, end } = await watching({ ...GAME, ...properties });
      expect(seen(game)).to.deep.equal(after(0));
      expect(transport(game)).to.equal(undefined);
      game.remove();
      await end;
    }
  });
});

describe('what leads along a replay', () => {
  const MOVED = /^\w+ of \w+ to /;

  it('steps on and back by its buttons, and says each move', async () => {
    const { game, heard } = await watching();
    for (const [title, step, words] of [
      ['Step forward', 1, MOVED],
      ['Step forward', 2, MOVED],
      ['Step back', 1, /^Undo/],
    ] as const) {
      await press(game, title);
      expect(seen(game)).to.deep.equal(after(step));
      expect(saidBy(game)).to.match(words);
    }
    expect([game.shown!.line.moves, transport(game)!.track.at]).to.deep.equal(['1 move', 1]);
    expect(typesOf(heard)).to.deep.equal([]);
  });

  it('steps by one key on the table, and says each move', async () => {
    const { game, end } = await watching();
    for (const [name, step, words] of [
      ['ArrowRight', 1, MOVED],
      ['ArrowRight', 2, MOVED],
      ['ArrowLeft', 1, /^Undo/],
      ['Home', 0, /^Undo/],
      ['ArrowLeft', 0, /^Undo/],
    ] as const) {
      expect(await key(game, name), name).to.equal(true);
      expect(seen(game), name).to.deep.equal(after(step));
      expect(saidBy(game), name).to.match(words);
    }
    await key(game, 'End');
    await game.page.tab.browser.pass(3000);
    expect(await end).to.equal('ended');
    await settle(game);
    const { line, win, loss } = game.shown!;
    expect([line.transport, win, loss]).to.deep.equal([undefined, undefined, undefined]);
  });

  it('plays and pauses, and after the end from the deal again', async () => {
    const { game } = await watching();
    expect(button(game, 'Pause')).to.exist;
    await key(game, ' ');
    expect(button(game, 'Play')).to.exist;
    expect(button(game, 'Pause')).to.equal(undefined);
    transport(game)!.track.goTo(transport(game)!.track.last);
    await settle(game);
    expect(seen(game)).to.deep.equal(after(LENGTH));
    expect(button(game, 'Step forward')!.press).to.equal(undefined);
    await press(game, 'Play');
    expect(seen(game)).to.deep.equal(after(0));
    await press(game, 'To the end');
    expect(seen(game)).to.deep.equal(after(LENGTH));
  });
});

describe('what leads along a solution', () => {
  it('makes its moves and takes them back, each told and said, and leaves the rest to whoever takes over', async () => {
    const game = await shownGame('trusty-twelve', { seed: '2' });
    await pick(game, 'solution');
    await passUntil(game, () => game.moveCount > 0);
    await key(game, 'ArrowLeft');
    const heard = listen(game);
    const { moveCount } = game;
    await key(game, 'ArrowRight');
    await key(game, 'ArrowRight');
    expect(saidBy(game)).to.match(/^\w+ of \w+ to /);
    await key(game, 'ArrowLeft');
    const told = heard.map(({ type, detail }) => [type, detail.by, 'moveCount' in detail && detail.moveCount]);
    expect(told).to.deep.equal([
      ['move', 'solution', moveCount + 1],
      ['move', 'solution', moveCount + 2],
      ['undo', 'solution', moveCount + 1],
    ]);
    await key(game, 'Home');
    expect(game.moveCount).to.equal(0);
    await key(game, 'Escape');
    expect(transport(game)).to.equal(undefined);
    expect(saidBy(game)).to.equal('Solution stopped after 0 moves');
  });
});

describe('what leads along a lesson', () => {
  async function lesson(): Promise<{ game: ShownGame; length: number; step: number }> {
    const record = recordFromText(LOST.find(({ game }) => game === 'bakers-dozen')!.text);
    const game = await shownGame(record.game as GameId, { ...GAME, ...record.options });
    await game.load(record);
    const length = game.moveCount;
    await settle(game);
    const undone = game.next('undo');
    await pick(game, 'lesson');
    await undone;
    await settle(game);
    return { game, length, step: game.moveCount };
  }

  it('goes through the whole game, by its own buttons and by Undo and Redo, and says the mistake where it was made', async () => {
    const { game, length, step } = await lesson();
    const { last, at } = transport(game)!.track;
    expect([last, at]).to.deep.equal([length, step]);
    const mistake = says(game);
    expect(mistake).to.match(/^Lost here: \S+ → \S+\. Better: \S+ → \S+$/);
    await press(game, 'Step forward');
    expect([game.moveCount, says(game) === mistake]).to.deep.equal([step + 1, false]);
    await press(game, 'undo');
    expect([game.moveCount, says(game)]).to.deep.equal([step, mistake]);
    await press(game, 'redo');
    expect(transport(game)!.track.at).to.equal(step + 1);
  });

  it('points out a move with which the game can still be won', async () => {
    const { game } = await lesson();
    game.table!.act(game.show.table.hint!);
    await settle(game);
    expect(await game.winnable()).to.equal('winnable');
  });
});
