// What a page asks for by attributes and properties, and what is dealt and warned of.
import { expect } from 'chai';
import { createGame } from '../../src/engine.js';
import { GOES_HOME } from '../element/decks.js';
import { warnings } from '../support/warnings.js';
import { type GameId, gameOn, type GameOnPage, onPage, type Properties } from './game-on-page.js';
import { change } from './player.js';

const PAGE = 'https://example.org/page';

/** What a page reads of attributes that only a screen needs: the controls that are shown, and the address of links. */
function readFor(game: GameOnPage, { shareUrl = null }: Properties): { buttons: string[]; address?: string } {
  const { attributes } = game.play_;
  const buttons = [...attributes.list('buttons', ['undo', 'redo', 'more'])];
  return { buttons, address: attributes.address('share-url', shareUrl as string | null, PAGE) };
}

describe('the seed', () => {
  it('is the deal of the engine', async () => {
    const game = await onPage('bakers-dozen', { seed: '42' });
    expect(game.state).to.deep.equal(createGame('bakers-dozen', { seed: '42' }).state);
  });

  for (const text of [' 42', '0', 'ß 🂡 "<b>', 'x'.repeat(256)]) {
    it(`is used exactly as given: ${text.slice(0, 12)}`, async () => {
      const game = await onPage('trusty-twelve', { seed: text });
      expect(game.state!.seed).to.equal(text);
      expect(game.state!.piles).to.deep.equal(createGame('trusty-twelve', { seed: text }).state.piles);
    });
  }

  it('absent asks for a random deal', async () => {
    const [one, other] = [await onPage('trusty-twelve'), await onPage('trusty-twelve')];
    expect(one.seed).to.match(/^\d{1,10}$/);
    expect(one.seed).not.to.equal(other.seed);
    expect(one.state!.piles).not.to.deep.equal(other.state!.piles);
  });

  it('reads the request until the deal is made, then the seed in play', async () => {
    const game = gameOn('trusty-twelve', { seed: 'asked' });
    expect([game.seed, game.state]).to.deep.equal(['asked', null]);
    game.connect();
    await game.updateComplete;
    game.seed = 'next';
    expect([game.seed, game.state!.seed]).to.deep.equal(['next', 'asked']);
    await game.updateComplete;
    expect([game.seed, game.state!.seed]).to.deep.equal(['next', 'next']);
    await game.newGame();
    expect(game.seed).to.equal(game.state!.seed);
    expect(game.seed).not.to.equal('next');
  });
});

describe('the deck', () => {
  it('goes before the seed, and makes room for it once it is taken away', async () => {
    const game = await onPage('lucky-thirteen', { deck: GOES_HOME, seed: '42' });
    expect(game.state!.piles.find(({ id }) => id === 'tableau-1')!.cards).to.deep.equal(['KC', 'KD', 'KH', 'KS']);
    expect(game.state!.deck).to.equal(GOES_HOME);
    await change(game, { deck: null });
    expect(game.state).to.deep.equal(createGame('lucky-thirteen', { seed: '42' }).state);
  });

  it('that is wrong gives a random deal, and a warning that shows the wrong card even where it is not seen', async () => {
    const deck = GOES_HOME.replace('KS', '\u200bKS');
    const { warned, result } = await warnings(() => onPage('lucky-thirteen', { deck }));
    const [start, why] = [JSON.stringify(`${deck.slice(0, 40)}…`).replace('\u200b', '<U+200B>'), '"<U+200B>KS"'];
    expect(warned).to.deep.equal([
      `<lucky-thirteen> deck=${start} is not allowed; allowed: 52 different card codes such as "QH TD …" ` +
        `(deck has an unknown card ${why}; allowed: a rank A23456789TJQK, then a suit CDHS)`,
    ]);
    expect(result.state!.deck).to.equal(undefined);
  });

  it('may be spread over lines', async () => {
    const game = await onPage('lucky-thirteen', { deck: `\n  ${GOES_HOME.replaceAll(' ', '\n\t')}\n` });
    expect(game.state!.deck).to.equal(GOES_HOME);
  });
});

