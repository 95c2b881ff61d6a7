// The manifest says what the elements are: nothing less, nothing else.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { validateCem } from '@wc-toolkit/cem-validator';
import Ajv from 'ajv';
import { root } from '../support/files.mjs';
import { read } from '../support/pages.mjs';

const require = createRequire(import.meta.url);
const manifest = JSON.parse(read('dist/custom-elements.json'));
const packageJson = JSON.parse(read('package.json'));

/** A module of the build. */
const built = (file) => import(path.join(root, 'dist', file));

const classes = manifest.modules.flatMap((module) =>
  module.declarations.map((declaration) => ({ ...declaration, path: module.path })),
);
const elements = classes.filter(({ tagName }) => tagName);
/** The calendar and the round. */
const beside = elements.filter(({ tagName }) => tagName.startsWith('solitaire-'));
const gameElements = elements.filter((each) => !beside.includes(each));
const base = classes.find(({ name }) => name === 'SolitaireElement');

const namesOf = (list) => list.map(({ name }) => name).sort();

/** What is seen of an element, and below it what a page knows of a game in play. */
const prototypesOf = ({ prototype }) => [prototype, Object.getPrototypeOf(prototype)];

/** What is written in quotes in a type. */
const wordsOf = ({ type }) => [...type.text.matchAll(/'([^']*)'/g)].map(([, word]) => word);

describe('the manifest', () => {
  it('is valid', () => {
    const validate = new Ajv().compile(require('custom-elements-manifest/schema.json'));
    assert.ok(validate(manifest), JSON.stringify(validate.errors));
    assert.equal(manifest.schemaVersion, '2.1.0');
    // Types are exported by the entry of all games, not by that of each.
    const rules = { manifest: { exportTypes: 'off' } };
    validateCem(manifest, { packageJsonPath: path.join(root, 'package.json'), rules });
  });

  it('is named in package.json, as are the data of editors', () => {
    assert.equal(packageJson.customElements, 'dist/custom-elements.json');
    assert.equal(packageJson.exports['./custom-elements.json'], './dist/custom-elements.json');
    assert.deepEqual(
      JSON.parse(read(packageJson['web-types'])).contributions.html.elements.map(({ name }) => name),
      elements.map(({ tagName }) => tagName),
    );
  });

  it('has an element for every game, the calendar and the round', async () => {
    const { games } = await built('engine.js');
    const examples = readdirSync(path.join(root, 'src/examples')).map((file) => path.basename(file, '.ts'));
    assert.deepEqual(
      elements.map(({ tagName }) => tagName).sort(),
      [...games, ...examples, 'solitaire-calendar', 'solitaire-round'].sort(),
    );
  });

  it('has no part with the name of an attribute, which tools that go by names alone would hide', () => {
    for (const { attributes = [], cssParts = [] } of elements) {
      const parts = namesOf(cssParts);
      assert.deepEqual(
        namesOf(attributes).filter((name) => parts.includes(name)),
        [],
      );
    }
  });

  it('names modules and classes that can be imported', async () => {
    for (const { path: file, exports } of manifest.modules) {
      const module = await import(path.join(root, file));
      for (const { kind, name, declaration } of exports) {
        const defined = kind === 'js' ? module[name] : customElements.get(name);
        assert.equal(defined, module[declaration.name], `${file}: ${name}`);
        assert.equal(typeof defined, 'function');
      }
    }
  });
});

