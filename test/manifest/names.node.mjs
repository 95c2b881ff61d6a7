// The names of our attributes beside those to which HTML gives a kind. Tools go by the name alone, whatever the tag: they empty the value of
// a boolean attribute, rewrite a URL or a number, and drop or lowercase one of a list of words.
import assert from 'node:assert/strict';
import { enumeratedAttributes } from 'html-enumerated-attributes';
import { urlAttributes } from 'html-url-attributes';
import { html } from 'property-information';
import { read } from '../support/pages.mjs';

const lowerCase = (names) => new Set(names.map((name) => name.toLowerCase()));

/** `hidden` and `download` can have a value, but older tools take them for booleans. `draggable` is a list of two words. */
const known = Object.values(html.property);

const KINDS = {
  boolean: lowerCase(known.filter((each) => each.boolean || each.overloadedBoolean).map(({ attribute }) => attribute)),
  number: lowerCase(known.filter(({ number }) => number).map(({ attribute }) => attribute)),
  URL: lowerCase(Object.keys(urlAttributes)),
  enumerated: lowerCase([
    ...Object.keys(enumeratedAttributes),
    ...known.filter(({ booleanish }) => booleanish).map(({ attribute }) => attribute),
  ]),
};

/** The names that we share with HTML nevertheless, and why. */
const SHARED = {
  disabled: ['boolean', 'It means what it means in HTML. Docs tell authors to leave out `disabled="false"`.'],
  poster: [
    'URL',
    'Ours is boolean, and the tools of docs/embedding/tools.md keep its empty value and `false` as they are.',
  ],
};

const elements = JSON.parse(read('dist/custom-elements.json')).modules.flatMap(({ declarations }) =>
  declarations.filter(({ tagName }) => tagName),
);

describe('the names of attributes', () => {
  it('have no other kind in HTML', () => {
    const kindsOf = (name) => Object.keys(KINDS).filter((kind) => KINDS[kind].has(name));
    const found = new Map();
    for (const { attributes } of elements)
      for (const { name } of attributes) if (kindsOf(name).length > 0) found.set(name, kindsOf(name).join(' '));
    const shared = Object.entries(SHARED).map(([name, [kind]]) => [name, kind]);
    assert.deepEqual([...found].sort(), shared.sort());
  });

  it('are compared with lists that know all kinds', () => {
    for (const name of ['controls', 'disabled', 'hidden', 'open', 'loop']) assert.ok(KINDS.boolean.has(name), name);
    for (const name of ['size', 'start', 'width']) assert.ok(KINDS.number.has(name), name);
    for (const name of ['href', 'poster', 'src', 'cite']) assert.ok(KINDS.URL.has(name), name);
    for (const name of ['draggable', 'loading', 'type', 'dir']) assert.ok(KINDS.enumerated.has(name), name);
  });
});
