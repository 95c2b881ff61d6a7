// The sheet over the table after a game, and playing the game again from there.
import { expect } from 'chai';
import type { Verdict } from '../../src/engine.js';
import { bakersDozen } from '../../src/games/bakers-dozen.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import type { Variant } from '../../src/games/variant/variant.js';
import { GOES_HOME, LAST_MOVE } from '../element/decks.js';
import { Browser } from '../play/browser.js';
import { change, settle } from '../play/player.js';
import { LOST, LOST_DEALS, LOST_LATE } from '../support/games-played.js';
import { listen, typesOf } from '../support/heard.js';
import { outcome, SlowSearch, twelve, undecided } from '../support/searches.js';
import { freeTime, holdTime } from '../support/time.js';
import { endingOf, figuresOf, finish, foundOut, loseByLast, marksOf, noteOf } from './ended.js';
import { lose, offersOf, placesOf, sendHome, titleOf, winHome } from './ended.js';
import { hears, key, panelText, press, saidBy, says } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

const leftOf = (piles: readonly (readonly number[])[]): number => piles[trustyTwelve.piles.stock]!.length;

/** A game that counts otherwise, and of which nothing can be found out. */
const unknownTwelve = twelve('unknown-twelve', {
  progress: ({ piles }) => 100 - leftOf(piles),
  search: undecided,
});

/** A test says what is found out after so many cards from the stock, and when. */
let answers: readonly Verdict[] | undefined;
const answeringTwelve = twelve('answering-twelve', {
  *search(_, { piles }) {
    while (!answers) yield 0;
    return outcome(answers[40 - leftOf(piles)]!);
  },
});

const { search: _, ...searchless } = twelve('searchless-twelve', {});

/** Baker's Dozen without a solver's win, so that the player's own moves are all there is. */
const unaidedDozen: Variant = { ...bakersDozen, id: 'unaided-dozen', search: undecided };

const unending = new SlowSearch();
const unendingTwelve = twelve('unending-twelve', { search: unending.search });

/** A move of the two of spades, to this pile or to the first it may lie on, which leads nowhere. */
const astray = ({ legalMoves }: ShownGame, pile = 'tableau') =>
  legalMoves.find((move) => move.type === 'move' && move.card === '2S' && move.to.startsWith(pile))!;

/** The piles that the table shows. */
const seen = (game: ShownGame) => game.show.table.game!.state.piles;

describe('a game that is won', () => {
  it('has no sheet once the next game is dealt', async () => {
    const game = await winHome();
    await press(game, 'New game');
    while (game.moveCount > 0) await settle(game);
    expect(endingOf(game)).to.equal(undefined);
  });
});

describe('the sheet after a loss', () => {
  it('tells how near the win was and where the game was lost, and says so once', async () => {
    const game = await loseByLast(LOST_LATE['trusty-twelve']);
    await foundOut(game, /Lost on/);
    expect(titleOf(game)).to.equal('So close!');
    expect(noteOf(game)).to.equal('6 cards left in the stock · Lost on move 38');
    expect(offersOf(game)).to.deep.equal(['Show my mistake', 'Try from there', 'New game']);
    await settle(game);
    expect(saidBy(game), 'after the move, which stays').to.match(
      /^4 of hearts to pile 9, .* Stuck: no useful moves left So close! 6 cards left in the stock\. Lost on move 38$/,
    );
  });

  for (const [offer, told] of [
    ['Try from there', /^Counting the cards to come, still winnable$/],
    ['Show my mistake', /^Counting the cards to come, lost here: Redeal\. Better: 8♣ → 9♣$/],
  ] as const) {
    it(`leads by “${offer}” to where the game could last be won, and it is won from there`, async () => {
      const game = await loseByLast(LOST_LATE['trefoil-solitaire']);
      await foundOut(game, /Lost on move 57/);
      await press(game, offer);
      await hears(game, told);
      expect([game.moveCount, game.status, endingOf(game)]).to.deep.equal([56, 'playing', undefined]);
      for (const move of (await game.solution())!) game.play(move);
      expect(game.status).to.equal('won');
    });
  }

  it('says of a deal that nobody could win it, and deals one that can be won, though the page asks for any', async () => {
    const game = await loseByLast(LOST_DEALS['bakers-dozen'], { deals: 'any' });
    await foundOut(game, /couldn’t have been won/);
    expect([titleOf(game), noteOf(game)]).to.deep.equal(['This deal couldn’t have been won', '3 of 52 cards home']);
    expect(offersOf(game)).to.deep.equal(['Winnable game', 'Undo']);
    const { seed } = game;
    await press(game, 'Winnable game');
    while (game.seed === seed) await settle(game);
    expect(await game.winnable()).to.equal('winnable');
    expect(game.play_.attributes.one('deals', ['any'])).to.equal('any');
  });

  it('tells nothing that is not known, and no number that is none of cards', async () => {
    const game = await lose({}, unknownTwelve);
    await foundOut(game, /Restart/);
    expect([titleOf(game), noteOf(game)]).to.deep.equal(['Not this time', 'No moves left']);
    expect(offersOf(game)).to.deep.equal(['Restart', 'Undo', 'New game']);
    expect(saidBy(game)).to.match(/No moves left$/);
  });

  const FOUND: Readonly<Record<string, [found: Verdict[], offers: string[], note: string]>> = {
    'a loss by its last move': [
      ['winnable', 'winnable', 'winnable'],
      ['Show my mistake', 'Try from there', 'New game'],
      '37 cards left in the stock · Lost on move 3',
    ],
    'a loss by its first move': [
      ['winnable', 'unwinnable', 'unwinnable'],
      ['Show my mistake', 'Restart', 'New game'],
      '37 cards left in the stock · Lost on move 1',
    ],
    'a loss by a move that is not known': [
      ['winnable', 'winnable', 'unknown'],
      ['', 'Try from there', 'New game'],
      '37 cards left in the stock',
    ],
    'a deal that nobody could have won': [
      ['unwinnable', 'unwinnable', 'unwinnable'],
      ['Winnable game', 'Undo', ''],
      '37 cards left in the stock',
    ],
    'nothing found out': [
      ['unknown', 'unknown', 'unknown'],
      ['Restart', 'Undo', 'New game'],
      '37 cards left in the stock',
    ],
  };
  for (const [what, [found, offers, note]] of Object.entries(FOUND)) {
    it(`keeps three places for ${what}`, async () => {
      answers = undefined;
      const game = await loseByLast(LOST[0]!.text.replace('trusty', 'answering'), {}, answeringTwelve);
      expect(placesOf(game)).to.deep.equal(['', 'Undo', 'New game']);
      answers = found;
      while (placesOf(game).join() === ',Undo,New game') await settle(game);
      expect([placesOf(game), noteOf(game)]).to.deep.equal([offers, note]);
    });
  }

  it('offers no winnable deal of a game without a search of its own', async () => {
    const game = await lose({}, searchless);
    await foundOut(game, /couldn’t have been won/);
    expect(offersOf(game)).to.deep.equal(['Restart', 'Undo', 'New game']);
  });

  it('searches no longer than the game stays lost', async () => {
    const game = await lose({ deals: 'any' }, unendingTwelve);
    while (!(await unending.goesOn()));
    game.undo();
    while (await unending.goesOn());
  });
});