describe('what all elements have', () => {
  it('has every property and method, and no other', async () => {
    const { SolitaireElement } = await built('define.js');
    // Called by the browser and by Lit.
    const hooks = [
      'constructor',
      'attributeChangedCallback',
      'adoptedCallback',
      'createRenderRoot',
      'firstUpdated',
    ].concat(['performUpdate', 'willUpdate', 'render', 'updated']);
    void SolitaireElement.observedAttributes;
    const members = prototypesOf(SolitaireElement)
      .flatMap((each) => Object.getOwnPropertyNames(each))
      .filter((name) => !hooks.includes(name));
    const statics = ['variant', 'addLocale', 'localeOf', 'defineSolitaire'];
    assert.deepEqual(namesOf(base.members), [...members, ...statics].sort());
  });

  it('can be set where it is not called read-only', async () => {
    const { SolitaireElement } = await built('define.js');
    for (const { name, readonly, kind, static: isStatic } of base.members) {
      if (kind !== 'field' || isStatic) continue;
      const owner = prototypesOf(SolitaireElement).find((each) => Object.hasOwn(each, name));
      const { set } = Object.getOwnPropertyDescriptor(owner, name);
      assert.equal(set === undefined, !!readonly, name);
    }
  });

  it('is explained', () => {
    const lists = ['members', 'attributes', 'events', 'cssParts', 'cssProperties', 'cssStates'];
    for (const list of lists) for (const each of base[list]) assert.ok(each.description, `${list}: ${each.name}`);
    for (const each of beside.flatMap(({ cssParts }) => cssParts)) assert.ok(each.description, each.name);
    for (const element of elements) {
      assert.ok(element.description, element.tagName);
      for (const each of element.attributes) assert.ok(each.description, `${element.tagName}: ${each.name}`);
    }
  });

  it('knows the words of attributes', async () => {
    const [{ controlWords }, { AREAS }, { CHOICES }, { DEALS }] = await Promise.all([
      built('show/controls/table.js'),
      built('play/page.js'),
      built('play/storage/choices.js'),
      built('play/request/requested-deal.js'),
    ]);
    const attribute = (name) => base.attributes.find((each) => each.name === name);
    assert.deepEqual(wordsOf(attribute('storage')), AREAS);
    assert.deepEqual(wordsOf(attribute('deals')), DEALS);
    for (const name of ['felt', 'back']) assert.deepEqual(wordsOf(attribute(name)), CHOICES[name]);
    assert.ok(attribute('buttons').description.includes(`\`${controlWords().join(' ')}\``));
  });

  it('has the custom properties of the styles, with their defaults', () => {
    const code = ['board', 'calendar', 'cards', 'element', 'round']
      .flatMap((layer) =>
        readdirSync(path.join(root, 'src', layer), { recursive: true })
          .filter((file) => file.endsWith('.ts'))
          .map((file) => read(`src/${layer}/${file}`)),
      )
      .join('\n')
      .replaceAll(/\/\*\*.*?\*\//gs, '');
    const used = new Set(code.match(/--solitaire-[a-z-]+/g));
    assert.deepEqual(namesOf(base.cssProperties), [...used].sort());
    for (const { name, default: preset } of base.cssProperties) {
      // Others are read by script.
      const inStyles = code.includes(`var(${name}`);
      if (inStyles) assert.ok(code.includes(`var(${name}, ${preset})`), `${name} is ${preset}`);
    }
  });
});

for (const { tagName, path: file, name, attributes, members, ...element } of gameElements) {
  describe(`<${tagName}> in the manifest`, () => {
    let defined;
    before(async () => {
      defined = (await import(path.join(root, file)))[name];
    });

    it('has every attribute, and no other', () => {
      assert.deepEqual(namesOf(attributes), [...defined.observedAttributes].sort());
    });

    it('has the type, the property and the default of each attribute', () => {
      for (const { name: attribute, fieldName, type, default: preset } of attributes) {
        const { type: kind, reflect } = defined.elementProperties.get(fieldName);
        const isBoolean = kind === Boolean;
        assert.equal(type.text.startsWith('boolean'), isBoolean, attribute);
        if (isBoolean) assert.equal(preset, 'false');
        const member = members.find((each) => each.name === fieldName);
        assert.equal(member.attribute, attribute);
        assert.equal(!!member.reflects, !!reflect, attribute);
      }
    });

    it('has the options of the game, their values and defaults', () => {
      const own = attributes.filter(({ inheritedFrom }) => !inheritedFrom);
      const { options = {} } = defined.variant;
      assert.deepEqual(namesOf(own), Object.keys(options).sort());
      for (const attribute of own) {
        const option = options[attribute.name];
        assert.equal(attribute.default, String(option.default), attribute.name);
        const words = wordsOf(attribute);
        for (const word of words) assert.notEqual(option.read(word), undefined, `${attribute.name}: ${word}`);
        const isNumber = attribute.type.text.includes('number');
        assert.deepEqual(
          (option.values ?? []).filter((value) => !words.includes(value) && !(isNumber && /^\d+$/.test(value))),
          [],
        );
      }
    });

    it('has all that every element has', () => {
      for (const list of ['events', 'cssParts', 'cssProperties', 'cssStates']) {
        assert.deepEqual(namesOf(element[list]), namesOf(base[list]));
      }
      for (const { name } of base.members) assert.ok(namesOf(members).includes(name), name);
    });
  });
}

describe('the data for VS Code', () => {
  const html = JSON.parse(read('dist/vscode.html-custom-data.json'));
  const css = JSON.parse(read('dist/vscode.css-custom-data.json'));

  it('have every tag with its attributes and their words', () => {
    assert.deepEqual(
      html.tags.map((tag) => [tag.name, tag.attributes.map(({ name }) => name)]),
      elements.map(({ tagName, attributes }) => [tagName, attributes.map(({ name }) => name)]),
    );
    const { attributes } = html.tags.find(({ name }) => name === 'pyramid-dozen');
    const kings = attributes.find(({ name }) => name === 'kings');
    assert.deepEqual(
      kings.values.map(({ name }) => name),
      ['stay', 'with-queen', 'alone'],
    );
    assert.equal(attributes.find(({ name }) => name === 'daily').valueSet, 'v');
  });

  it('have the custom properties, parts and states', () => {
    assert.deepEqual(namesOf(css.properties), namesOf(base.cssProperties));
    const parts = new Set([base, ...beside].flatMap(({ cssParts }) => cssParts.map(({ name }) => `::part(${name})`)));
    assert.deepEqual(namesOf(css.pseudoElements), [...parts].sort());
    assert.deepEqual(namesOf(css.pseudoClasses), base.cssStates.map(({ name }) => `:state(${name})`).sort());
  });
});
