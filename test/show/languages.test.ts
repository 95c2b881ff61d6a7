// What is shown in other languages than English.
import { expect } from 'chai';
import { addLocale } from '../../src/element/language/locales.js';
import { type GameTexts, rulesOf } from '../../src/games/variant/texts.js';
import { change } from '../play/player.js';
import { languages } from '../support/languages.js';
import { blocksOf, open } from './reader.js';
import { shownGame } from './shown-game.js';

const { it: italian } = languages;

before(() => addLocale('it', italian));

describe('a language', () => {
  it('tells the rules', async () => {
    const game = await shownGame('pyramid-dozen', { seed: '42' });
    game.lang = 'it';
    await change(game, {});
    await open(game, 'rules');
    const points = rulesOf(italian.games['pyramid-dozen'] as GameTexts, { kings: 'stay' });
    expect(blocksOf(game, 'points').map((block) => block.points)).to.deep.equal([points]);
    expect(points[2]).to.contain('restano');
  });
});
