// What the reader is advised: hints, the list of what can be played, the verdict, the lesson, and the line above the table.
import { expect } from 'chai';
import { describeAdvice } from '../../src/describe/advice.js';
import { keyGroups } from '../../src/describe/key-groups.js';
import {
  describeMessage,
  describeStatus,
  hasUnknown,
  speakMessage,
  type StatusFacts,
} from '../../src/describe/message.js';
import { actionSigns, cardSign } from '../../src/describe/signs.js';
import { createGame, type Game, games } from '../../src/engine.js';
import type { Action } from '../../src/engine/model/action.js';
import { distinctActions } from '../../src/engine/play/distinct-actions.js';
import { keyControls } from '../../src/show/controls/table.js';
import { en } from '../../src/locales/en.js';
import type { Message } from '../../src/play/stage/message.js';
import { LAST_MOVE } from '../element/decks.js';
import { nameOf, signOf } from '../engine/table.js';
import { EXAMPLES } from '../examples/games.js';
import { LOST, WON } from '../support/games-played.js';
import { languages } from '../support/languages.js';
import { ended, opened, playFirst } from './saying.js';

const shown = (message: Message, game: Game) => describeMessage(message, game, en, game.deal.rules);
const heard = (message: Message, game: Game, isByKey = false) =>
  speakMessage(message, game, en, game.deal.rules, isByKey);

/** All that can be played, as a list names it. */
const listed = (game: Game, naming?: 'alone') =>
  distinctActions(game).map((action) => describeAdvice(action, game.position, en, game.deal.rules, naming));

describe('a hint', () => {
  for (const { text, variant } of [
    ...Object.values(WON).map((text) => ({ text, variant: undefined })),
    ...EXAMPLES.flatMap(({ won, variant }) => won.map((text) => ({ text, variant }))),
  ]) {
    const { game, moves } = opened(text, variant);

    it(`names each move of a game of ${game.deal.rules.id}, to the eye and to the ear`, () => {
      for (const move of moves) {
        const before = game.copy();
        game.play(move);
        const action = game.lastAction!;
        const [card = ''] = 'card' in move ? [move.card] : 'cards' in move ? move.cards : [];
        const name = card && nameOf(card);
        const sign = card && signOf(card);
        expect(
          describeMessage({ about: 'hint', action }, before, en, game.deal.rules, actionSigns),
          'by the eye',
        ).to.match(
          new RegExp(`^(${sign}( \\+\\d+)? → |${sign}$|${sign} \\+ |Lift: ${sign}|Draw|Redeal|Turn the waste over)`),
        );
        expect(speakMessage({ about: 'hint', action }, before, en, game.deal.rules, false), 'by the ear')
          .to.match(/^Hint: /)
          .and.to.contain(name);
      }
    });
  }

  it('says to the ear what goes from where to where', () => {
    const game = createGame('lucky-thirteen', { seed: '42' });
    for (const action of game.actions) {
      expect(heard({ about: 'hint', action }, game)).to.match(
        /^Hint: \w+ of \w+, column \d+, (onto \w+ of \w+, column \d+|to )/,
      );
    }
  });

  it('may be none', () => {
    const game = createGame('trusty-twelve', { deck: LAST_MOVE });
    expect(shown({ about: 'hint', action: null }, game)).to.equal(en.noHint);
    expect(heard({ about: 'hint', action: null }, game)).to.equal(en.noHint);
  });
});

describe('the list of what can be played', () => {
  for (const id of games) {
    it(`has each move of ${id} once, with its piles`, () => {
      const game = createGame(id, { seed: '42' });
      const names = listed(game);
      expect([names.length, new Set(names).size]).to.deep.equal(Array(2).fill(game.legalMoves.length));
      expect(names.filter((name) => !/, |^(Draw|Redeal)$/.test(name))).to.deep.equal([]);
    });
  }

  it('names a card alone where it is read part by part', () => {
    const names = listed(createGame('lucky-thirteen', { seed: '42' }), 'alone');
    for (const name of names) expect(name).to.match(/^\w+ of \w+(, to its foundation| to \w+ of \w+, column \d+)$/);
    expect(new Set(names).size).to.equal(names.length);
  });
});

describe('the verdict', () => {
  it('has four honest wordings', () => {
    const game = createGame('trusty-twelve', { seed: '42' });
    const words = (['winnable', 'lost', 'never', 'unknown'] as const).map((prognosis) =>
      shown({ about: 'verdict', prognosis }, game),
    );
    expect(words[0]).to.equal('This deal is winnable');
    expect(words[1]).to.match(/no longer winnable/i);
    expect(words[2]).to.match(/can’t be won/);
    expect(words[3]).to.equal('Can’t tell whether this is winnable');
    expect(new Set(words).size).to.equal(4);
  });
});

