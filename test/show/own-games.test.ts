// What a game of one's own says.
import { expect } from 'chai';
import { choice } from '../../src/define.js';
import { addLocale } from '../../src/element/language/locales.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import type { Properties } from '../play/game-on-page.js';
import { change } from '../play/player.js';
import { chosenIn } from './fields.js';
import { blocksOf, open } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

const speaking = {
  ...trustyTwelve,
  id: 'speaking-twelve',
  options: { hand: choice('left', 'right'), foot: choice('left', 'right') },
  texts: {
    en: {
      name: 'Twelve',
      rules: ({ hand }: { readonly hand?: unknown }) => [`Play with the ${String(hand)} hand.`],
      options: {
        hand: 'Hand',
        'hand=left': 'the left',
        'hand=right': 'the right',
        foot: 'Foot',
        'foot=left': 'the left one',
      },
    },
    de: { name: 'Zwölf', rules: ['Zwölf.'] },
  },
};

before(() => addLocale('de-AT', {}));

/** The game with its rules open, in a language. */
async function rulesOf(lang: string, properties: Properties = {}): Promise<ShownGame> {
  const game = await shownGame(speaking, { seed: '1', ...properties });
  game.lang = lang;
  await change(game, {});
  await open(game, 'rules');
  return game;
}

const points = (game: ShownGame): readonly string[] => blocksOf(game, 'points').flatMap((block) => block.points);

describe('what a game says', () => {
  it('follows the option in force, and is English where a language lacks it', async () => {
    const english = await rulesOf('en');
    expect(points(english)).to.deep.equal(['Play with the left hand.']);
    expect(chosenIn(english, 'Hand')).to.deep.equal(['left', 'the left']);
    const german = await rulesOf('de-AT', { hand: 'right' });
    expect(german.shown!.panel!.title).to.equal('Zwölf');
    expect(points(german)).to.deep.equal(['Zwölf.']);
    expect(chosenIn(german, 'Hand')).to.deep.equal(['right', 'the right']);
  });
});
