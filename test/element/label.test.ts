// What a page calls the game that an element plays.
import { expect } from '@open-wc/testing';
import { addLocale } from '../../src/index.js';
import { box, create, table } from '../support/table.js';

const called = (name: string) => ({ games: { 'bakers-dozen': { name, rules: [] } } });

before(() => {
  addLocale('de-x-label', called('Dutzend'));
  addLocale('fr-x-label', called('Douzaine'));
});

describe('the label of an element', () => {
  it('is the name of the game before the element is on a page', () => {
    const element = document.createElement('bakers-dozen');
    expect([element.label, element.state]).to.deep.equal(['Baker’s Dozen', null]);
  });

  it('is in the language of the page around as soon as it is there', async () => {
    const around = await box();
    around.lang = 'de-x-label';
    const element = create('bakers-dozen', { seed: '42' });
    around.append(element);
    expect([element.label, element.state]).to.deep.equal(['Dutzend', null]);
  });

  it('follows the language at once', async () => {
    const element = await table('bakers-dozen', { seed: '42', lang: 'de-x-label' });
    element.lang = 'fr-x-label';
    expect(element.label).to.equal('Douzaine');
    addLocale('fr-x-label', called('Treizaine'));
    expect(element.label).to.equal('Treizaine');
    element.lang = 'tlh';
    expect(element.label).to.equal('Baker’s Dozen');
  });

  it('can only be read', () => {
    const element = document.createElement('bakers-dozen');
    expect(() => Object.assign(element, { label: 'x' })).to.throw(TypeError);
  });
});
