// How panels lie over the page: on phones and in wide windows, in every language, and what moves in them.
import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import 'axe-core/axe.min.js';
import { addLocale } from '../../src/index.js';
import { emulateFeatures } from '../support/commands.js';
import { clickAt, clickOn, drag, focused, make } from '../support/hand.js';
import { WON } from '../support/games-played.js';
import * as languages from '../support/languages.js';
import { control, drawnAt, pick, settled, table, textOf, type Table } from '../support/table.js';

const PANELS = ['rules', 'settings', 'statistics', 'share', 'legal-moves', 'more', 'hint', 'solution'];

const dialogOf = (element: Table): HTMLDialogElement => element.shadowRoot!.querySelector('dialog')!;

async function open(element: Table, panel: string): Promise<HTMLDialogElement> {
  // Only a game in play is asked about before its solution.
  if (panel === 'solution' && element.moveCount === 0) await make(element, element.legalMoves[0]!, drag);
  if (panel === 'hint') control(element, panel).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
  else await pick(element, panel);
  await settled(element);
  return dialogOf(element);
}

async function close(element: Table): Promise<void> {
  dialogOf(element).close();
  while (dialogOf(element)) await settled(element);
}

describe('a panel', () => {
  for (const dir of ['ltr', 'rtl']) {
    it(`is a sheet at the lower edge of a phone, whose head stays, ${dir}`, async () => {
      await setViewport({ width: 320, height: 480 });
      const element = await table('pyramid-dozen', { seed: '42', dir });
      const card = element.shadowRoot!.querySelector<HTMLElement>('.table [tabindex="0"]')!;
      card.focus();
      const dialog = await open(element, 'rules');
      const sheet = dialog.getBoundingClientRect();
      expect([sheet.left, sheet.right, sheet.bottom]).to.deep.equal([0, innerWidth, innerHeight]);
      expect(sheet.top).to.be.at.least(40);
      dialog.scrollTo(0, 1e6);
      expect(dialog.scrollTop).to.be.greaterThan(50);
      const button = dialog.querySelector<HTMLElement>('.close')!;
      const { left, right, top, width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(44);
      expect(top - sheet.top).to.be.within(0, 24);
      expect(dir === 'ltr' ? sheet.right - right : left - sheet.left).to.be.within(0, 16);
      expect(button.ariaLabel).to.equal('Close');
      await clickOn(button);
      while (dialogOf(element)) await settled(element);
      expect(focused(element)).to.equal(card);
    });
  }

  it('stands in the middle of a wide window', async () => {
    await setViewport({ width: 1280, height: 800 });
    const element = await table('trusty-twelve', { seed: '42' });
    for (const panel of PANELS) {
      const { left, right, top, bottom, width } = (await open(element, panel)).getBoundingClientRect();
      expect(Math.abs(left + right - innerWidth), panel).to.be.at.most(1);
      expect(Math.abs(top + bottom - innerHeight), panel).to.be.at.most(1);
      expect(width, panel).to.be.within(400, 480);
      await close(element);
    }
  });

  for (const scheme of ['light', 'dark'] as const) {
    for (const width of [320, 1280]) {
      it(`has no fault that an audit finds in a ${scheme} page ${width} pixels wide`, async function () {
        this.timeout(20_000);
        await setViewport({ width, height: 800 });
        await emulateFeatures({ 'prefers-color-scheme': scheme });
        const element = await table('pyramid-dozen', { seed: '42', felt: 'blue' });
        element.style.colorScheme = scheme;
        for (const panel of PANELS) {
          await open(element, panel);
          await expect(element).to.be.accessible();
          await close(element);
        }
        await emulateFeatures();
      });
    }
  }

  for (const [lang, texts] of Object.entries(languages)) {
    it(`has room for what it says in ${lang} at 320 pixels`, async () => {
      addLocale(lang, texts);
      await setViewport({ width: 320, height: 700 });
      const element = await table('pyramid-dozen', { seed: '42', lang });
      for (const panel of PANELS) {
        const dialog = await open(element, panel);
        const { left, right } = dialog.getBoundingClientRect();
        for (const each of dialog.querySelectorAll<HTMLElement>('*:not(svg *)')) {
          const box = each.getBoundingClientRect();
          expect(box.left, each.outerHTML).to.be.at.least(left);
          expect(box.right, each.outerHTML).to.be.at.most(right);
          if (each.matches('dt, dd, h2, button'))
            expect(each.scrollWidth, each.outerHTML).to.be.at.most(each.clientWidth);
        }
        await close(element);
      }
    });
  }
});

describe('what a reader hears called by a name', () => {
  it('has no soft hyphens, though captions have', async () => {
    // No button shows these.
    const { table: _, toolbar: __, close: ___, ...captions } = languages.de;
    const hyphenated = Object.entries(captions).map(([key, text]) => [
      key,
      typeof text === 'string' ? text.replace(/^\p{L}(?=.)/u, '$&\u00ad') : text,
    ]);
    addLocale('de-hyphens', Object.fromEntries(hyphenated));
    await setViewport({ width: 390, height: 800 });
    const element = await table('bakers-dozen', { seed: '42', lang: 'de-hyphens' });
    const root = element.shadowRoot!;
    expect(root.querySelector('.toolbar .label')!.textContent).to.contain('\u00ad');
    const names = (): string[] => [
      ...[...root.querySelectorAll(':is(button, dialog, input, [role=radiogroup])[aria-label]')].map(
        (each) => each.ariaLabel!,
      ),
      ...[...root.querySelectorAll<HTMLElement>('button[title]')].map(({ title }) => title),
      ...[...root.querySelectorAll('h2, label, dialog button:not([aria-label])')].map((each) => each.textContent),
      textOf(element, '.said'),
    ];
    const hyphenatedNames = () => names().filter((name) => name.includes('\u00ad'));
    expect(hyphenatedNames(), 'bar').to.deep.equal([]);
    for (const panel of PANELS) {
      await open(element, panel);
      expect(hyphenatedNames(), panel).to.deep.equal([]);
      await close(element);
    }
    control(element, 'hint').click();
    while (!textOf(element, '.said')) await settled(element);
    expect(hyphenatedNames(), 'announced').to.deep.equal([]);
  });
});

describe('a panel in which text is twice as large', () => {
  for (const width of [320, 390]) {
    it(`scrolls only up and down at ${width} pixels`, async () => {
      const style = Object.assign(document.createElement('style'), { textContent: 'html { font-size: 200% }' });
      document.head.append(style);
      await setViewport({ width, height: 844 });
      const wide: string[] = [];
      for (const game of Object.keys(WON)) {
        const element = await table(game, { seed: '42' });
        for (const panel of PANELS.filter((each) => each !== 'solution')) {
          const { scrollWidth, clientWidth } = await open(element, panel);
          if (scrollWidth > clientWidth) wide.push(`${game} ${panel}`);
          await close(element);
        }
      }
      style.remove();
      expect(wide).to.deep.equal([]);
    });
  }
});

describe('a panel that comes and goes', () => {
  const sheet = (element: Table, property: 'translate' | 'opacity') =>
    dialogOf(element)
      .getAnimations()
      .find((each) => each instanceof CSSTransition && each.transitionProperty === property);

  async function opened(): Promise<Table> {
    const element = await table('trusty-twelve', { seed: '42', controls: 'settings statistics' });
    element.style.setProperty('--solitaire-speed', '100000');
    element.shadowRoot!.querySelector<HTMLElement>('[data-control=settings]')!.focus();
    await open(element, 'settings');
    return element;
  }

  it('is seen to do so, and keeps nobody waiting', async () => {
    await setViewport({ width: 1280, height: 800 });
    const element = await opened();
    for (const property of ['translate', 'opacity'] as const)
      expect(!!sheet(element, property), property).to.equal(true);
    for (const each of dialogOf(element).getAnimations({ subtree: true })) each.finish();
    dialogOf(element).close();
    await settled(element);
    for (const property of ['translate', 'opacity'] as const)
      expect(!!sheet(element, property), property).to.equal(true);
    expect(dialogOf(element).checkVisibility()).to.equal(true);
    // It goes in front of a page that can be used again.
    expect(focused(element)?.dataset['control']).to.equal('settings');
    await clickOn(element.shadowRoot!.querySelector('[data-control=statistics]')!);
    await settled(element);
    expect([dialogOf(element).ariaLabel, dialogOf(element).matches(':modal')]).to.deep.equal(['Statistics', true]);
    dialogOf(element).close();
    await settled(element);
    for (const each of dialogOf(element).getAnimations()) each.finish();
    while (dialogOf(element)) await settled(element);
  });

  it('does so with Escape, and with a press beside it, but with none on it', async () => {
    for (const leave of [() => sendKeys({ press: 'Escape' }), () => clickAt({ x: 3, y: 3 })]) {
      const element = await opened();
      const { left, top } = dialogOf(element).getBoundingClientRect();
      await clickAt({ x: Math.round(left + 4), y: Math.round(top + 4) });
      expect(dialogOf(element).open).to.equal(true);
      await leave();
      expect(dialogOf(element).open).to.equal(false);
      for (const each of dialogOf(element).getAnimations()) each.finish();
      while (dialogOf(element)) await settled(element);
    }
  });

  it('does so at once where the reader wants no motion', async () => {
    await emulateFeatures({ 'prefers-reduced-motion': 'reduce' });
    const element = await opened();
    expect(dialogOf(element).getAnimations().length).to.equal(0);
    dialogOf(element).close();
    while (dialogOf(element)) await settled(element);
    await emulateFeatures();
  });
});

describe('the rules', () => {
  it('show the key move of every game by two cards, and say it', async () => {
    const said: { [game: string]: string } = {};
    for (const game of Object.keys(WON)) {
      const element = await table(game, { seed: '42' });
      const figure = (await open(element, 'rules')).querySelector('figure')!;
      expect(figure.querySelectorAll('svg g').length, game).to.equal(2);
      said[game] = figure.textContent.trim();
      await close(element);
    }
    expect(said).to.deep.equal({
      'trusty-twelve': 'Move the 7 of hearts onto the 8 of spades',
      'pyramid-dozen': 'Remove the 5 of diamonds and the 7 of clubs',
      'trefoil-solitaire': 'Move the 8 of clubs onto the 9 of clubs',
      'lucky-thirteen': 'Move the 9 of diamonds onto the 10 of clubs',
      'bakers-dozen': 'Move the 9 of diamonds onto the 10 of clubs',
    });
  });

  it('lay a pair side by side, and other cards as the game does: so that both ranks are seen', async () => {
    const laid: { [game: string]: string } = {};
    for (const game of Object.keys(WON)) {
      const figure = (await open(await table(game, { seed: '42' }), 'rules')).querySelector('figure')!;
      const [first, second] = [...figure.querySelectorAll('g')].map(drawnAt);
      const [x, y] = [second!.x - first!.x, second!.y - first!.y];
      const { width, height } = figure.querySelector('svg')!.viewBox.baseVal;
      expect([width > second!.x + 50, height > second!.y + 70], `${game} has room`).to.deep.equal([true, true]);
      laid[game] =
        x > 50 && y === 0 ? 'beside' : x > 12 && y === 0 ? 'right' : x === 0 && y > 18 ? 'below' : `${x} ${y}`;
      figure.closest('dialog')!.close();
    }
    expect(laid).to.deep.equal({
      'trusty-twelve': 'below',
      'pyramid-dozen': 'beside',
      'trefoil-solitaire': 'below',
      'lucky-thirteen': 'below',
      'bakers-dozen': 'below',
    });
  });

  it('move those cards for no more than five seconds, and not at all where the reader wants no motion', async () => {
    for (const [motion, count] of [
      ['no-preference', 1],
      ['reduce', 0],
    ] as const) {
      await emulateFeatures({ 'prefers-reduced-motion': motion });
      const element = await table('trusty-twelve', { seed: '42' });
      element.style.setProperty('--solitaire-speed', '180');
      const figure = (await open(element, 'rules')).querySelector('figure')!;
      const ends = figure.getAnimations({ subtree: true }).map((each) => each.effect!.getComputedTiming().endTime);
      expect(ends).to.have.lengthOf(count);
      for (const end of ends) expect(end).to.be.within(1, 5000);
      await close(element);
    }
    await emulateFeatures();
  });

  it('draw backs where cards lie face down, and nowhere else', async () => {
    const backs: { [game: string]: boolean } = {};
    for (const game of ['pyramid-dozen', 'bakers-dozen']) {
      const element = await table(game, { seed: '42' });
      const plan = (await open(element, 'rules')).querySelector('.plan')!;
      backs[game] = plan.querySelector('rect.back') !== null;
      expect(plan.querySelectorAll('rect:not(.back, .spot)').length, game).to.be.above(20);
      await close(element);
    }
    expect(backs).to.deep.equal({ 'pyramid-dozen': true, 'bakers-dozen': false });
  });

  it('draw the table as it is laid in front of the reader', async () => {
    const plans = new Set<string>();
    for (const width of [320, 1280]) {
      await setViewport({ width, height: 900 });
      const element = await table('bakers-dozen', { seed: '42' });
      const plan = (await open(element, 'rules')).querySelector('.plan')!;
      const drawn = [...plan.querySelectorAll<SVGRectElement>('rect:not(.spot)')];
      const laid = [...element.shadowRoot!.querySelectorAll('.card')].map((card) => card.getBoundingClientRect());
      expect(drawn.length).to.equal(52);
      const columns = new Set(drawn.map((each) => each.x.baseVal.value));
      const rows = new Set(drawn.map((each) => each.y.baseVal.value));
      expect(columns.size, 'columns').to.equal(new Set(laid.map(({ left }) => left)).size);
      expect(rows.size, 'rows').to.equal(new Set(laid.map(({ top }) => top)).size);
      plans.add(plan.getAttribute('viewBox')!);
      await close(element);
    }
    expect(plans.size).to.equal(2);
  });
});