describe('the sheet after a game', () => {
  describe('in some time', () => {
    beforeEach(holdTime);
    afterEach(freeTime);

    it('tells the figures, and whether the win was the first or the best so far', async () => {
      const browser = new Browser();
      const tab = browser.tab();
      for (const [wins, moves, ms, time, marks, heard] of [
        [1, 53, 5000, '0:05', ['First win!'], 'Won in 53 moves, 0:05, First win!'],
        [2, 53, 5001, '0:05', [], 'Won in 53 moves, 0:05'],
        [3, 53, 4999, '0:04', ['Best time'], 'Won in 53 moves, 0:04, New best!'],
        [4, 52, 5000, '0:05', ['Fewest moves'], 'Won in 52 moves, 0:05, New best!'],
      ] as const) {
        const game = await shownGame('bakers-dozen', { deck: GOES_HOME, storage: 'local' }, tab);
        await sendHome(game, 'AS');
        if (moves === 53) game.play(astray(game));
        await browser.pass(ms);
        await finish(game);
        expect([titleOf(game), ...figuresOf(game)]).to.deep.equal([
          'You won!',
          `${time} Time`,
          `${moves} Moves`,
          `${wins} Current streak`,
        ]);
        expect(marksOf(game)).to.deep.equal([...marks, 'No hints', 'No undo']);
        expect(saidBy(game).endsWith(heard), saidBy(game)).to.equal(true);
        // With a clock that stands still, no search makes a pause.
        expect(noteOf(game)).to.equal(moves > 52 ? 'Best known: 52 moves' : '');
        game.remove();
      }
    });
  });

  it('tells how few moves are possible', async () => {
    const game = await shownGame('bakers-dozen', { deck: GOES_HOME });
    await sendHome(game, 'AS');
    game.play(astray(game));
    await finish(game);
    expect(figuresOf(game)[1]).to.equal('53 Moves');
    await foundOut(game, /Best known/);
    expect(noteOf(game)).to.equal('Best known: 52 moves');
  });

  it('leaves out what leads a card away and back', async () => {
    // The two of spades lies on a three, and another three is free.
    const deck = GOES_HOME.replace('2H', '?').replace('3H', '2H').replace('?', '3H');
    const game = await shownGame(unaidedDozen, { deck });
    for (const pile of ['tableau-11', 'tableau-12']) game.play(astray(game, pile));
    await finish(game);
    expect(figuresOf(game)[1]).to.equal('54 Moves');
    await foundOut(game, /Best known/);
    expect(noteOf(game)).to.equal('Best known: 52 moves');
  });

  it('tells no bests of a game that a script played, though the one before had some', async () => {
    const game = await winHome({ storage: 'local' });
    expect(figuresOf(game)).to.have.length(3);
    await game.restart();
    await finish(game);
    expect(figuresOf(game).slice(1)).to.deep.equal(['52 Moves']);
  });

  it('tells no bests of a game that was helped by a solution, and says why', async () => {
    const game = await shownGame('bakers-dozen', { deck: GOES_HOME, storage: 'local', buttons: 'solution timer' });
    await press(game, 'solution');
    while (game.moveCount === 0) await game.page.tab.browser.pass(100);
    await finish(game);
    const [time, ...rest] = [...figuresOf(game), ...marksOf(game)];
    expect(time).to.match(/^\d+:\d\d Time$/);
    expect(rest).to.deep.equal(['52 Moves']);
    expect(noteOf(game)).to.equal('Not counted, because you saw the solution');
  });

  it('offers and tells only what the page wants after a win', async () => {
    const game = await winHome({ buttons: 'undo share' });
    expect(offersOf(game)).to.deep.equal(['Share', 'Watch again']);
    expect(figuresOf(game)).to.have.length(1);
    expect(game.shown!.win!.note).to.equal('');
  });

  it('offers only what the page wants after a loss, and nothing while nobody may play', async () => {
    const before = unending.steps;
    const game = await lose({ buttons: 'undo restart', deals: 'any' }, unendingTwelve);
    expect(offersOf(game)).to.deep.equal(['Restart', 'Undo']);
    expect([titleOf(game), noteOf(game)]).to.deep.equal(['Not this time', '39 cards left in the stock']);
    expect(unending.steps).to.equal(before);
    await change(game, { disabled: true });
    expect(endingOf(game)).to.equal(undefined);
  });

  it('does not come where the page wants no controls', async () => {
    const game = await winHome({ buttons: 'none' });
    expect([endingOf(game), says(game)]).to.deep.equal([undefined, 'Won in 52 moves']);
  });

  it('comes again when the game is lost again', async () => {
    const game = await lose();
    await press(game, 'Undo');
    expect([game.status, endingOf(game)]).to.deep.equal(['playing', undefined]);
    game.redo();
    await settle(game);
    await foundOut(game, /couldn’t have been won/);
  });

  it('opens the panel to share', async () => {
    const game = await winHome();
    await press(game, 'Share');
    expect(panelText(game)).to.contain('Share my result');
  });

  it('lets the end be said once', async () => {
    const game = await shownGame('trusty-twelve', { deck: LAST_MOVE, buttons: 'undo' });
    const before = game.heard.length;
    game.play(game.legalMoves[0]!);
    await settle(game);
    expect(endingOf(game)).to.exist;
    expect(game.heard).to.have.length(before + 1);
    expect(game.heard.at(-1)).to.match(/No moves left$/);
  });

  for (const [how, close] of [
    ['Escape', (game: ShownGame) => key(game, 'Escape')],
    ['×', (game: ShownGame) => endingOf(game)!.close()],
  ] as const) {
    it(`is closed by ${how}, and the message line goes on telling`, async () => {
      const game = await lose();
      expect(endingOf(game)).to.exist;
      await close(game);
      await settle(game);
      expect([endingOf(game), says(game)]).to.deep.equal([undefined, 'No moves left']);
    });
  }
});

