import { expect } from 'chai';
import { createGame, type Game, games, type Move, verify } from '../../src/engine.js';
import { Game as PlayedGame } from '../../src/engine/play/game.js';
import { readRecord } from '../../src/engine/record/verify.js';
import { DECK_42, redeal } from './table.js';

const playSome = (game: Game, count: number) => {
  for (let i = 0; i < count; i++) game.play(game.legalMoves[0]!);
};

describe('the games', () => {
  it('are five, by the names of their elements, and the list cannot be changed', () => {
    const all = 'trusty-twelve, pyramid-dozen, trefoil-solitaire, lucky-thirteen, bakers-dozen';
    expect(games.join(', ')).to.equal(all);
    expect(() => (games as string[]).push('chess')).to.throw(TypeError);
  });
});

for (const id of games) {
  describe(`a game of ${id}`, () => {
    const dealt = () => createGame(id, { seed: '42' });

    it('has in its state what the contract says, and nothing else', () => {
      const { state } = dealt();
      const own = { 'pyramid-dozen': ['recyclesLeft'], 'trefoil-solitaire': ['redealsLeft'] }[id] ?? [];
      expect(state).to.have.all.keys('game', 'seed', 'options', 'status', 'moveCount', 'piles', ...own);
      for (const pile of state.piles) expect(pile).to.have.all.keys('id', 'kind', 'cards');
      expect(state).to.include({ game: id, seed: '42', status: 'playing', moveCount: 0 });
      expect(JSON.parse(JSON.stringify(state))).to.deep.equal(state);
      expect(structuredClone(state)).to.deep.equal(state);
    });

    it('hands out snapshots: to change them does not change the game', () => {
      const game = dealt();
      playSome(game, 1);
      const [state, record, moves] = [game.state, game.record, game.legalMoves].map((each) => structuredClone(each));
      for (const pile of game.state.piles) pile.cards.length = 0;
      game.state.piles.length = 0;
      for (const handed of [game.state, game.record]) {
        Object.assign(handed, { seed: 'x', status: 'won', moves: '', moveCount: 7 });
        Object.assign(handed.options, { recycles: 9, draw: true });
      }
      for (const move of game.legalMoves) Object.assign(move, { type: 'draw', card: 'AC', from: 'stock' });
      game.legalMoves.length = 0;
      expect([game.state, game.record, game.legalMoves]).to.deep.equal([state, record, moves]);
    });

    it('does not change when its request changes', () => {
      const deck = dealt().state.piles.flatMap(({ cards }) => cards);
      const request = { deck: [...deck] };
      const game = createGame(id, request);
      request.deck.reverse();
      expect(game.state.deck).to.equal(deck.join(' '));
      expect(createGame(id, { deck }).state).to.deep.equal(game.state);
    });

    it('forgets what was undone as soon as another move is played', () => {
      const game = dealt();
      playSome(game, 3);
      game.undo();
      game.undo();
      expect(game.canRedo).to.be.true;
      playSome(game, 1);
      expect([game.canRedo, game.redo(), game.state.moveCount]).to.deep.equal([false, false, 2]);
    });

    it('knows its last move, and the positions from the deal to the present one', () => {
      const game = dealt();
      const moves: (Move | undefined)[] = [undefined];
      const positions = [game.position];
      const expectKnown = () => {
        expect([game.lastMove, game.line]).to.deep.equal([moves.at(-1), positions]);
      };
      expectKnown();
      for (let turn = 0; turn < 2; turn++) {
        moves.push(game.legalMoves[0]);
        playSome(game, 1);
        positions.push(game.position);
        expectKnown();
      }
      while (game.undo()) {
        moves.pop();
        positions.pop();
        expectKnown();
      }
      expect([game.moveCount, positions.length]).to.deep.equal([0, 1]);
    });

    it('keeps what was undone when a move is refused', () => {
      const game = dealt();
      playSome(game, 2);
      const { state } = game;
      game.undo();
      expect(game.play({ type: 'move', card: 'AC', from: 'nowhere', to: 'nowhere' })).to.be.false;
      expect(game.redo()).to.be.true;
      expect(game.state).to.deep.equal(state);
    });

    it('has a record of the moves to the present position, without undone ones', () => {
      const game = dealt();
      playSome(game, 1);
      const { record } = game;
      expect(record).to.have.all.keys('version', 'game', 'seed', 'options', 'moves', 'status');
      playSome(game, 2);
      game.undo();
      game.undo();
      expect(game.record).to.deep.equal(record);
      const { state } = game;
      const told = { game: id, seed: '42', options: state.options, status: 'playing', moveCount: 1 };
      expect(verify(record)).to.deep.equal({ ok: true, ...told, state });
    });

    it('goes on from a line that was played, as it was played', () => {
      const played = dealt();
      playSome(played, 3);
      const { deal, line, record, state } = played;
      const { actions } = readRecord(record, [deal.rules]).line;
      const game = new PlayedGame(deal, { positions: line, actions });
      expect([game.state, game.record, game.canRedo]).to.deep.equal([state, record, false]);
      game.undo();
      played.undo();
      expect([game.state, game.lastMove, game.canRedo]).to.deep.equal([played.state, played.lastMove, true]);
      playSome(game, 2);
      expect([actions.length, line.length, game.moveCount]).to.deep.equal([3, 4, 4]);
    });

    it('given by a deck has the deck in its record, and in what verify says', () => {
      const { record, state } = createGame(id, { deck: DECK_42 });
      const { deck } = state;
      expect(deck).to.equal(DECK_42.match(/\w+/g)!.join(' '));
      expect(record).to.include({ deck }).and.not.have.property('seed');
      expect(verify(record)).to.deep.include({ ok: true, deck, seed: deck, state });
    });
  });
}

describe('two games', () => {
  it('of one seed do not affect each other', () => {
    const [one, other] = [1, 2].map(() => createGame('trefoil-solitaire', { seed: '42' })) as [Game, Game];
    const { state } = other;
    redeal(one);
    expect(other.state).to.deep.equal(state);
    redeal(other);
    expect(other.state).to.deep.equal(one.state);
  });
});
