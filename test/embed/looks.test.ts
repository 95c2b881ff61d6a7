// What the page for frames takes as colours, corners and fonts.
import { expect } from '@open-wc/testing';
import { setLook } from '../../src/embed/looks.js';

/** What an element takes of a look, and what is warned of. */
function taken(name: string, value: string): { style: string; warnings: string[] } {
  const element = document.createElement('p');
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (text: string) => warnings.push(text);
  setLook(element, name, value);
  console.warn = warn;
  return { style: element.style.getPropertyValue(`--solitaire-${name}`), warnings };
}

const image = 'image-set("https://evil.example/a.png" 1x)';

const looks: Readonly<Record<string, { good: readonly string[]; bad: readonly string[] }>> = {
  card: {
    good: [
      ...['#abc', '#5C1626', '#5c1626cc', 'teal', 'RebeccaPurple', 'transparent', 'rgb(39 99 74 / 50%)'],
      ...['rgba(1,2,3,.5)', 'hsl(120deg 50% 50%)', 'hsla(1,2%,3%,.4)', 'hwb(194 0% 0%)', 'lab(50% 40 59.5)'],
      ...['lch(52.2% 72.2 50)', 'oklab(59% -0.1 0.1)', 'oklch(60% 0.15 50 / none)', 'color(display-p3 1 0.5 0)'],
      ...['light-dark(#27634a, rgb(29 59 47))'],
    ],
    bad: [
      ...[`if(else: ${image})`, 'v\\61r(--x)', 'var(--x)', '--f(red)', image, 'url(//evil.example)', 'env(x, red)'],
      ...['attr(id type(<color>))', 'light-dark(red, var(--x))', 'rgb(var(--x) 1 2)', 'red;color:blue', 'red/**/'],
      ...['oklch(calc(1) 0 0)', 'color-mix(in srgb, red, var(--x))', 'nocolour', '#12345', 'rgb(1 2)', ''],
    ],
  },
  radius: {
    good: ['0', '12px', '.5em', '50%'],
    bad: ['if(else: 1px)', 'var(--x)', 'v\\61r(--x)', '--f(x)', 'calc(1px)', '-1px', '1px;x:y', '1foo', ''],
  },
  'card-width': {
    good: ['70', '4.5rem', '8vw'],
    bad: ['10000', '1e9', '4rm', '50%', 'calc(1px)', 'var(--x)', '-4px', '2s', ''],
  },
  speed: {
    good: ['0', '250', '.2s', '300ms'],
    bad: ['10000', '4rem', 'calc(1s)', 'var(--x)', '-1s', '1s, 2s', ''],
  },
  font: {
    good: ['Georgia, serif', `"Noto Sans", 'Open Sans', system-ui`, 'Ελληνικά, sans-serif'],
    bad: ['if(else: serif)', 'var(--x)', 'v\\61r(--x)', '--f(x)', 'serif;x:y', ''],
  },
};

describe('the page for frames', () => {
  for (const [name, { good, bad }] of Object.entries(looks)) {
    for (const value of good) {
      it(`takes ${value} as ${name}`, () => {
        expect(taken(name, value)).to.deep.equal({ style: value, warnings: [] });
      });
    }
    for (const value of bad) {
      it(`does not take ${value || 'nothing'} as ${name}, and says so`, () => {
        const warning = `${name}=${value} is not allowed; allowed: a value of --solitaire-${name}`;
        expect(taken(name, value)).to.deep.equal({ style: '', warnings: [warning] });
      });
    }
  }

  it('takes a number without its #, in each colour', () => {
    for (const name of 'felt felt-ink accent card back red black gold clubs diamonds'.split(' ')) {
      expect(taken(name, '5c1626').style, name).to.equal('#5c1626');
    }
  });
});
