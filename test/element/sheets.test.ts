// How panels lie over the page: on phones and in wide windows, in every language, and what moves in them.
import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import 'axe-core/axe.min.js';
import { addLocale } from '../../src/index.js';
import { emulateFeatures } from '../support/commands.js';
import { few } from '../support/few.js';
import { WON } from '../support/games-played.js';
import { buttonOn, clickAt, clickOn, drag, focused, make } from '../support/hand.js';
import { languages } from '../support/languages.js';
import { control, settled, table, textOf, type Table } from '../support/table.js';
import { close, dialogOf, gone, open as openByScript, tap } from './reader.js';

const PANELS = ['rules', 'settings', 'statistics', 'share', 'legal-moves', 'more', 'hint', 'solution'];

async function open(element: Table, panel: string): Promise<HTMLDialogElement> {
  // Only a game in play is asked about before its solution.
  if (panel === 'solution' && element.moveCount === 0) await make(element, element.legalMoves[0]!, drag);
  if (panel !== 'hint') return openByScript(element, panel);
  control(element, panel).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
  await settled(element);
  return dialogOf(element);
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
      await gone(element);
      expect(focused(element) === card).to.equal(true);
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

  for (const scheme of few(['light', 'dark'] as const)) {
    for (const width of few([320, 1280])) {
      it(`has no fault that an audit finds in a ${scheme} page ${width} pixels wide`, async () => {
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

  for (const [lang, texts] of few(Object.entries(languages), 2)) {
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
  for (const width of few([390, 320])) {
    it(`scrolls only up and down at ${width} pixels`, async () => {
      const style = Object.assign(document.createElement('style'), { textContent: 'html { font-size: 200% }' });
      document.head.append(style);
      await setViewport({ width, height: 844 });
      const wide: string[] = [];
      for (const game of few(Object.keys(WON), 2)) {
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
  /** What of it moves now. */
  const moving = (element: Table): string[] =>
    dialogOf(element)
      .getAnimations()
      .map((each) => (each as CSSTransition).transitionProperty);

  async function opened(): Promise<Table> {
    const element = await table('trusty-twelve', { seed: '42', buttons: 'settings statistics' });
    element.style.setProperty('--solitaire-speed', '100000');
    control(element, 'settings').focus();
    await open(element, 'settings');
    return element;
  }

  /** Fulfilled when the panel that closes has gone, which is not waited for. */
  async function left(element: Table): Promise<void> {
    for (const each of dialogOf(element).getAnimations()) each.finish();
    await gone(element);
  }

  it('is seen to do so, and keeps nobody waiting', async () => {
    await setViewport({ width: 1280, height: 800 });
    const element = await opened();
    expect(moving(element)).to.include.members(['translate', 'opacity']);
    for (const each of dialogOf(element).getAnimations({ subtree: true })) each.finish();
    dialogOf(element).close();
    await settled(element);
    expect(moving(element)).to.include.members(['translate', 'opacity']);
    expect(dialogOf(element).checkVisibility()).to.equal(true);
    // It goes in front of a page that can be used again.
    expect(focused(element)?.dataset['control']).to.equal('settings');
    await tap(element, buttonOn(element, '[data-control=statistics]'));
    expect([dialogOf(element).ariaLabel, dialogOf(element).matches(':modal')]).to.deep.equal(['Statistics', true]);
    dialogOf(element).close();
    await settled(element);
    await left(element);
  });

  it('does so with Escape, and with a press beside it, but with none on it', async () => {
    for (const leave of [() => sendKeys({ press: 'Escape' }), () => clickAt({ x: 3, y: 3 })]) {
      const element = await opened();
      const { left: x, top: y } = dialogOf(element).getBoundingClientRect();
      await clickAt({ x: Math.round(x + 4), y: Math.round(y + 4) });
      expect(dialogOf(element).open).to.equal(true);
      await leave();
      expect(dialogOf(element).open).to.equal(false);
      await left(element);
    }
  });

  it('does so at once where the reader wants no motion', async () => {
    await emulateFeatures({ 'prefers-reduced-motion': 'reduce' });
    const element = await opened();
    expect(moving(element)).to.deep.equal([]);
    await close(element);
    await emulateFeatures();
  });
});
