// What the playground offers, from the manifest.
import { THEMES } from '../../demo/parts/themes.js';
import { controlWords } from '../../dist/show/controls/table.js';
import { fromRight, languages } from '../languages.mjs';
import { isOnOrOff } from '../manifest/elements.mjs';
import { extraGames, games } from './games.mjs';

const offered = languages.map((tag) => ({
  tag,
  name: new Intl.DisplayNames([tag], { type: 'language' }).of(tag),
  dir: fromRight.includes(tag) ? 'rtl' : 'ltr',
}));

const [{ declaration: any, options: own }] = games;

/** The texts that a type allows, `undefined` if it allows any. */
function choicesOf({ type: { text } }) {
  const parts = text.split('|').map((part) => part.trim());
  return parts.every((part) => /^'.*'$/.test(part)) ? parts.map((part) => part.slice(1, -1)) : undefined;
}

/** The field of an attribute. Games may have options of the same name: then `scope` tells their fields apart. */
const field = (attribute, values = choicesOf(attribute), scope = 'any') => ({
  ...{ ...attribute, values, id: `${scope}-${attribute.name}`, isTick: isOnOrOff(attribute) },
});

/** Attributes that every game has. They say only the first sentence about themselves: the API has the others. */
const attributes = any.attributes
  .filter((attribute) => !own.includes(attribute) && attribute.name !== 'buttons')
  .map((attribute) => field({ ...attribute, description: /^.*?\.(?=\s|$)/s.exec(attribute.description)[0] }));

const withOptions = [...games, ...extraGames]
  .map(({ tag, variant, options }) => ({
    tag,
    fields: options.map((attribute) => field(attribute, variant.options[attribute.name].values, tag)),
  }))
  .filter(({ fields }) => fields.length > 0);

/** A custom property, with the six digits of the first colour in its default. */
const looks = any.cssProperties.map((look) => {
  const [, digits] = /#([0-9a-f]{3,6})\b/i.exec(look.default) ?? [];
  const hex = digits && `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  return { ...look, hex, short: look.name.replace('--solitaire-', '') };
});

export const playground = {
  ...{ languages: offered, attributes, withOptions, buttons: controlWords(), themes: Object.keys(THEMES) },
  colours: looks.filter(({ hex }) => hex),
  otherLooks: looks.filter(({ hex }) => !hex),
};
