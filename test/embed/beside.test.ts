import { expect } from '@open-wc/testing';
import { openPage } from '../support/commands.js';
import { complaintsOf, DROP_IN, FIVE_PLAYED, inPage, MODULES } from './pages.js';

describe('the drop-in on a page that others share', () => {
  it('has a policy of its own beside another copy of Lit', async () => {
    const page = await openPage({
      url: '/test/embed/beside-lit.html',
      evaluate: inPage(async (probe) => {
        const { played, violations } = await probe.playAll();
        await customElements.whenDefined('other-lit');
        const other = document.querySelector<HTMLElement & { updateComplete: unknown }>('other-lit')!;
        await other.updateComplete;
        return { played, violations, other: probe.text(other, 'p') };
      }),
    });
    expect(page.value).to.deep.equal({ played: FIVE_PLAYED, violations: [], other: 'Another element' });
    expect(complaintsOf(page)).to.deep.equal([]);
  });

  const orders = {
    'before the modules': [DROP_IN, MODULES],
    'after the modules': [MODULES, DROP_IN],
    'three times': [DROP_IN, DROP_IN, DROP_IN],
  };
  for (const [order, scripts] of Object.entries(orders)) {
    it(`may be loaded ${order}`, async () => {
      const page = await openPage({
        url: '/test/embed/blank.html',
        evaluate: inPage(async (probe, sources) => {
          for (const source of sources) await probe.load(source, 'module');
          probe.addFive();
          return (await probe.playAll()).played;
        }, scripts),
      });
      expect(page.value).to.deep.equal(FIVE_PLAYED);
      expect(complaintsOf(page)).to.deep.equal([]);
    });
  }

  it('defines the other four where one tag is taken', async () => {
    const page = await openPage({
      url: '/test/embed/blank.html',
      evaluate: inPage(async (probe, dropIn) => {
        customElements.define('bakers-dozen', class Shop extends HTMLElement {});
        await probe.load(dropIn);
        await probe.load(dropIn);
        probe.addFive();
        const shop = document.querySelector('bakers-dozen')!;
        shop.removeAttribute('seed');
        return { ...(await probe.playAll()).played, 'bakers-dozen': shop.constructor.name };
      }, DROP_IN),
    });
    expect(page.value).to.deep.equal({ ...FIVE_PLAYED, 'bakers-dozen': 'Shop' });
    expect(complaintsOf(page)).to.deep.equal([]);
  });

  it('defines the other four where one cannot be defined, and says so', async () => {
    const page = await openPage({
      url: '/test/embed/blank.html',
      evaluate: inPage(async (probe, dropIn) => {
        const define = customElements.define.bind(customElements);
        customElements.define = (tag, ...rest) => {
          if (tag === 'bakers-dozen') throw new Error(`${tag} is forbidden here`);
          define(tag, ...rest);
        };
        await probe.load(dropIn);
        probe.addFive();
        const undefinedOne = document.querySelector('bakers-dozen')!;
        undefinedOne.removeAttribute('seed');
        return (await probe.playAll()).played;
      }, DROP_IN),
    });
    const { 'bakers-dozen': _, ...four } = FIVE_PLAYED;
    expect(page.value).to.deep.equal(four);
    expect(complaintsOf(page)).to.deep.equal(['bakers-dozen is forbidden here']);
  });
});
