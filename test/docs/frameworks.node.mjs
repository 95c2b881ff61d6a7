// Code of README and docs goes into the projects that `npm run test:frameworks` builds, plays and tests.
import assert from 'node:assert/strict';
import { apps } from '../frameworks/apps.mjs';
import { promised, snippets } from '../frameworks/docs.mjs';

describe('README and docs', () => {
  it('name an app and its file for each piece of code', () => {
    for (const { app, file, code } of snippets) assert.ok(Object.hasOwn(apps, app) && file, code);
  });

  for (const [name, { heading = name, pages }] of Object.entries(apps)) {
    it(`have code for ${name}, and say which misspellings are found`, () => {
      assert.ok(snippets.some(({ app }) => app === name));
      if (pages) assert.equal(typeof promised(heading).names, 'boolean');
    });
  }
});
