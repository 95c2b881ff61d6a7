// What the examples say: of moves, refusals, hints, verdicts and rules. Every sentence must be true of the game.
import { expect } from '@open-wc/testing';
import { defineSolitaire, flag } from '../../../src/define.js';
import { rulesOf } from '../../../src/games/variant/texts.js';
import type { Move, State } from '../../../src/engine.js';
import { freeCell } from '../../../src/examples/free-cell.js';
import { few } from '../../support/few.js';
import { settled } from '../../support/table.js';
import { aim, buttonOn, cardOn, clickAt, clickOn, codesOf, drag, gripOf, hears } from '../../support/hand.js';
import { movesOf, press, says, type Table, table, tableNear, tableOf } from '../../support/hand.js';
import { deckOf } from '../../engine/table.js';
import { EXAMPLES } from './elements.js';

const said = (element: Table): string =>
  element.shadowRoot!.querySelector('[aria-live=polite]')!.textContent.replace('\u00a0', '');

const RANKS: { [letter: string]: string } = { A: 'Ace', T: '10', J: 'Jack', Q: 'Queen', K: 'King' };
const SUITS: { [letter: string]: string } = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };

const nameOf = (code: string) => `${RANKS[code[0]!] ?? code[0]!} of ${SUITS[code[1]!]!}`;

/** `column 3` for `tableau-3`. */
const pileName = (id: string) =>
  id.replace('tableau-', 'column ').replace('cell-', 'cell ').replace('reserve-1', 'reserve');

const pileIn = ({ piles }: State, id: string) => piles.find((pile) => pile.id === id)!;

/** What a move must be called, found from the state before and after it. */
function sentence(move: Move, before: State, after: State): string {
  const freed = (id: string) => {
    const { cards, faceDown = 0 } = pileIn(after, id);
    const isNew =
      faceDown < (pileIn(before, id).faceDown ?? 0) || cards.some((card) => !pileIn(before, id).cards.includes(card));
    if (isNew || /^(foundation|cell)/.test(id) || after.status !== 'playing') return '';
    const name = pileName(id);
    const begun = `${name[0]!.toUpperCase()}${name.slice(1)}`;
    if (cards.length === 0) return `. ${begun}, empty`;
    return `. ${begun}: ${nameOf(cards.at(-1)!)}.`;
  };
  if (move.type === 'remove') return `${nameOf(move.cards[0]!)} removed${freed(move.from[0]!)}`;
  if (move.type === 'recycle') return 'Turn over the waste';
  if (move.type === 'draw') {
    const dealt = after.piles.flatMap(({ id, kind, cards }) =>
      kind === 'stock'
        ? []
        : cards.slice(pileIn(before, id).cards.length).map((card) => `${nameOf(card)} is dealt to ${pileName(id)}`),
    );
    return ['Draw', ...dealt].join('. ');
  }
  if (move.type !== 'move') throw new Error(`no example has ${move.type}`);
  const { card, from, to, count = 1 } = move;
  const more = count === 1 ? '' : ` with ${count - 1} ${count === 2 ? 'card' : 'cards'} on it`;
  const onto = pileIn(before, to).cards.at(-1);
  const where = to.startsWith('foundation')
    ? 'to its foundation'
    : `to ${pileName(to)}${onto === undefined ? '' : `, on ${nameOf(onto)}`}`;
  const { faceDown = 0 } = pileIn(before, from);
  const turnedUp = faceDown > (pileIn(after, from).faceDown ?? 0) ? pileIn(after, from).cards.at(-1) : undefined;
  const more2 = turnedUp === undefined ? '' : `. ${nameOf(turnedUp)} is turned up in ${pileName(from)}`;
  const refills = after.piles
    .filter(({ id }) => id !== to)
    .flatMap(({ id, cards }) =>
      cards
        .filter((each) => !pileIn(before, id).cards.includes(each))
        .map((each) => `. ${nameOf(each)} is dealt to ${pileName(id)}`),
    );
  return `${nameOf(card)}${more} ${where}${more2}${refills.join('')}${freed(from)}`;
}

