// The code of docs/frameworks.md goes into the apps that `npm run test:frameworks` builds and plays.
import assert from 'node:assert/strict';
import { apps } from '../frameworks/apps.mjs';
import { promised, snippets } from '../frameworks/docs.mjs';

describe('docs/frameworks.md', () => {
  it('names an app and its file for each piece of code', () => {
    for (const { app, file, code } of snippets) assert.ok(Object.hasOwn(apps, app) && file, code);
  });

  for (const [name, { heading = name }] of Object.entries(apps)) {
    it(`has code for ${name}, and says which misspellings are found`, () => {
      assert.ok(snippets.some(({ app }) => app === name));
      assert.equal(typeof promised(heading).names, 'boolean');
    });
  }
});
