// A server sends a page again, and a library morphs the one that is there into it: LiveView, Turbo, Alpine, htmx.
import { expect } from '@open-wc/testing';
// @ts-expect-error -- it comes without types
import { Idiomorph as untyped } from 'idiomorph';
import '../../src/calendar.js';
import { clickOn } from '../support/hand.js';
import { box, drawn, settled, type Table } from '../support/table.js';

const Idiomorph = untyped as { morph(old: Element, html: string, settings: object): void };

/** What the server sends each time. */
const HTML = `<section class="new">
  <bakers-dozen id="game" daily="2026-11-20" storage="none" poster><p>No script</p></bakers-dozen>
  <trusty-twelve id="plain" seed="42" storage="none" lang="en"><img slot="won" alt=""></trusty-twelve>
  <solitaire-calendar for="game"></solitaire-calendar>
</section>`;

const attributesOf = (elements: readonly Element[]): object[] =>
  elements.map(({ attributes }) => Object.fromEntries([...attributes].map(({ name, value }) => [name, value])));

describe('a morph', () => {
  it('ends no game, closes none, and finds nothing to change on an element that is played', async () => {
    const place = await box();
    place.innerHTML = HTML;
    const elements = [...place.firstElementChild!.children] as [Table, Table, HTMLElement];
    const [closed, plain] = elements;
    const sent = attributesOf(elements);
    await settled(closed);
    await clickOn(closed.shadowRoot!.querySelector('.poster')!);
    for (const game of [closed, plain]) {
      await drawn(game);
      game.play(game.legalMoves[0]!);
      await settled(game);
    }
    // What an element writes on itself, a morph would take away.
    expect(attributesOf(elements)).to.deep.equal(sent);
    const before = [closed.record, plain.record];
    for (const html of [HTML, HTML.replace(' poster', ''), HTML]) {
      Idiomorph.morph(place, html, { morphStyle: 'innerHTML' });
      await settled(closed);
    }
    expect([...place.firstElementChild!.children]).to.deep.equal(elements);
    expect([closed.record, plain.record]).to.deep.equal(before);
    expect(closed.shadowRoot!.querySelector('.table')!.checkVisibility()).to.equal(true);
    expect(closed.getAttribute('poster')).to.equal('');
  });
});