for (const { variant, won, lost } of few(EXAMPLES)) {
  const { name } = variant.texts!.en;

  describe(`what ${variant.id} says`, function () {
    this.timeout(30_000);

    for (const text of won) {
      it('is true of every move of a game', async () => {
        const { record, moves } = movesOf(text);
        const element = await tableOf(record);
        for (const [i, move] of moves.entries()) {
          const before = element.state!;
          element.play(move);
          await settled(element);
          const told = sentence(move, before, element.state!);
          const end = i === moves.length - 1 ? `${told.endsWith('.') ? '' : '.'} Won in ${moves.length} moves` : '';
          expect(said(element).replace(/, \d:\d\d$/, '')).to.equal(told + end);
        }
      });
    }

    it('is what can be played, as a hint, and then wins', async () => {
      const { element } = await tableNear(won[0]!, 5);
      while (element.status === 'playing') {
        const before = element.state!;
        await press(element, 'hint');
        await hears(element, /^(Move|Remove|Draw|Turn)/);
        const move = (await element.hint())!;
        const hint = says(element);
        const heard = said(element);
        expect(element.play(move)).to.equal(true);
        await settled(element);
        const [card = ''] = 'card' in move ? [move.card] : 'cards' in move ? move.cards : [];
        const name = card && nameOf(card);
        expect(hint, 'by the eye').to.match(
          new RegExp(`^(Move the ${name} |Remove the ${name}|Draw|Turn over the waste)`),
        );
        expect(heard, 'by the ear')
          .to.match(/^Hint: /)
          .and.to.contain(name);
        expect(sentence(move, before, element.state!)).to.contain(name);
      }
      expect(element.status).to.equal('won');
    });

    it('is a verdict that was proved', async () => {
      const { element } = await tableNear(won[0]!, 8);
      await press(element, 'verdict');
      await hears(element, /^Still winnable$/);
      expect(await element.winnable()).to.equal('winnable');
    });

    it('tells a loss from what led to it', async () => {
      const { element, rest } = await tableNear(lost[1], 1);
      // Else what is found out about the loss is said next.
      element.setAttribute('controls', 'undo');
      element.play(rest[0]!);
      await settled(element);
      expect(said(element)).to.match(/\. Stuck: no move can make progress$/);
      expect(await element.winnable()).to.equal('unwinnable');
    });

    it('is the rules in the panel, under the name of the game', async () => {
      const element = await table(variant.id, { seed: '42' });
      await press(element, 'rules');
      const dialog = element.shadowRoot!.querySelector('dialog')!;
      const options = element.state!.options;
      expect(dialog.textContent).to.include(name);
      const points = rulesOf(variant.texts!.en, options);
      expect(points).to.have.lengthOf(3);
      for (const point of points) expect(dialog.textContent).to.include(point);
      const labels = Object.keys(options).map((option) => variant.texts!.en.options![option]!);
      const asked = [...dialog.querySelectorAll('label')].map(({ textContent }) => textContent);
      expect(asked).to.have.lengthOf(labels.length);
      labels.forEach((label, i) => expect(asked[i]).to.include(label));
    });
  });
}

describe('a card that is picked up', () => {
  it('may go to the first cell, where all of them are alike', async () => {
    const element = await table('free-cell', { seed: '42' });
    const card = element.state!.piles.find(({ id }) => id === 'tableau-1')!.cards.at(-1)!;
    await clickOn(cardOn(element, card));
    await settled(element);
    expect(said(element)).to.match(/, column 1, in hand\. Goes to (.*; )?cell 1\.$/);
  });
});

