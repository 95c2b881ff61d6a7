// What an automatic audit finds, in every state a reader may meet.
import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type * as Axe from 'axe-core';
import 'axe-core/axe.min.js';
import { recordFromText } from '../../src/engine.js';
import { few } from '../support/few.js';
import { buttonOn, cardOn, tableNear } from '../support/hand.js';
import { playByKeys } from '../support/keys.js';
import { LOST, WON, WON_WITH_OPTIONS } from '../support/games-played.js';
import { settled, table } from '../support/table.js';
import type { Table } from '../support/table.js';
import { close, dialogOf, open } from './reader.js';

// It is a script, which leaves its name on the page.
const { axe } = globalThis as unknown as { axe: typeof Axe };

async function audited(element: Table): Promise<void> {
  await settled(element);
  for (const each of element.shadowRoot!.getAnimations()) each.finish();
  await expect(element).to.be.accessible();
}

for (const [game, text] of few(Object.entries(WON))) {
  describe(`an audit of ${game}`, () => {
    for (const scheme of few(['light', 'dark'] as const)) {
      it(`at the start, in a ${scheme} page`, async () => {
        await emulateMedia({ colorScheme: scheme });
        const element = await table(game, { seed: '42' });
        element.style.colorScheme = scheme;
        await audited(element);
        await emulateMedia({ colorScheme: 'light' });
      });
    }

    it('with a card held', async () => {
      const element = await table(game, { seed: '42' });
      const [move] = element.legalMoves.filter(({ type }) => type === 'move' || type === 'remove');
      const code = move!.type === 'move' ? move!.card : (move as { cards: string[] }).cards[0]!;
      cardOn(element, code).click();
      await audited(element);
    });

    const ends = { won: text, lost: LOST.find((each) => each.game === game)!.text };
    for (const [status, record] of Object.entries(ends)) {
      for (const scheme of few(['light', 'dark'] as const)) {
        it(`with the sheet of a ${status} game, in a ${scheme} page`, async () => {
          await emulateMedia({ colorScheme: scheme });
          const { element, rest } = await tableNear(record, 1);
          element.style.colorScheme = scheme;
          await playByKeys(element, rest);
          expect(element.status).to.equal(status);
          const sheet = element.shadowRoot!.querySelector<HTMLElement>('.result')!;
          expect(sheet.checkVisibility({ opacityProperty: true })).to.equal(true);
          // The first place is free until it is found out how the game was lost.
          const isFound = () => !/^\s*Undo/.test(sheet.querySelector('.offers')!.textContent);
          while (status === 'lost' && !isFound()) await settled(element);
          await audited(element);
          await emulateMedia({ colorScheme: 'light' });
        });
      }
    }

    it('from right to left, in large print, in four colours', async () => {
      const element = await table(game, { seed: '42' });
      element.dir = 'rtl';
      await open(element, 'settings');
      for (const field of dialogOf(element).querySelectorAll('input')) field.click();
      await audited(element);
      await close(element);
      await audited(element);
    });

    for (const panel of few(['rules', 'settings', 'statistics', 'share', 'legal-moves'], 2)) {
      it(`with the ${panel} open`, async () => {
        const element = await table(game, { seed: '42' });
        expect((await open(element, panel)).open).to.equal(true);
        await audited(element);
      });
    }
  });
}

describe('an audit of a first visit', () => {
  it('with the line that tells of it', async () => {
    localStorage.clear();
    const element = await table('bakers-dozen', { seed: '42', storage: 'local' });
    expect(element.shadowRoot!.querySelector('.coach')).to.exist;
    await audited(element);
  });
});

describe('an audit of trefoil-solitaire', () => {
  it('finds buttons that are called what is written on them', async () => {
    const element = await table('trefoil-solitaire', { seed: '42' });
    await setViewport({ width: 1280, height: 800 });
    while (!buttonOn(element, '.turn').innerText.includes('Redeal')) await settled(element);
    const rules = ['label-content-name-mismatch', 'button-name'];
    const { violations, passes } = await axe.run(element, { runOnly: { type: 'rule', values: rules } });
    expect(violations.map(({ id }) => id)).to.deep.equal([]);
    expect(passes.map(({ id }) => id)).to.include('button-name');
    const turn = buttonOn(element, '.turn');
    expect([turn.getAttribute('aria-label'), turn.title]).to.deep.equal(['Redeal 2', '2 redeals left']);
  });

  it('while a card is chosen to be lifted', async () => {
    const record = recordFromText(WON_WITH_OPTIONS.find((text) => text.includes('trefoil'))!);
    const element = await table('trefoil-solitaire', { draw: '' });
    await element.load({ ...record, moves: '--', status: 'playing' });
    buttonOn(element, '.turn').click();
    await audited(element);
  });
});

describe('an audit of the themes of the demo', () => {
  type Theme = Record<string, string>;
  const script = '/demo/parts/themes.js';
  let demo: { THEMES: Record<string, Theme>; dress: (element: HTMLElement, theme: Theme) => void };

  before(async () => {
    demo = (await import(script)) as typeof demo;
  });

  for (const scheme of few(['light', 'dark'] as const)) {
    it(`in a ${scheme} page, at the start, with a card held, and won`, async () => {
      const themes = Object.entries(demo.THEMES).filter(([, theme]) => 'felt' in theme);
      expect(themes.length).to.be.at.least(4);
      for (const [name, theme] of few(themes, 2)) {
        const element = await table('bakers-dozen', { seed: '42' });
        demo.dress(element, theme);
        element.style.colorScheme = scheme;
        expect(getComputedStyle(element).getPropertyValue('--solitaire-felt'), name).not.to.equal('');
        await audited(element);
        const move = element.legalMoves.find(({ type }) => type === 'move')!;
        cardOn(element, (move as { card: string }).card).click();
        await audited(element);
        await element.load(recordFromText(WON['bakers-dozen']!));
        await audited(element);
      }
    });
  }
});
