// The list of languages that the tests go through.
import { expect } from 'chai';
import { readdirSync } from 'node:fs';
import * as languages from '../support/languages.js';

it('every table is in the list of languages', () => {
  const files = readdirSync(new URL('../../src/locales/tables', import.meta.url));
  expect(Object.keys(languages)).to.have.members(files.map((file) => file.replace(/\.ts$/, '')));
});
