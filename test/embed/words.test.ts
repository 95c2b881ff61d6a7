import { expect } from '@open-wc/testing';
import { openPage } from '../support/commands.js';
import { complaintsOf, DROP_IN, inPage, MODULES, requestsOf } from './pages.js';

/** A page with a game of its own, which loads the elements: what is seen of the game after a run has moved. */
async function plays(source: string, type: 'module' | null) {
  const page = await openPage<{ seen: string; run: boolean; left: string[] }>({
    url: '/test/embed/own-game.html',
    evaluate: inPage(
      async (probe, source, type) => {
        await probe.load(source, type ?? undefined);
        await customElements.whenDefined('own-thirteen');
        const element = document.querySelector<HTMLElementTagNameMap['trusty-twelve']>(
          'own-thirteen' as 'trusty-twelve',
        )!;
        await probe.drawn(element);
        const run = element.legalMoves.find((move) => 'count' in move);
        element.play(run!);
        await element.updateComplete;
        const cards = element.shadowRoot!.querySelectorAll('.card').length;
        return { seen: `${cards} cards, ${probe.text(element, '.moves')}`, run: !!run, left: probe.left() };
      },
      source,
      type,
    ),
  });
  expect(complaintsOf(page)).to.deep.equal([]);
  return { ...page.value, requests: requestsOf(page) };
}

describe('a page that imports words.js', () => {
  it('has a game of its own beside the drop-in, without a bundler', async () => {
    const { seen, run, left, requests } = await plays(DROP_IN, null);
    expect({ seen, run, left }).to.deep.equal({ seen: '52 cards, 1 move', run: true, left: [] });
    expect(requests.filter((path) => /\/(lit|element|board)/.test(path))).to.deep.equal([]);
  });

  it('has it beside the modules, too', async () => {
    expect((await plays(MODULES, 'module')).seen).to.equal('52 cards, 1 move');
  });
});
