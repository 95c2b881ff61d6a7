import { readNamed } from '../../engine/input/arguments.js';
import { quote } from '../../engine/input/quote.js';
import { isExample } from './example.js';
import type { Layout } from './layout.js';
import type { GameTexts } from './texts.js';
import type { Variant } from './variant.js';

/** Each pile is a letter or a digit in the notation. */
const MOST_PILES = 62;

const METHODS = ['deal', 'actions', 'progress', 'won'] as const;

/** @throws TypeError where something isn't right: what that is, and what is allowed. */
type Check = (isRight: boolean, what: string, allowed: string) => void;

function checkTexts(texts: unknown, check: Check): void {
  const english = (texts as Variant['texts'] | null)?.en as unknown;
  check(
    texts === undefined || typeof english === 'object',
    `the English texts ${quote(english)}`,
    "{ name: 'My Game', rules: ['…'] }",
  );
  for (const [language, each] of Object.entries(texts ?? {})) {
    const rules = (each as GameTexts | null)?.rules as unknown;
    check(
      rules === undefined || Array.isArray(rules) || typeof rules === 'function',
      `the rules ${quote(rules)} in ${quote(language)}`,
      "a list such as ['Build down in suit.'], or a function that returns one",
    );
  }
}

/**
 * Checks that a caller's object is a game, as far as a check from outside can.
 *
 * @throws TypeError naming what is wrong with it.
 */
export function readVariant(given: unknown): Variant {
  const variant = readNamed(given as Variant, 'game', "{ id: 'my-game', piles, deal, actions, progress, won }");
  const { id, texts, layouts, example, grading } = variant;
  if (typeof id !== 'string' || id === '') {
    throw new TypeError(`game has the id ${quote(id)}; allowed: text such as "my-game"`);
  }
  const check: Check = (isRight, what, allowed) => {
    if (!isRight) throw new TypeError(`game ${quote(id)} has ${what}; allowed: ${allowed}`);
  };
  const { all } = Object(variant.piles) as Partial<Variant['piles']>;
  check(Array.isArray(all), `the piles ${quote(variant.piles)}`, 'what setUp() returns');
  check(all!.length <= MOST_PILES, `${all!.length} piles`, `at most ${MOST_PILES}`);
  const methods: { readonly [name in (typeof METHODS)[number]]?: unknown } = variant;
  for (const name of METHODS) {
    check(typeof methods[name] === 'function', `${quote(methods[name])} as ${name}`, 'a function');
  }
  check(
    layouts === undefined || (Array.isArray(layouts) && layouts.some((each) => !(Object(each) as Layout).fit)),
    `the layouts ${quote(layouts)}`,
    'an array of one or more, not all of them with fit',
  );
  for (const layout of (layouts ?? []) as readonly (Partial<Layout> | null)[]) {
    const { places } = Object(layout) as Partial<Layout>;
    check(Array.isArray(places), `a layout with ${quote(places)} as places`, 'an array');
    check(places!.length === all!.length, `a layout of ${places!.length} places`, `${all!.length}, one for each pile`);
  }
  checkTexts(texts, check);
  check(
    example === undefined || isExample(example),
    `the example ${quote(example)}`,
    "{ move: '7H', onto: '8S' } or { remove: ['5D', '7C'] }",
  );
  const { player, limits } = Object(grading) as Partial<Record<'player' | 'limits', unknown>>;
  check(
    grading === undefined || (typeof player === 'function' && typeof limits === 'function'),
    `the grading ${quote(grading)}`,
    '{ player, limits }, two functions',
  );
  return variant;
}