describe('what frameworks set', () => {
  const texts = ['deck', 'deals', 'buttons', 'storage', 'felt', 'back', 'shareUrl', 'kings', 'recycles'];

  /** What a page has of a property: what is dealt, what is shown, what its author is told. */
  async function effect(property: Properties) {
    const { warned, result } = await warnings(async () => {
      const game = await onPage('pyramid-dozen', { seed: '42', ...property });
      const { felt, back } = game.play_.settings.settings;
      return { options: game.state!.options, seed: game.seed, felt, back, ...readFor(game, property) };
    });
    return { ...result, warned };
  }

  for (const name of texts) {
    for (const value of [undefined, null, false]) {
      it(`${name} = ${value} is as good as absent`, async () => {
        expect(await effect({ storage: 'none', [name]: value })).to.deep.equal(await effect({ storage: 'none' }));
      });
    }

    const isOption = name === 'kings' || name === 'recycles';
    it(`${name} = "" is ${isOption ? 'its default, with a warning' : 'as good as absent'}`, async () => {
      const { warned, ...rest } = await effect({ storage: 'none', [name]: '' });
      expect({ ...rest, warned: [] }).to.deep.equal(await effect({ storage: 'none' }));
      expect(warned).to.have.length(isOption ? 1 : 0);
    });
  }

  it('values that go back to nothing are the defaults again', async () => {
    const game = await onPage('pyramid-dozen', { seed: '42' });
    for (const nothing of [undefined, null, false]) {
      await change(game, { kings: 'alone', recycles: 0, buttons: 'none' });
      expect(game.state!.options).to.deep.equal({ recycles: 0, kings: 'alone' });
      expect(readFor(game, {}).buttons).to.deep.equal([]);
      await change(game, { kings: nothing, recycles: nothing, buttons: nothing });
      expect(game.state!.options).to.deep.equal({ recycles: 3, kings: 'stay' });
      expect(readFor(game, {}).buttons).not.to.deep.equal([]);
    }
  });

  for (const recycles of [0, 2, '0', '2', 'unlimited']) {
    it(`recycles is a number or its text: ${JSON.stringify(recycles)}`, async () => {
      const read = recycles === 'unlimited' ? recycles : Number(recycles);
      expect((await effect({ storage: 'none', recycles })).options).to.deep.equal({ recycles: read, kings: 'stay' });
    });
  }

  for (const name of ['deals', 'buttons', 'storage', 'felt', 'back', 'kings', 'deck']) {
    it(`a number for ${name} is refused with a warning that names it`, async () => {
      const { warned } = await effect({ storage: 'none', [name]: 7 });
      expect(warned).to.have.lengthOf(1);
      expect(warned[0]).to.contain(`${name}=7`);
    });
  }
});

/** A property that a page sets on a good element, and what comes of it. */
const setLater = (id: GameId, properties: Properties, later: Properties): ReturnType<typeof badGame> =>
  warnings(async () => {
    const game = await onPage(id, properties);
    await change(game, later);
    readFor(game, { ...properties, ...later });
    return game;
  });

const badGame = async (id: GameId, properties: Properties): Promise<{ warned: string[]; result: GameOnPage }> =>
  warnings(async () => {
    const game = await onPage(id, properties);
    // What is wrong is told once, not with every update and deal.
    for (const disabled of [true, false]) {
      await change(game, { disabled });
      readFor(game, properties);
    }
    await game.restart();
    await game.newGame({ seed: 42 });
    return game;
  });

interface Bad {
  readonly id: GameId;
  readonly attribute: string;
  readonly value: string;
  /** What the warning must name besides. */
  readonly names: string[];
}

const bad: Bad[] = [
  { id: 'trusty-twelve', attribute: 'seed', value: 'x'.repeat(257), names: ['"xxxxx', '256 characters'] },
  { id: 'trusty-twelve', attribute: 'deck', value: 'QH TD', names: ['"QH TD"', '52'] },
  { id: 'bakers-dozen', attribute: 'deck', value: `${GOES_HOME} AS`, names: ['"KC KD', '52'] },
  { id: 'trusty-twelve', attribute: 'deals', value: 'easy', names: ['"easy"', 'winnable, any'] },
  { id: 'pyramid-dozen', attribute: 'kings', value: 'leave', names: ['"leave"', 'stay, with-queen, alone'] },
  { id: 'pyramid-dozen', attribute: 'kings', value: '', names: ['""', 'stay, with-queen, alone'] },
  { id: 'pyramid-dozen', attribute: 'recycles', value: '100', names: ['"100"', '0 to 99, unlimited'] },
  { id: 'pyramid-dozen', attribute: 'recycles', value: '-1', names: ['"-1"', '0 to 99, unlimited'] },
  { id: 'trusty-twelve', attribute: 'share-url', value: 'http://[', names: ['"http://["', 'a URL'] },
  {
    id: 'trusty-twelve',
    attribute: 'share-url',
    value: ' JavaScript:alert(1)',
    names: ['" JavaScript:alert(1)"', 'http, https or file'],
  },
  { id: 'trusty-twelve', attribute: 'share-url', value: 'data:text/html,', names: ['"data:text/html,"', 'a URL'] },
  { id: 'lucky-thirteen', attribute: 'buttons', value: 'undo fly', names: ['"undo fly"', 'undo', 'redo', 'none'] },
];

