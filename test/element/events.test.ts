import { expect } from '@open-wc/testing';
import type { SolitaireEventName } from '../../src/index.js';
import { GOES_HOME, LAST_MOVE, playTwelve } from './decks.js';
import { box, create, drawn, EVENTS, seen, settled, stated, textOf } from '../support/table.js';

describe('events', () => {
  it('rise from a shadow root in a shadow root to the document, and cannot be cancelled', async () => {
    const outer = (await box()).attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    const inner = outer.attachShadow({ mode: 'closed' });
    const element = create('trusty-twelve', { deck: LAST_MOVE });
    const heard = new Set<SolitaireEventName>();
    const hear = (event: Event) => {
      expect([event.bubbles, event.composed, event.cancelable]).to.deep.equal([true, true, false]);
      expect(event).to.be.an.instanceOf(CustomEvent);
      heard.add(event.type as SolitaireEventName);
    };
    for (const type of EVENTS) document.addEventListener(type, hear);
    inner.append(element);
    await drawn(element);
    element.play(element.legalMoves[0]!);
    element.undo();
    element.redo();
    await element.newGame({ deck: GOES_HOME });
    playTwelve(element);
    await settled(element);
    for (const type of EVENTS) document.removeEventListener(type, hear);
    expect([...heard]).to.have.members(EVENTS);
  });

  it('come when what they tell of can be seen', async () => {
    const element = create('trusty-twelve', { deck: LAST_MOVE });
    const wrong: string[] = [];
    let count = 0;
    for (const type of EVENTS) {
      element.addEventListener(type, ({ detail }) => {
        count++;
        const moves = `${detail.moveCount} ${detail.moveCount === 1 ? 'move' : 'moves'}`;
        if (textOf(element, '.moves') !== moves) wrong.push(`${type}: ${textOf(element, '.moves')}`);
        if ('state' in detail && JSON.stringify(seen(element)) !== JSON.stringify(stated({ state: detail.state }))) {
          wrong.push(`${type}: other cards`);
        }
        if (type === 'loss' && !textOf(element, '.message').startsWith('No moves')) wrong.push('loss not shown');
      });
    }
    const parent = await box();
    parent.append(element);
    await settled(element);
    for (const change of [() => element.play(element.legalMoves[0]!), () => element.undo(), () => element.redo()]) {
      change();
      await settled(element);
    }
    await element.newGame({ seed: 42 });
    expect(wrong).to.deep.equal([]);
    expect(count).to.equal(7);
  });
});
