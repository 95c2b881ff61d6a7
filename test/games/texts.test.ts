// What the games say in English.
import { expect } from 'chai';
import { cardOf } from '../../src/engine/model/card.js';
import type { Options, OptionSpec, OptionValue } from '../../src/engine/model/options.js';
import { type Refusal, rulesOf } from '../../src/games/variant/texts.js';
import type { Variant } from '../../src/games/variant/variant.js';
import { ALL, FIVE } from './deals.js';

const valuesOf = ({ values }: OptionSpec): readonly OptionValue[] => values ?? [false, true];

/** Every combination of the values that a game's options offer. */
const combinations = ({ options = {} }: Variant): readonly Options[] =>
  Object.entries(options).reduce<Options[]>(
    (all, [name, spec]) => all.flatMap((others) => valuesOf(spec).map((value) => ({ ...others, [name]: value }))),
    [{}],
  );

const isName = (text: string | undefined): boolean => /^\S.*[^.\s]$/.test(text ?? '');

for (const variant of ALL) {
  const { name, refusals = {}, options: labels = {} } = variant.texts!.en;

  describe(`what ${variant.id} says`, () => {
    it('is a name, and the rules in force in sentences', () => {
      expect(name).to.satisfy(isName);
      for (const options of combinations(variant)) {
        const points = rulesOf(variant.texts!.en, options);
        expect(points.length).to.be.within(2, 4);
        for (const point of points) expect(point).to.match(/^[A-Z].{15,}\.$/);
      }
    });

    it('is why a card may not go somewhere', () => {
      const name = { rank: '7', suit: 'hearts', card: '7 of hearts' };
      const told = (text: Refusal) =>
        typeof text === 'string' ? text : text({ card: name, onto: name, lower: name, base: '4' });
      expect(Object.values(refusals).filter((text) => !isName(told(text)))).to.deep.equal([]);
    });

    it('is what each option, and each of its values in words, is called', () => {
      const named = Object.entries(variant.options ?? {}).flatMap(([option, { values = [] }]) => [
        option,
        ...values.map((value) => `${option}=${value}`),
      ]);
      const words = named.filter((word) => !/=(\d+|unlimited)$/.test(word));
      expect(words.filter((word) => !isName(labels[word]))).to.deep.equal([]);
    });

    it('is an example with cards that there are', () => {
      const codes = Object.values(variant.example ?? {}).flat();
      if (FIVE.includes(variant)) expect(codes).to.have.lengthOf(2);
      expect(codes.filter((code) => cardOf(code) === undefined)).to.deep.equal([]);
    });
  });
}

describe('the rules of a game with options', () => {
  it('say which are in force', () => {
    for (const variant of FIVE.filter(({ options }) => options)) {
      const told = combinations(variant).map((options) => rulesOf(variant.texts!.en, options).join(' '));
      expect(new Set(told).size, variant.id).to.equal(variant.id === 'pyramid-dozen' ? 3 : 2);
    }
  });
});
