import { cardName } from '../../describe/names.js';
import { optionName } from '../../describe/deal.js';
import { type CardCode, cardOf } from '../../engine/model/card.js';
import { cardsIn, isPair } from '../../games/variant/example.js';
import type { Layout } from '../../games/variant/layout.js';
import { rulesOf } from '../../games/variant/texts.js';
import type { Texts } from '../../locales/en.js';
import type { Verdict } from '../../solver/search.js';
import type { Parts } from '../parts.js';
import type { Block } from './blocks.js';

type RulesParts = Pick<Parts, 'variant' | 'settings' | 'dealer' | 'houseRules' | 'answers' | 'language'>;

/** The key move of a game, and what it is called. None where a game names none. */
function exampleBlocks({ variant, settings, language }: RulesParts, { places }: Layout): Block[] {
  const { example, piles } = variant;
  const { texts } = language;
  if (!example) return [];
  const codes = cardsIn(example);
  const [first, second] = codes.map((code: CardCode) => cardName(cardOf(code)!, texts));
  const isRight = places[piles.tableau[0] ?? 0]?.fan === 'right';
  return [
    {
      kind: 'figure',
      cards: codes.map((code) => cardOf(code)!),
      look: isPair(example) ? 'pair' : isRight ? 'right' : 'down',
      caption: isPair(example) ? texts.remove(first!, second) : texts.onto(second!, first!),
      colours: settings.settings.colours,
    },
  ];
}

/** What is known of this deal, and how many of a hundred can be won, in one sentence. */
function chancesOf(deal: Verdict | undefined, percent: number | undefined, texts: Texts): string {
  const isWinnable = deal === 'winnable';
  const isUnwinnable = deal === 'unwinnable';
  if (percent === undefined) return isWinnable ? texts.canBeWon : isUnwinnable ? texts.prospects.never : '';
  return texts[isWinnable ? 'winnableLike' : isUnwinnable ? 'unwinnableBut' : 'chance'](percent);
}

/** The rules of a game, its win rate, and its house rules. Changing one of these deals again. */
export function rulesBlocks(parts: RulesParts, layout: Layout): Block[] {
  const { variant, dealer, houseRules, answers, language } = parts;
  const { options: chosen } = dealer;
  const chances = chancesOf(answers.deal, variant.chance?.(chosen), language.texts);
  const nameOf = (key: string, name?: string) => optionName(language, key, name);
  return [
    ...exampleBlocks(parts, layout),
    { kind: 'points', points: rulesOf(language.gameTexts, chosen) },
    ...(chances ? [{ kind: 'note', text: chances } as const] : []),
    ...Object.entries(variant.options ?? {}).map(([name, { values }]): Block => {
      const value = chosen[name]!;
      if (!values) {
        return { kind: 'switch', name: nameOf(name), isOn: !!value, set: (isOn) => houseRules.choose(name, isOn) };
      }
      const all = [...new Set([...values, String(value)])];
      return {
        kind: 'select',
        name: nameOf(name),
        options: all.map((each) => [each, nameOf(`${name}=${each}`, each)]),
        chosen: String(value),
        choose: (each) => houseRules.choose(name, each),
      };
    }),
  ];
}