describe('what a player can’t know', () => {
  it('is what lies face down, in a stock until it has run out once, and what a redeal brings', () => {
    const { game, moves } = opened(WON['pyramid-dozen']!);
    const { stock } = game.deal.rules.piles;
    for (const move of moves) {
      const seen = game.line.slice(0, game.moveCount + 1).some(({ piles }) => piles[stock]!.length === 0);
      expect(hasUnknown(game), `after ${game.moveCount}`).to.equal(!seen);
      game.play(move);
    }
    const trefoil = opened(WON['trefoil-solitaire']!);
    for (const move of trefoil.moves) {
      expect(hasUnknown(trefoil.game)).to.equal((trefoil.game.position.counters?.redeals ?? 0) > 0);
      trefoil.game.play(move);
    }
    expect(hasUnknown(createGame('bakers-dozen', { seed: '42' }))).to.equal(false);
    for (const { won, variant } of EXAMPLES.filter(({ variant: { id } }) => id === 'yukon-solitaire')) {
      expect(hasUnknown(opened(won[0]!, variant).game)).to.equal(true);
    }
  });

  it('is named with a verdict that depends on it, and with the move that lost the game', () => {
    const hidden = createGame('trusty-twelve', { seed: '42' });
    playFirst(hidden);
    const open = createGame('bakers-dozen', { seed: '42' });
    playFirst(open);
    const verdicts = (game: Game) =>
      (['winnable', 'lost', 'open', 'unknown'] as const).map((prognosis) =>
        shown({ about: 'verdict', prognosis }, game),
      );
    const alike = ['It depends on the redeal', 'Can’t tell whether this is winnable'];
    expect(verdicts(hidden)).to.deep.equal([
      'Counting the cards to come, still winnable',
      'Counting the cards to come, no longer winnable',
      ...alike,
    ]);
    expect(verdicts(open)).to.deep.equal(['Still winnable', 'No longer winnable', ...alike]);
    const lesson = (game: Game, better?: Action) => {
      const [action] = game.actions;
      return describeMessage({ about: 'lesson', action: action!, better }, game, en, game.deal.rules, actionSigns);
    };
    expect(lesson(hidden)).to.match(/^Counting the cards to come, lost here: \S+ → \S+$/);
    expect(lesson(open)).to.match(/^Lost here: \S+ → \S+$/);
    const better = actionSigns(open.actions[1]!, open.position, en, open.deal.rules);
    expect(lesson(open, open.actions[1])).to.equal(`${lesson(open)}. Better: ${better}`);
  });
});

describe('card signs', () => {
  it('have the letters that a language has on its cards', () => {
    const courts = [0, 9, 10 + 13, 11 + 26, 12 + 39];
    expect(courts.map((card) => cardSign(card, en))).to.deep.equal(['A♣', '10♣', 'J♦', 'Q♥', 'K♠']);
    expect(courts.map((card) => cardSign(card, languages.ru))).to.deep.equal(['T♣', '10♣', 'B♦', 'Д♥', 'K♠']);
  });
});

describe('a message', () => {
  const game = createGame('trusty-twelve', { seed: '42' });

  it('names the move that lost the game', () => {
    const [action] = game.actions;
    const move = shown({ about: 'hint', action: action! }, game);
    expect(shown({ about: 'lesson', action: action!, better: undefined }, game))
      .to.match(/lost here/i)
      .and.to.contain(move);
  });

  it('says how to leave a solution or a replay, and to the keyboard how to hear it', () => {
    const showing = 'Showing a solution. Press the table or Esc to play on.';
    expect(heard({ about: 'showing' }, game)).to.equal(showing);
    expect(shown({ about: 'showing' }, game)).to.equal(showing);
    expect(heard({ about: 'showing' }, game, true)).to.match(/^Showing a solution\. Right arrow: next move/);
    const replaying = 'Replay. Press the table or Esc to leave.';
    expect(heard({ about: 'replaying' }, game)).to.equal(replaying);
    expect(heard({ about: 'replaying' }, game, true)).to.equal(replaying);
  });

  it('says that an answer is looked for, or just what it is', () => {
    expect([shown({ about: 'thinking' }, game), heard({ about: 'text', text: 'Locked' }, game)]).to.deep.equal([
      'Thinking…',
      'Locked',
    ]);
  });
});

