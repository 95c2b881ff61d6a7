/** Characters that would end a text or an attribute, or that XML forbids. */
const SPECIAL = /[&<>"]|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for use between tags and in attributes. */
export const escaped = (text: string): string => text.replace(SPECIAL, (each) => ENTITIES[each] ?? '');

/** A number in as few characters as hundredths need. */
export const short = (number: number): string => String(Math.round(number * 100) / 100).replace(/^(-?)0\./, '$1.');

/** A path without superfluous digits, zeros and spaces: its points are rounded to tenths, a fraction of a pixel. */
export const shortPath = (path: string): string =>
  path
    .replace(/[A-Z][^a-z]*/g, (points) =>
      points.replace(/-?[\d.]+/g, (number) => String(Math.round(+number * 10) / 10)),
    )
    .replace(/(?<![\d.])0(?=\.\d)/g, '')
    .replace(/ (?=-)|(?<=\.\d+) (?=\.)/g, '');

/** Drawings that a picture contains once and uses many times. */
export class Symbols {
  readonly #ids = new Map<string, string>();

  /**
   * Uses an element, given as its markup.
   *
   * @param at its `x` and `y`, as attributes. Default: at the origin.
   */
  use(element: string, at = ''): string {
    return `<use href="#${this.#idOf(element)}"${at}/>`;
  }

  /** Fills or strokes with a gradient or a pattern, given as its markup. */
  paint(element: string): string {
    return `url(#${this.#idOf(element)})`;
  }

  #idOf(element: string): string {
    let id = this.#ids.get(element);
    // The name follows from the drawing, so that several pictures on one page may share it.
    if (id === undefined) this.#ids.set(element, (id = `s${hash(element)}`));
    return id;
  }

  get definitions(): string {
    const all = [...this.#ids].map(([element, id]) => element.replace(/^<\w+/, `$& id="${id}"`));
    return `<defs>${all.join('')}</defs>`;
  }
}

/** FNV-1a, in digits and letters. */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(36);
}
