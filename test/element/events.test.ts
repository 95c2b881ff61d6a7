import { expect } from '@open-wc/testing';
import { isSolitaireEvent, type SolitaireEventMap, type SolitaireEventName } from '../../src/index.js';
import { GOES_HOME, LAST_MOVE, playTwelve } from './decks.js';
import { box, create, drawn, EVENTS, listen, seen, settled, stated, table, textOf, typesOf } from '../support/table.js';

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

  it('are told from those of other elements', async () => {
    const element = await table('trusty-twelve', { deck: GOES_HOME });
    const wins: Event[] = [];
    const hear = (event: Event) => void wins.push(event);
    document.addEventListener('win', hear);
    playTwelve(element);
    await settled(element);
    const others = [undefined, null, 'won', { game: 'chess' }, { moveCount: 3 }, { game: 'chess', moveCount: '3' }];
    for (const detail of others) document.dispatchEvent(new CustomEvent('win', { detail }));
    document.dispatchEvent(new Event('win'));
    document.removeEventListener('win', hear);
    expect(wins.length).to.equal(2 + others.length);
    expect(wins.map((event) => isSolitaireEvent(event, 'win'))).to.deep.equal(wins.map((_, i) => i === 0));
    expect(isSolitaireEvent(wins[0]!, 'loss')).to.equal(false);
    for (const none of [undefined, null, 'win']) expect(isSolitaireEvent(none as any, 'win')).to.equal(false);
  });

  it('are snapshots that can be cloned, each of its own moment', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    const heard = listen(element) as SolitaireEventMap['move'][];
    const states = [];
    for (let i = 0; i < 2; i++) {
      element.play(element.legalMoves[0]!);
      states.push(element.state);
    }
    expect(heard.length).to.equal(0);
    await settled(element);
    expect(heard.map(({ detail }) => detail.state)).to.deep.equal(states);
    expect(heard.map(({ detail }) => detail.moveCount)).to.deep.equal([1, 2]);
    for (const { detail } of heard) {
      expect(structuredClone(detail)).to.deep.equal(detail);
      expect(JSON.parse(JSON.stringify(detail))).to.deep.equal(detail);
    }
    heard[1]!.detail.state.piles[0]!.cards.length = 0;
    expect(element.state).to.deep.equal(states[1]);
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

  it('keep their order when a listener plays on', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME });
    const heard = listen(element);
    element.addEventListener('move', () => element.play(element.legalMoves[0]!), { once: true });
    element.play(element.legalMoves[0]!);
    element.play(element.legalMoves[0]!);
    await settled(element);
    await settled(element);
    expect(typesOf(heard)).to.deep.equal(['move', 'move', 'move']);
    expect(heard.map(({ detail }) => detail.moveCount)).to.deep.equal([1, 2, 3]);
  });
});

describe('win and loss', () => {
  it('win comes once, with the last move of finish', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME });
    const heard = listen(element);
    element.finish();
    expect([element.undo(), element.redo(), element.finish()]).to.deep.equal([false, false, 0]);
    await settled(element);
    expect(typesOf(heard)).to.deep.equal([...Array<string>(52).fill('move'), 'win']);
    for (const { detail } of heard) expect(detail.by).to.equal('finish');
    const counts = Array.from({ length: 52 }, (_, i) => i + 1);
    expect(heard.map(({ detail }) => detail.moveCount)).to.deep.equal([...counts, 52]);
  });

  it('loss comes again when the game is lost again', async () => {
    const element = await table('trusty-twelve', { deck: LAST_MOVE });
    const heard = listen(element);
    element.play(element.legalMoves[0]!);
    element.undo();
    element.redo();
    element.undo();
    element.play(element.legalMoves[0]!);
    await settled(element);
    expect(typesOf(heard)).to.deep.equal(['move', 'loss', 'undo', 'redo', 'loss', 'undo', 'move', 'loss']);
  });
});
