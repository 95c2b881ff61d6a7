// A page that was saved, archived or rendered beforehand brings the shadow roots of its elements along.
import { expect } from '@open-wc/testing';
import '../../src/calendar.js';
import { box, drawn, settled, type Table } from '../support/table.js';

const SAVED = `<template shadowrootmode="open" shadowrootclonable shadowrootserializable>
  <div class="frame old"><div class="table" part="table">old</div><table role="grid"></table></div>
</template>`;

/** What a page has in the place of each element, once its script is there. */
const PAGE = `<bakers-dozen id="game" seed="42" storage="none">${SAVED}</bakers-dozen>
  <solitaire-calendar for="game">${SAVED}</solitaire-calendar>`;

/** How a page comes to what it has saved. */
const WAYS: { [way: string]: (place: HTMLElement) => void } = {
  'from its file': (place) => place.setHTMLUnsafe(PAGE),
  'through a template': (place) => {
    const template = document.createElement('template');
    template.setHTMLUnsafe(PAGE);
    place.append(document.importNode(template.content, true));
  },
  'from another document': (place) => {
    place.append(...Document.parseHTMLUnsafe(PAGE).body.children);
  },
  'as a copy of one that is played': (place) => {
    place.setHTMLUnsafe(PAGE);
    const copies = [...place.children].map((each) => each.cloneNode(true));
    place.replaceChildren(...copies);
  },
};

describe('a saved page', () => {
  for (const [way, put] of Object.entries(WAYS)) {
    it(`shows one table and one calendar, ${way}`, async () => {
      const place = await box();
      put(place);
      const [element, calendar] = [...place.children] as [Table, HTMLElement];
      await drawn(element);
      await settled(element);
      const counts = [element, calendar].map(({ shadowRoot }) => ({
        frames: shadowRoot!.querySelectorAll('.frame').length,
        tables: shadowRoot!.querySelectorAll('.table, [role=grid]').length,
        live: shadowRoot!.querySelectorAll('[aria-live]').length,
      }));
      expect(counts).to.deep.equal([
        { frames: 1, tables: 1, live: 1 },
        { frames: 1, tables: 1, live: 1 },
      ]);
      expect(element.play(element.legalMoves[0]!)).to.equal(true);
    });
  }
});