describe('the line above the table', () => {
  const game = createGame('trusty-twelve', { seed: '42' });
  const line = (facts: Partial<StatusFacts>) =>
    describeStatus({ game, message: undefined, day: '', streak: 0, grade: '', ...facts }, en, game.deal.rules);

  it('tells the deal, the streak of a day, and how hard the deal is', () => {
    expect(line({})).to.equal('Deal 42');
    expect(line({ game: createGame('trusty-twelve', { seed: '1234567' }) })).to.equal('');
    expect(line({ day: '2026-02-03', grade: 'Easy' })).to.equal('Daily · 3 Feb · Easy');
    expect(line({ day: '2026-11-20', streak: 2, grade: 'Medium' })).to.equal('Daily · 20 Nov · 2-day streak · Medium');
  });

  it('tells that the first deal is on its way', () => {
    expect(line({ game: undefined })).to.equal('Dealing…');
  });

  it('tells a message instead', () => {
    expect(line({ message: { about: 'thinking' }, day: '2026-02-03' })).to.equal('Thinking…');
  });

  it('tells how a game ended', () => {
    for (const text of Object.values(WON)) {
      const won = ended(text);
      expect(line({ game: won })).to.equal(`Won in ${won.moveCount} moves`);
    }
    for (const { reason, text } of LOST) {
      const words = reason === 'no-moves' ? 'No moves left' : 'Stuck: no useful moves left';
      expect(line({ game: ended(text) })).to.equal(words);
    }
  });

  it('tells that a game is full, which is not lost by that', () => {
    const full = { deal: game.deal, moveCount: 10_000, result: { status: 'playing' }, canPlay: false } as Game;
    expect(line({ game: full })).to.equal(en.full('10,000 moves'));
    expect(line({ game: { ...full, canPlay: true } as Game })).to.equal('Deal 42');
  });
});

describe('the list of keys', () => {
  const keysOf = (id: string) => {
    const game = createGame(id, { seed: '42' });
    return keyGroups(game.deal.rules, game, en, keyControls(game.deal.rules)).flatMap(([, lines]) => lines);
  };

  it('says what each does', () => {
    expect(keysOf('trefoil-solitaire')).to.deep.equal([
      ['← → ↑ ↓', 'Move between cards'],
      ['1 … 9 0', 'Go to a pile by its number'],
      ['⇧ 1 … 6', 'Go to a pile by its number'],
      ['. ,', 'Next or previous playable card or target'],
      ['Home End', 'Bottom or top card of the pile'],
      ['Enter ␣', 'Pick up, put down'],
      ['Esc ⌫', 'Cancel'],
      ['S', 'Draw or redeal'],
      ['H', 'Hint'],
      ['G', 'Go to the hinted card'],
      ['M', 'Step through possible moves'],
      ['P', 'Read this pile'],
      ['T', 'Read the top cards'],
      ['D', 'Read the table aloud'],
      ['W', 'Find a card by rank and suit'],
      ['A', 'Read the foundations'],
      ['I', 'Game status'],
      ['V', 'Can I still win?'],
      ['L', 'Repeat'],
      ['U', 'Undo'],
      ['R', 'Redo'],
      ['F', 'Auto-finish'],
      ['N', 'New game'],
      ['?', 'Keyboard shortcuts'],
      ['← →', 'Step back, Step forward'],
      ['␣', 'Play, Pause'],
      ['End', 'To the end'],
      ['+ −', 'Faster or slower'],
      ['Esc', 'Stop'],
    ]);
  });

  it('has those that do something in the game', () => {
    const listed = games.map((id) => [
      id,
      keysOf(id)
        .map(([key]) => key)
        .filter((key) => ['S', 'F', 'Enter ␣'].includes(key)),
    ]);
    expect(Object.fromEntries(listed)).to.deep.equal({
      'trusty-twelve': ['Enter ␣'],
      'pyramid-dozen': ['Enter ␣', 'S'],
      'trefoil-solitaire': ['Enter ␣', 'S', 'F'],
      'lucky-thirteen': ['Enter ␣', 'F'],
      'bakers-dozen': ['Enter ␣', 'F'],
    });
  });

  it('has a heading for each group', () => {
    const { rules } = createGame('bakers-dozen').deal;
    const groups = keyGroups(rules, undefined, en, keyControls(rules));
    expect(groups.map(([heading]) => heading)).to.deep.equal([
      en.table,
      en.speech.look,
      en.toolbar,
      `${en.solution}, ${en.replay}`,
    ]);
  });
});