describe('a bad value', () => {
  for (const { id, attribute, value, names } of bad) {
    it(`of ${attribute} is warned of once, by name: ${value.slice(0, 12)}`, async () => {
      const { warned } = await badGame(id, { [attribute === 'share-url' ? 'shareUrl' : attribute]: value });
      expect(warned.length).to.equal(1);
      expect(warned[0]!.length).to.be.below(250);
      for (const name of [`<${id}>`, attribute, ...names]) expect(warned[0]).to.contain(name);
    });
  }

  it('of an attribute is warned of again after another one, or after a good one', async () => {
    const { warned } = await warnings(async () => {
      const game = await onPage('trusty-twelve', { seed: '42' });
      for (const deals of ['all', 'some', 'all', 'any', 'all']) await change(game, { deals });
    });
    expect(warned.map((text) => /"\w+"/.exec(text)![0])).to.deep.equal(['"all"', '"some"', '"all"', '"all"']);
  });

  it('of a seed falls back to a random deal', async () => {
    const { result } = await warnings(() => onPage('trusty-twelve', { seed: 'x'.repeat(257) }));
    expect(result.seed).to.match(/^\d{1,10}$/);
  });

  it('of a deck falls back to the seed', async () => {
    const { result } = await warnings(() => onPage('trusty-twelve', { deck: 'QH TD', seed: '42' }));
    expect(result.state).to.deep.equal(createGame('trusty-twelve', { seed: '42' }).state);
  });

  it('of an option falls back to its default', async () => {
    const { result, warned } = await warnings(() => onPage('pyramid-dozen', { kings: 'leave', recycles: 'some' }));
    expect(result.state!.options).to.deep.equal({ recycles: 3, kings: 'stay' });
    expect(warned.length).to.equal(2);
  });

  for (const [buttons, given] of [
    ['undo fly', ['undo']],
    ['bogus', ['undo', 'redo', 'more']],
    ['bogus fly', ['undo', 'redo', 'more']],
    ['none bogus', []],
  ] as const) {
    it(`of buttons leaves the good ones, or all if there is none, or none: ${buttons}`, async () => {
      const { result, warned } = await warnings(async () =>
        readFor(await onPage('trusty-twelve', { buttons }), { buttons }),
      );
      expect(result.buttons).to.deep.equal(given);
      expect(warned.length).to.equal(1);
    });
  }

  it('of buttons that is no text gives all', async () => {
    const { result, warned } = await setLater('trusty-twelve', { buttons: 'undo' }, { buttons: ['undo'] });
    expect(readFor(result, {}).buttons).to.include('redo');
    expect(warned.length).to.equal(1);
    expect(warned[0]).to.contain('buttons=an array');
  });

  it('that comes later keeps the page running too', async () => {
    const { warned, result } = await setLater('pyramid-dozen', { seed: '42', kings: 'alone' }, { kings: 'leave' });
    expect(warned.length).to.equal(1);
    expect(result.state!.options).to.deep.equal({ recycles: 3, kings: 'stay' });
    expect(result.seed).to.equal('42');
  });
});

describe('good values', () => {
  it('warn of nothing', async () => {
    const { warned } = await warnings(async () => {
      await badGame('pyramid-dozen', { seed: '', deck: '', recycles: '0', kings: 'with-queen', buttons: 'none' });
      await badGame('trefoil-solitaire', { draw: 'draw', buttons: 'redo  undo\n more' });
      await badGame('trusty-twelve', { deck: GOES_HOME, seed: 'x'.repeat(256) });
    });
    expect(warned).to.deep.equal([]);
  });
});