describe('a card that does not go', () => {
  /** Drags a card onto another one, or onto a pile, and gives what is said. */
  async function refused(element: Table, card: string, to: string): Promise<string> {
    const pile = to.length === 2 ? element.state!.piles.find(({ cards }) => cards.at(-1) === to)!.id : to;
    await drag(aim(element, element.state!.piles.find(({ cards }) => cards.at(-1) === card)!.id), aim(element, pile));
    await settled(element);
    return says(element);
  }

  /** FreeCell with these cards at the ends of its columns. */
  const cells = (...columns: string[]) => {
    const full = columns.map((cards, i) => '?? '.repeat((i < 4 ? 7 : 6) - cards.split(' ').length) + cards);
    return table('free-cell', { deck: deckOf(full.join(' ')) });
  };

  /** What makes room, and is told. */
  async function play(element: Table, move: Move): Promise<void> {
    element.play(move);
    await settled(element);
  }

  it('is told so in FreeCell’s words', async () => {
    const element = await cells('5C 6D', '9H 7C', '9C 7H', '9S KS', '9D', 'JC', 'JS', 'JD');
    expect(await refused(element, '6D', '7H')).to.equal('Only a 6 of the other colour goes on the 7 of hearts');
    await play(element, { type: 'move', card: 'KS', from: 'tableau-4', to: 'cell-1' });
    expect(await refused(element, '6D', 'KS')).to.equal('A cell holds only one card');
    expect(await refused(element, '6D', 'foundation-D')).to.match(/^Foundations build up by suit/);
  });

  it('is held alone, or as part of a run, and is told why that does not go', async () => {
    const element = await cells('6D 5C', '7S', '6H', 'AC', '9D', 'JC', 'JS', 'JD');
    for (const [card, target] of [
      ['5C', '6H'],
      ['6D', '7S'],
    ] as const) {
      await clickAt(gripOf(element, card));
      expect(codesOf(element, '.card[data-target]')).to.deep.equal([target]);
    }
    await drag(gripOf(element, '6D'), aim(element, 'tableau-3'));
    await settled(element);
    expect(says(element)).to.equal('Only a 5 of the other colour goes on the 6 of hearts');
    expect(await refused(element, '9D', 'AC')).to.equal('Nothing goes on an Ace');
  });

  it('is told so in Klondike’s words', async () => {
    const element = await table('klondike-solitaire', { deck: deckOf(`7C ?? 8H ${'?? '.repeat(11)} 6D`) });
    await play(element, { type: 'move', card: '7C', from: 'tableau-1', to: 'tableau-2' });
    expect(await refused(element, '6D', 'tableau-1')).to.equal('Only a King goes to an empty column');
  });

  it('is told so in Yukon’s words, by its name', async () => {
    const deck = deckOf(`AC ${'?? '.repeat(5)} 7D ${'?? '.repeat(6)} 8S ${'?? '.repeat(7)} 9S`);
    const element = await table('yukon-solitaire', { deck });
    await play(element, { type: 'move', card: 'AC', from: 'tableau-1', to: 'foundation-C' });
    expect(await refused(element, '7D', 'tableau-1')).to.equal(
      'Only a King goes to an empty column, not the 7 of diamonds',
    );
    expect(await refused(element, '7D', '9S')).to.equal('Only an 8 of the other colour goes on the 9 of spades');
  });

  it('is told so in Canfield by the rank that the foundations begin with, and by what goes on an Ace', async () => {
    const deck = deckOf(`${'?? '.repeat(12)} 9S 4H AC 7D 8C 2S`);
    const element = await table('canfield-solitaire', { deck });
    expect(await refused(element, '7D', 'foundation-D')).to.equal('Foundations build up by suit, starting with the 4');
    expect(await refused(element, '7D', 'AC')).to.equal('Only a King of the other colour goes on the Ace of clubs');
    expect(await refused(element, '9S', 'AC')).to.equal('Only a King of the other colour goes on the Ace of clubs');
    expect(await refused(element, '7D', 'reserve-1')).to.equal('This card has no move right now');
  });

  it('is told so in Golf’s words', async () => {
    const columns = Array.from('23456', (rank) => `?? ?? ?? ?? ${rank}C`).join(' ');
    const element = await table('golf-solitaire', { deck: deckOf(`${columns} ${'?? '.repeat(10)} 7D`) });
    expect(await refused(element, '6C', '2C')).to.equal(
      'A card moves only to the waste, onto a card one rank higher or lower',
    );
  });

  it('is told so in the words of Aces Up', async () => {
    const element = await table('aces-up', { deck: deckOf('2C KC 3D 2H') });
    await play(element, { type: 'remove', cards: ['2C'], from: ['tableau-1'] });
    expect(await refused(element, '2H', '3D')).to.equal('Cards move only to empty columns');
    expect(await refused(element, '2H', 'discard')).to.equal(
      'A card leaves only while a higher one of its suit is on top of another column',
    );
  });

  it('is told so in the words of a house rule where that is on', async () => {
    const { en } = freeCell.texts!;
    defineSolitaire('free-cell-bare', {
      ...freeCell,
      id: 'free-cell-bare',
      options: { bare: flag() },
      actions: (now, { bare }) =>
        freeCell.actions(now, {}).filter((action) => !bare || action.type !== 'move' || action.to >= 8),
      refusal: (now, from, to, count, options) =>
        options['bare'] && to < 8 ? 'bare' : freeCell.refusal!(now, from, to, count, options),
      texts: { en: { ...en, refusals: { bare: 'Nothing goes on a column' } } },
    });
    const deck = deckOf(`${'?? '.repeat(6)} 6D ${'?? '.repeat(6)} 7H`);
    const element = await table('free-cell-bare', { deck });
    expect(await refused(element, '6D', '7H')).to.equal('Only a 6 of the other colour goes on the 7 of hearts');
    element.setAttribute('bare', '');
    await settled(element);
    expect(await refused(element, '6D', '7H')).to.equal('Nothing goes on a column');
  });

  it('is told so in Beleaguered Castle', async () => {
    const element = await table('beleaguered-castle', { seed: '42' });
    expect(await refused(element, 'TH', 'QH')).to.equal('Only a Jack goes on a Queen');
  });
});

