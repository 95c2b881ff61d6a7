import { CHOICES } from '../play/storage/choices.js';

/**
 * The allowed forms of values. CSS itself accepts anything that can be replaced later, such as `var()`, which could become a URL. A
 * colour is a name, a number after `#`, or a function of numbers and words. A picture allows fewer functions, because few programs that
 * draw SVG support them.
 */
const COLOUR = String.raw`(#[\da-f]+|[a-z]+|((rgb|hsl)a?|hwb|(ok)?l(ab|ch)|color)\([\w\s.,%/+-]+\))`;
const FORMS = {
  color: new RegExp(String.raw`^(${COLOUR}|light-dark\(\s*${COLOUR}\s*,\s*${COLOUR}\s*\))$`, 'i'),
  'border-radius': /^[\d.]+[a-z%]*$/i,
  width: /^[\d.]+[a-z]+$/i,
  'transition-delay': /^[\d.]+m?s$/i,
  'font-family': /^[\p{L}\p{N}\s,'"_-]+$/u,
};

const style =
  (property: keyof typeof FORMS) =>
  (value: string): string | undefined =>
    FORMS[property].test(value) && CSS.supports(property, value) ? value : undefined;

/** A colour can omit its `#`, which a URL would have to encode as `%23`. */
const colour = (value: string): string | undefined => style('color')(value) ?? style('color')(`#${value}`);

/** A plain number, or one with a unit. */
const number =
  (property: 'width' | 'transition-delay') =>
  (value: string): string | undefined =>
    /^\d{1,4}$/.test(value) ? value : style(property)(value);

/** The custom properties that are parameters, without `--solitaire-`, and how each is read. */
const LOOKS: Readonly<Record<string, (value: string) => string | undefined>> = {
  felt: colour,
  'felt-ink': colour,
  accent: colour,
  card: colour,
  back: colour,
  red: colour,
  black: colour,
  gold: colour,
  clubs: colour,
  diamonds: colour,
  'card-width': number('width'),
  speed: number('transition-delay'),
  radius: style('border-radius'),
  font: style('font-family'),
};

export const LOOKS_NAMES: readonly string[] = Object.keys(LOOKS);

/** The values of attributes that share their names with custom properties. */
const WORDS: Readonly<Record<string, readonly unknown[]>> = CHOICES;

/** Sets a custom property, or the attribute of its name. An invalid value is ignored and logs a warning. */
export function setLook(element: HTMLElement, name: string, given: string): void {
  const words = WORDS[name] ?? [];
  if (words.includes(given)) return element.setAttribute(name, given);
  const value = LOOKS[name]!(given);
  const allowed = [...words, `a value of --solitaire-${name}`].join(', ');
  if (value === undefined) console.warn(`${name}=${given} is not allowed; allowed: ${allowed}`);
  else element.style.setProperty(`--solitaire-${name}`, value);
}

const page = new CSSStyleSheet();

/** A scroll bar that appears and disappears must not change the width, on which the height depends. */
page.replaceSync(`
  :root { overflow-x: clip }
  body { margin: 0; inline-size: 100vw }
  .notice { margin: 0; padding: 12px; font: 1rem/1.5 system-ui, sans-serif }
  .fit { display: flex; flex-direction: column; block-size: 100vh }
  .fit > :last-child { flex: 1; min-block-size: 0 }
`);

export function stylePage(isFit: boolean): void {
  document.adoptedStyleSheets = [page];
  document.body.classList.toggle('fit', isFit);
}

export function setColorScheme(scheme: string): void {
  if (scheme === 'light' || scheme === 'dark') document.documentElement.style.colorScheme = scheme;
  else console.warn(`color-scheme=${scheme} is not allowed; allowed: light, dark`);
}
