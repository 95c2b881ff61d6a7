// What only the ear gets, in every language.
import { expect } from 'chai';
import { en } from '../../src/locales/en.js';
import { languages } from '../support/languages.js';
import { allTexts } from './told.js';

/** Without what a voice does not say. */
const heard = (text: string): string => text.replace(/[\s\p{Punctuation}]+/gu, ' ');

/** The letters that stand alone, and the numbers. */
const keysIn = (text: string): string =>
  (text.match(/(?<!\p{Script=Latin})[A-Z](?!\p{Script=Latin})|\d+/gu) ?? []).join(' ');

/** The languages that give a card that was moved a form of its own. Of them, cases.test.ts tells. */
const DECLINED_WHEN_MOVED = ['hi', 'ko'];

for (const [language, texts] of Object.entries({ en, ...languages })) {
  describe(`the speech of ${language}`, () => {
    const { speech } = texts;

    it('has no soft hyphens, which a voice may break a word at', () => {
      const names = ['table', 'help', 'cardRole', 'toolbar', 'ranks', 'suits', 'foundation', 'covered', 'held'];
      for (const [path, text] of allTexts({ speech })) expect(text, path).not.to.contain('\u00ad');
      for (const [path, text] of allTexts(texts))
        if (names.includes(path.split('.')[0]!)) expect(text, path).not.to.contain('\u00ad');
    });

    it('has different words for a hint, a report and a question', () => {
      const [card, onto, pile] = ['«card»', '«onto»', '«pile»'];
      for (const all of [
        [speech.onto(card, onto), speech.toPile(card, pile), speech.went(card, pile, onto), speech.went(card, pile)],
        [speech.toFoundation(card), speech.wentHome(card)],
        [speech.remove(card, onto), speech.removed(card, onto)],
        [speech.remove(card), speech.removed(card)],
        [texts.liftCard(card), speech.lifted(card)],
        [texts.redeal, speech.redealt, speech.askRedeal(texts.turnsLeft(2, 'redeals'))],
      ]) {
        const [move, ...told] = all;
        expect(new Set([...all, speech.hint(move!)]).size, all.join()).to.equal(all.length + 1);
        expect(told.map(heard)).not.to.contain(heard(speech.hint(move!)));
      }
    });

    it('asks for the keys that are the same everywhere', () => {
      expect(keysIn(speech.askRank)).to.match(/^A 2 9 (0|0 10|10 0) J Q K$/);
      expect(keysIn(speech.askSuit('«rank»'))).to.equal('C D H S');
      expect(speech.askRedeal('')).to.contain('S');
    });

    it('names thirteen ranks in brief, and says what each key does', () => {
      expect(new Set(speech.ranks).size).to.equal(13);
      expect(speech.card('«rank»', '«suit»')).to.match(/^«rank»/);
      const meanings = Object.values(speech.keys);
      expect(new Set(meanings).size).to.equal(meanings.length);
    });

    it('says what is in hand, and what lies on it, in one form for all ranks', () => {
      const cards = texts.ranks.map((rank) => texts.card(rank, texts.suits[1]!));
      for (const say of [
        (card: string) => texts.covered(card, 2),
        (card: string) => texts.held(card, ''),
        (card: string) => texts.heldInVain(card),
        (card: string) => speech.inHand(card),
        ...(DECLINED_WHEN_MOVED.includes(language) ? [] : [(card: string) => speech.wentHome(card)]),
      ]) {
        // A card may begin a sentence.
        const rest = cards.map((card) => say(card).toLowerCase().replace(card.toLowerCase(), ''));
        expect([...new Set(rest)]).to.have.length(1);
      }
    });
  });
}
