// The tags that the tools are given: those of the docs, and one of every game with all its attributes.
import { codeIn, pages, read } from '../support/pages.mjs';

const elements = JSON.parse(read('dist/custom-elements.json')).modules.flatMap(({ declarations }) =>
  declarations.filter(({ tagName }) => tagName),
);

/** A value for each attribute that is neither a boolean nor one of a few words. */
const VALUES = {
  buttons: 'undo restart',
  daily: '2026-11-20',
  deck: 'QD 5S',
  for: 'today',
  seed: '007',
  'share-url': 'https://example.org/play?a=1',
};

const valueOf = ({ name, type }) => VALUES[name] ?? /'([^']+)'/.exec(type.text)?.[1] ?? '3';

const isBoolean = ({ name, type }) => type.text.startsWith('boolean') && !(name in VALUES);

/** The tag of an element: its attributes as HTML has them, and the values that an app binds. `isOn`: what its booleans are. */
function tagWith({ tagName, attributes }, isOn) {
  // `disabled="false"` is a case of its own.
  const tried = attributes.filter(({ name }) => isOn || name !== 'disabled');
  const valuesWith = (on) => Object.fromEntries(tried.map((each) => [each.name, isBoolean(each) ? on : valueOf(each)]));
  return {
    tag: tagName,
    attributes: valuesWith(isOn ? '' : 'false'),
    values: valuesWith(isOn),
    content: '<a href="https://example.org/">Play</a>',
  };
}

/** Every element with all its attributes, booleans on in one and off in the other. */
export const fullTags = elements.flatMap((element) => [tagWith(element, true), tagWith(element, false)]);

/** Whether HTML has one of our tags. */
const hasTag = (html) => elements.some(({ tagName }) => html.includes(`<${tagName}`));

/** The HTML that README and docs tell readers to paste, each piece once. */
export const snippets = [...new Set(pages.flatMap((page) => codeIn(page, 'html')).filter(hasTag))];

/** What HTML calls disabled, and our elements don't. */
const disabled = { disabled: 'false' };
export const disabledFalse = { tag: 'bakers-dozen', attributes: disabled, values: disabled, content: '' };

const opening = ({ tag, attributes }, write) =>
  `<${[tag, ...Object.entries(attributes).map(([name, value]) => write(name, value))].join(' ')}>`;

const withContent = (tag, start) => `${start}${tag.content}</${tag.tag}>`;

/** A tag as HTML has it. */
export const asMarkup = (tag) =>
  withContent(
    tag,
    opening(tag, (name, value) => (value === '' ? name : `${name}="${value}"`)),
  );

/** A tag whose attributes are bound, such as `:seed="values['seed']"`. `bind`: how a framework writes that. */
export const asBound = (tag, bind) =>
  withContent(
    tag,
    opening(tag, (name) => bind(name, `values['${name}']`)),
  );
