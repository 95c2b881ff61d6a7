// A game in a list that readers put in order by dragging, with SortableJS: by the browser's own dragging, or by its own.
import { expect, fixture } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import Sortable from 'sortablejs';
import { aim, drag, middle, placeOf, touchDrag } from '../support/hand.js';
import { create, drawn, pick, settled, type Table } from '../support/table.js';
import { bareFelt, moveOf, part } from '../board/board.js';
import { waitUntil } from '../support/wait-until.js';

interface List {
  element: Table;
  started: () => number;
  other: Element;
}

async function inList(forceFallback: boolean): Promise<List> {
  await setViewport({ width: 940, height: 900 });
  const list = await fixture<HTMLElement>('<ul style="width: 800px"><li>other</li><li><i></i></li></ul>');
  const element = create('lucky-thirteen', { seed: '42' });
  list.querySelector('i')!.replaceWith(element);
  let count = 0;
  Sortable.create(list, { forceFallback, animation: 0, onStart: () => void count++ });
  await drawn(element);
  window.scrollTo(0, 0);
  return { element, started: () => count, other: list.querySelector('li')! };
}

for (const isOwn of [false, true]) {
  describe(`in a list that is sorted by ${isOwn ? 'its own' : 'the browser’s'} dragging`, () => {
    it('cards and the slider of a replay are dragged alone', async () => {
      const { element, started } = await inList(isOwn);
      for (const way of [drag, touchDrag]) {
        const { moveCount } = element;
        const { card, to } = moveOf(element);
        await way(placeOf(element, card), aim(element, to));
        await settled(element);
        expect(element.moveCount, way.name).to.equal(moveCount + 1);
      }
      const ends = element.watch(element.record);
      await settled(element);
      const slider = part(element, '.transport input') as HTMLInputElement;
      const { left, right, top } = slider.getBoundingClientRect();
      await drag({ x: right - 20, y: top + 8 }, { x: left + 20, y: top + 8 });
      expect([slider.value, started()]).to.deep.equal(['0', 0]);
      element.remove();
      await ends;
      expect(started()).to.equal(0);
    });

    it('a press in a panel drags nothing', async () => {
      const { element, started } = await inList(isOwn);
      await pick(element, 'rules');
      await settled(element);
      const inside = middle(part(element, 'dialog p'));
      await drag(inside, { x: inside.x - 200, y: inside.y });
      expect(started()).to.equal(0);
    });
  });
}

it('the felt drags its item', async () => {
  const { element, started, other } = await inList(true);
  await drag(bareFelt(element), middle(other));
  await waitUntil(() => started() === 1);
});