describe('face-down cards', () => {
  it('are counted, never named', async () => {
    const element = await table('klondike-solitaire', { seed: '42' });
    const up = element.state!.piles.filter(({ kind }) => kind === 'tableau').map(({ cards }) => cards.at(-1)!);
    expect(codesOf(element, '[data-card]')).to.deep.equal(up);
    cardOn(element, 'QD').focus();
    const parts: string[] = [];
    for (let part = ''; part !== parts[0];) {
      if (part) parts.push(part);
      cardOn(element, 'QD').dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true, composed: true }));
      await settled(element);
      part = said(element);
    }
    const all = parts.join(' ');
    expect(all).to.include('column 1: Queen of diamonds. column 2: 1 card face down, Ace of clubs.');
    expect(all).to.include('column 7: 6 cards face down, King of hearts. 24 cards left in the stock.');
    expect(all.match(/ of (clubs|diamonds|hearts|spades)[,.]/g)).to.have.lengthOf(7 + 4);
  });
});

describe('Klondike’s options in its rules', () => {
  it('deal anew when they are chosen, and the rules follow', async () => {
    const element = await table('klondike-solitaire', { seed: '42' });
    await press(element, 'rules');
    const dialog = element.shadowRoot!.querySelector('dialog')!;
    const [draw] = dialog.querySelectorAll('select');
    draw!.value = '3';
    draw!.dispatchEvent(new Event('change'));
    while (element.state?.options['draw'] !== '3') await settled(element);
    expect(dialog.textContent).to.include('Cards drawn at a time: 3. Redeals: unlimited.');
    dialog.close();
    await settled(element);
    await clickOn(buttonOn(element, '.stock'));
    await settled(element);
    const waste = element.state.piles.find(({ id }) => id === 'waste')!;
    expect(waste.cards).to.have.lengthOf(3);
  });
});
