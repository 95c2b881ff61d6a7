// What the manifest says of parts, states and events is what a page meets.
import { expect } from '@open-wc/testing';
import '../../src/calendar.js';
import '../../src/round.js';
import { GOES_HOME, LAST_MOVE, playTwelve } from '../element/decks.js';
import { box, create, settled, table } from '../support/table.js';
import { waitUntil } from '../support/wait-until.js';

interface Named {
  name: string;
}

interface Class extends Named {
  cssParts: Named[];
  cssStates: Named[];
  events: (Named & { detail: Named[] })[];
}

const namesOf = (list: Named[]): string[] => list.map(({ name }) => name);

describe('the manifest', () => {
  let base: Class;
  let calendar: Class;
  let round: Class;
  before(async () => {
    const file = await fetch('/dist/custom-elements.json');
    const { modules } = (await file.json()) as { modules: { declarations: Class[] }[] };
    const classes = new Map(modules.flatMap(({ declarations }) => declarations.map((each) => [each.name, each])));
    base = classes.get('SolitaireElement')!;
    calendar = classes.get('SolitaireCalendar')!;
    round = classes.get('SolitaireRound')!;
  });

  it('has every part that is rendered, and no other', async () => {
    const parts = new Set<string>();
    const note = (root: ShadowRoot) => {
      for (const { part } of root.querySelectorAll('[part]')) for (const name of part) parts.add(name);
    };
    for (const tag of ['trusty-twelve', 'pyramid-dozen', 'trefoil-solitaire', 'bakers-dozen']) {
      const element = await table(tag, { seed: '42' });
      const root = element.shadowRoot!;
      root.querySelector<HTMLElement>('[data-control=rules]')!.click();
      await settled(element);
      note(root);
    }
    const won = await table('trusty-twelve', { deck: GOES_HOME });
    playTwelve(won);
    await settled(won);
    await waitUntil(() => won.shadowRoot!.querySelector('.result'));
    note(won.shadowRoot!);
    const closed = create('trusty-twelve', { poster: '' });
    (await box()).append(closed);
    await settled(closed);
    note(closed.shadowRoot!);
    expect([...parts]).to.have.members(namesOf(base.cssParts));
  });

  it('has every part of a calendar', async () => {
    const calendarElement = document.createElement('solitaire-calendar');
    // Of several games, each has a part.
    const games = ['one', 'two'].map((id) =>
      Object.assign(document.createElement('trusty-twelve'), { id, poster: true }),
    );
    calendarElement.htmlFor = 'one two';
    (await box()).append(...games, calendarElement);
    const { shadowRoot } = calendarElement;
    const parts = [...shadowRoot!.querySelectorAll('[part]')].flatMap(({ part }) => [...part]);
    expect([...new Set(parts)]).to.have.members(namesOf(calendar.cssParts));
  });

  it('has every part of a round', async () => {
    const roundElement = document.createElement('solitaire-round');
    roundElement.setAttribute('poster', '');
    (await box()).append(roundElement);
    const { shadowRoot } = roundElement;
    await waitUntil(() => shadowRoot!.querySelector('[role=tab]'));
    // Elements that are away have parts in roots of their own.
    const parts = [...shadowRoot!.querySelectorAll('[part]')].flatMap(({ part }) => [...part]);
    expect([...new Set(parts)]).to.have.members(namesOf(round.cssParts));
  });

  it('has the states of games that are over, or open', async () => {
    const won = await table('trusty-twelve', { deck: GOES_HOME });
    playTwelve(won);
    const lost = await table('trusty-twelve', { deck: LAST_MOVE });
    lost.play(lost.legalMoves[0]!);
    await Promise.all([settled(won), settled(lost)]);
    const [isWon, isLost, isOpen] = namesOf(base.cssStates).map((name) => `:state(${name})`);
    expect([won.matches(isWon!), won.matches(isLost!)]).to.deep.equal([true, false]);
    expect([lost.matches(isWon!), lost.matches(isLost!)]).to.deep.equal([false, true]);
    const closed = create('trusty-twelve', { poster: '' });
    (await box()).append(closed);
    await settled(closed);
    expect([won.matches(isOpen!), closed.matches(isOpen!)]).to.deep.equal([true, false]);
    lost.undo();
    await won.newGame();
    await Promise.all([settled(won), settled(lost)]);
    expect([won.matches(isWon!), lost.matches(isLost!)]).to.deep.equal([false, false]);
  });

  it('has every event, and what it tells', async () => {
    const element = await table('trusty-twelve', { deck: LAST_MOVE, assist: '' });
    const told = new Map<string, string[]>();
    const note = (event: Event) => told.set(event.type, Object.keys((event as CustomEvent<object>).detail));
    for (const { name } of base.events) element.addEventListener(name, note);
    element.play(element.legalMoves[0]!);
    element.undo();
    element.redo();
    await element.forget();
    await element.newGame({ deck: GOES_HOME });
    playTwelve(element);
    await settled(element);
    const common = ['game', 'seed', 'moveCount', 'elapsed', 'by'];
    for (const { name, detail } of base.events) {
      if (name === 'unwinnable') continue; // The tests of the solver hear it.
      expect(told.get(name), name).to.have.members([...common, ...namesOf(detail)]);
    }
  });
});
