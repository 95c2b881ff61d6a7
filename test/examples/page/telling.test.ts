// What the examples tell on the page: hints, verdicts, refusals, face-down cards and options.
import { expect } from '@open-wc/testing';
import { few } from '../../support/few.js';
import { settled } from '../../support/table.js';
import { aim, buttonOn, clickAt, clickOn, codesOf, drag, gripOf, hears } from '../../support/hand.js';
import { press, says, type Table, table, tableNear } from '../../support/hand.js';
import { deckOf, nameOf, signOf } from '../../engine/table.js';
import { EXAMPLES } from './elements.js';

const said = (element: Table): string =>
  element.shadowRoot!.querySelector('[aria-live=polite]')!.textContent.replace('\u00a0', '');

for (const { variant, won } of few(EXAMPLES)) {
  describe(`what ${variant.id} says`, () => {
    it('is what can be played, as a hint, and then wins', async () => {
      const { element } = await tableNear(won[0]!, 5);
      while (element.status === 'playing') {
        await press(element, 'hint');
        await hears(element, /→|^([^\s…]+( \+ \S+)?|Draw|Turn.*)$/);
        const move = (await element.hint())!;
        const hint = says(element);
        const heard = said(element);
        expect(element.play(move)).to.equal(true);
        await settled(element);
        const [card = ''] = 'card' in move ? [move.card] : 'cards' in move ? move.cards : [];
        const name = card && nameOf(card);
        expect(hint, 'by the eye').to.match(
          new RegExp(card ? `^${signOf(card)}($| )` : '^(Draw|Turn the waste over)$'),
        );
        expect(heard, 'by the ear')
          .to.match(/^Hint: /)
          .and.to.contain(name);
        expect(said(element)).to.contain(name);
      }
      expect(element.status).to.equal('won');
    });

    it('is a verdict that was proved', async () => {
      const { element } = await tableNear(won[0]!, 8);
      await press(element, 'verdict');
      await hears(element, /still winnable$/i);
      expect(await element.winnable()).to.equal('winnable');
    });
  });
}

describe('a card that does not go', () => {
  it('is held alone, or as part of a run, and is told why that does not go', async () => {
    // FreeCell with these cards at the ends of its columns.
    const columns = ['5C', '7S', '6H'].map((card) => `${'?? '.repeat(6)}${card}`);
    columns[0] = `${'?? '.repeat(5)}6D 5C`;
    const element = await table('free-cell', { deck: deckOf(columns.join(' ')) });
    for (const [card, target] of [
      ['5C', '6H'],
      ['6D', '7S'],
    ] as const) {
      await clickAt(gripOf(element, card));
      expect(codesOf(element, '.card[data-target]')).to.deep.equal([target]);
    }
    await drag(gripOf(element, '6D'), aim(element, 'tableau-3'));
    await settled(element);
    expect(says(element)).to.equal('Only a black 5 goes on the 6 of hearts');
  });
});

describe('face-down cards', () => {
  it('are named nowhere', async () => {
    const element = await table('klondike-solitaire', { seed: '42' });
    const up = element.state!.piles.filter(({ kind }) => kind === 'tableau').map(({ cards }) => cards.at(-1)!);
    expect(codesOf(element, '[data-card]')).to.deep.equal(up);
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
    expect(dialog.textContent).to.include('Cards drawn at a time: 3. Extra passes: unlimited.');
    dialog.close();
    await settled(element);
    await clickOn(buttonOn(element, '.stock'));
    await settled(element);
    const waste = element.state.piles.find(({ id }) => id === 'waste')!;
    expect(waste.cards).to.have.lengthOf(3);
  });
});
