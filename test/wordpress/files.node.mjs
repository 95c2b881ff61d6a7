// The plugin for WordPress as it is packed. `npm run test:wordpress` runs it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allGames, variants } from '../../scripts/games.mjs';
import { pluginFiles } from '../../scripts/wordpress.mjs';
import { root } from '../support/files.mjs';

const json = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

describe('the plugin for WordPress', () => {
  const files = pluginFiles();
  const text = (file) => Buffer.from(files.get(file)).toString();

  /** The keys and labels of a list in PHP. */
  const listOf = (name) => {
    const [, body] = new RegExp(`function solitaire_elements_${name}\\(\\) \\{\\s*return array\\(([^;]*)\\);`).exec(
      text('includes/catalogue.php'),
    );
    return Object.fromEntries(
      [...body.matchAll(/'([^']*)'\s*=> (?:__\( )?'([^']*)'/g)].map(([, key, label]) => [key, label]),
    );
  };
  const scriptsIn = (folder) =>
    [...files.keys()]
      .filter((file) => path.dirname(file) === `elements/${folder}`)
      .map((file) => path.basename(file, '.js'));

  it('offers every game by its name, and has its script', () => {
    const names = Object.fromEntries(allGames.map(({ id, texts }) => [id, texts.en.name]));
    assert.deepEqual(listOf('games'), names);
    assert.deepEqual(scriptsIn('examples'), variants.map(({ id }) => id).sort());
  });

  it('offers every language, and has its script', () => {
    assert.deepEqual(Object.keys(listOf('languages')).sort(), ['en', ...scriptsIn('locales')].sort());
  });

  it('offers every felt', () => {
    const { attributes } = json('dist/custom-elements.json')
      .modules.flatMap(({ declarations }) => declarations ?? [])
      .find(({ tagName }) => tagName);
    const felts = [...attributes.find(({ name }) => name === 'felt').type.text.matchAll(/'(\w+)'/g)].map(
      ([, felt]) => felt,
    );
    assert.deepEqual(Object.keys(listOf('felts')), ['', ...felts]);
  });

  it('says the version of the package wherever WordPress reads one', () => {
    const { version } = json('package.json');
    assert.match(text('solitaire-elements.php'), new RegExp(`^ \\* Version: +${version}$`, 'm'));
    assert.match(text('readme.txt'), new RegExp(`^Stable tag: ${version}$`, 'm'));
    assert.equal(JSON.parse(text('block/block.json')).version, version);
    for (const file of files.keys()) assert.doesNotMatch(text(file), /@VERSION@/, file);
  });

  it('asks for the same WordPress and PHP in its header and its readme', () => {
    for (const name of ['Requires at least', 'Requires PHP', 'License']) {
      const [inHeader, inReadme] = ['solitaire-elements.php', 'readme.txt'].map(
        (file) => new RegExp(`^(?: \\* )?${name}: +(.*)$`, 'm').exec(text(file))[1],
      );
      assert.equal(inHeader, inReadme, name);
    }
  });

  it('has a readme within the limits of WordPress.org', () => {
    const [, description] = /^License URI:.*\n\n(.*)\n\n== Description ==$/m.exec(text('readme.txt'));
    assert.ok(description.length <= 150, `${description.length} characters`);
    assert.ok(/^Tags: (.*)$/m.exec(text('readme.txt'))[1].split(',').length <= 5);
  });

  it('runs no file of PHP by its address', () => {
    for (const file of [...files.keys()].filter((each) => each.endsWith('.php'))) {
      assert.match(text(file), /if \( ! defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \) \{\n\texit;/, file);
    }
  });
});
