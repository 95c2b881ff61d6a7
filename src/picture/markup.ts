/** What would end a text or an attribute, and what no XML may contain. */
const SPECIAL = /[&<>"]|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand between tags and in attributes. */
export const escaped = (text: string): string => text.replace(SPECIAL, (each) => ENTITIES[each] ?? '');

/** A number in as few characters as hundredths need. */
export const short = (number: number): string => String(Math.round(number * 100) / 100).replace(/^(-?)0\./, '$1.');

/** A path without the spaces and zeros that say nothing. */
export const shortPath = (path: string): string => path.replace(/(?<![\d.])0(?=\.\d)/g, '').replace(/ (?=-)/g, '');

/** Drawings that stand once in a picture and are used many times. */
export class Symbols {
  readonly #ids = new Map<string, string>();

  /** Uses an element, given by its name and attributes. */
  use(element: string): string {
    let id = this.#ids.get(element);
    // The name follows from the drawing, so that several pictures on one page may share it.
    if (id === undefined) this.#ids.set(element, (id = `s${hash(element)}`));
    return `<use href="#${id}"/>`;
  }

  get definitions(): string {
    const all = [...this.#ids].map(([element, id]) => element.replace(' ', ` id="${id}" `));
    return `<defs>${all.join('')}</defs>`;
  }
}

/** FNV-1a, in digits and letters. */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(36);
}
