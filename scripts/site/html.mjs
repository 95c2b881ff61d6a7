const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text) => String(text).replace(/[&<>"]/g, (character) => ENTITIES[character]);

/** Text that is markup already. */
class Markup {
  constructor(text) {
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

export const markup = (text) => new Markup(text);

const inserted = (value) => {
  if (value === undefined || value === null || value === false) return '';
  if (Array.isArray(value)) return value.map(inserted).join('');
  return value instanceof Markup ? value.text : escaped(value);
};

/** A template of markup. Values are escaped, unless they are markup; arrays are joined; `null` and `false` are nothing. */
export const html = (strings, ...values) => markup(String.raw({ raw: strings }, ...values.map(inserted)));