describe('a game that is played again', () => {
  it('goes from its deal to its end on the table alone, and comes back to the sheet', async () => {
    const game = await winHome();
    const { record, moveCount, elapsed } = game;
    const end = seen(game);
    const heard = listen(game);
    await press(game, 'Watch again');
    expect(game.screen.revealed).to.deep.equal(['line']);
    expect(saidBy(game)).to.equal('Replay. Press the table or Esc to leave.');
    expect(endingOf(game)).to.equal(undefined);
    const spoken = new Set<string>();
    const positions = new Set<string>();
    while (game.play_.stage.isReplay) {
      positions.add(JSON.stringify(seen(game)));
      spoken.add(saidBy(game));
      await game.page.tab.browser.pass(100);
    }
    expect(positions.size).to.be.above(5);
    expect(spoken.size).to.equal(1);
    expect(titleOf(game)).to.equal('You won!');
    expect(says(game)).to.equal('Won in 52 moves');
    expect(seen(game)).to.deep.equal(end);
    expect([game.status, game.record, game.moveCount, game.elapsed]).to.deep.equal(['won', record, moveCount, elapsed]);
    expect(typesOf(heard)).to.deep.equal([]);
  });

  it('is stopped by any key', async () => {
    const game = await winHome();
    await press(game, 'Watch again');
    expect(seen(game)).not.to.deep.equal(game.state!.piles);
    expect(game.show.table.disabled).to.equal(true);
    await key(game, 'x');
    expect([titleOf(game), game.shown!.line.transport, says(game)]).to.deep.equal([
      'You won!',
      undefined,
      'Won in 52 moves',
    ]);
    expect(seen(game)).to.deep.equal(game.state!.piles);
  });

  it('ends where another game begins', async () => {
    const game = await winHome();
    await press(game, 'Watch again');
    await game.newGame({ seed: '3' });
    await settle(game);
    expect([game.shown!.line.transport, endingOf(game)]).to.deep.equal([undefined, undefined]);
    expect(seen(game)).to.deep.equal(game.state!.piles);
    expect(says(game)).to.equal('Deal 3');
  });
});
