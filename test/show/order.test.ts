// What follows from a change of the game in play, in the order that `Play` follows it in.
import { expect } from 'chai';
import { createGame, recordFromText } from '../../src/engine.js';
import { followRecord } from '../engine/follow.js';
import { change, logKept, settle } from '../play/player.js';
import { WON } from '../support/games-played.js';
import { saidBy } from './reader.js';
import { shownGame } from './shown-game.js';

describe('what follows from a move', () => {
  it('is told last, with what was counted of it', async () => {
    const { seed, moves } = recordFromText(WON['bakers-dozen']!);
    const dealt = () => createGame('bakers-dozen', { seed: seed! });
    const [near, all] = [dealt(), followRecord(dealt(), moves)];
    for (const move of all.slice(0, -1)) near.play(move);
    const game = await shownGame('bakers-dozen', { seed: seed! });
    await game.load(near.record);
    await change(game, { storage: 'session' });
    /** What is kept and shown meanwhile, in order. */
    const log = logKept(game);
    const follow = game.show.follow.bind(game.show);
    game.show.follow = (...given) => {
      log.push('told');
      follow(...given);
    };
    expect(game.move(all.at(-1)!)).to.equal(true);
    await settle(game);
    expect(game.shown!.bar!.buttons.map(({ name }) => name)).to.include('new');
    expect(log).to.deep.equal(['statistics', 'statistics', 'game', 'told']);
    expect(saidBy(game)).to.contain('First win!');
  });
});
