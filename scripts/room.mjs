// The style sheet that keeps the room of each element until its script has loaded: dist/solitaire-elements.css. It is made from the
// arrangements of the tables, and a test compares it with the elements. Needs tsc's output.
import { heightOf } from '../dist/board/layout/arrange.js';
import { lay } from '../dist/board/layout/geometry.js';
import { createGame } from '../dist/engine.js';
import { layoutsOf } from '../dist/games/variant/defaults.js';
import { minified } from './style-sheets.mjs';

/** More cards side by side than any page has room for: such an arrangement is never chosen. */
const NEVER = { width: 99, height: 0 };

const SAMPLE = { cardWidth: 100, tableWidth: 1000, settings: { large: false, mirror: false } };

const wide = ({ width }) => Number(width.toPrecision(3));
const high = ({ height }) => Number(((height * heightOf(100)) / 100).toFixed(2));

/**
 * How a table may be arranged, in card widths: `u`, `v` and `w` are how wide it then is, and `x`, `y` and `z` how high. `f`, `e` and `d` are
 * how high it is at the deal, since some leave room in the window or open with less.
 */
function arrangementsOf(rules) {
  const { deal, position } = createGame(rules, { seed: '1' });
  const layouts = layoutsOf(deal.rules).filter(({ fit }) => !fit);
  if (layouts.length > 3)
    throw new Error(`${deal.rules.id} has ${layouts.length} layouts; the style sheet has room for 3`);
  const [last, second = NEVER, first = NEVER] = layouts.toReversed();
  const dealt = (layout, nominal) => {
    const height = layout === NEVER ? 0 : high(lay({ layout, ...SAMPLE }, position).layout);
    return height === 0 || height === high(layout) ? nominal : height;
  };
  return {
    ...{ u: wide(first), x: high(first), f: dealt(first, 'var(--x)') },
    ...{ v: wide(second), y: high(second), e: dealt(second, 'var(--y)') },
    ...{ w: wide(last), z: high(last), d: dealt(last, 'var(--z)') },
  };
}

const declarations = (properties) => properties.map(([name, value]) => `--${name}:${value}`).join(';');

/** A difference of less than a hundredth is not seen. */
const isLike = (value, other) => value === other || Math.abs(value / other - 1) < 0.01;

/** What a game needs beside the properties of another. An arrangement that it lacks may stay where that is lower than its own. */
const beside = (usual) => (room) =>
  Object.entries(room).filter(([name, value]) => {
    if (value === NEVER.height || (name === 'u' && value === NEVER.width && usual.x <= room.z)) return false;
    return !isLike(value, usual[name]);
  });

/** Selectors of tags whose script has not come yet, each with the same end. Lists are plain because PurgeCSS removes `:is()`. */
const waiting = (tags, end = '') => tags.map((tag) => `${tag}:not(:defined,[hidden])${end}`).join();

/**
 * The style sheet for these games, the calendar, and about that of a round, whose height depends on its game.
 *
 * A box of no width before what is between the tags is as high as the element will be. `a`, `b` and `c` are the widths of cards in each
 * arrangement, as `arrange.ts` finds them: whole pixels of the width, and what is about the middle of one in the window's height. A later
 * arrangement needs wider cards. Only the last is used in windows so low that cards stay at 44 pixels.
 *
 * The page's own rules go before these because the sheet is a layer, except where they take the padding of all boxes. No rule stands in
 * another, because clean-css and csso drop such rules.
 */
export function roomStyles(variants) {
  const rooms = variants.map((rules) => [rules.id, arrangementsOf(rules)]);
  const [, usual] = rooms.find(([id]) => id === 'bakers-dozen');
  const unusual = rooms.map(([id, room]) => [id, declarations(beside(usual)(room))]).filter(([, room]) => room !== '');
  const tags = [...rooms.map(([id]) => id), 'solitaire-calendar'];
  return minified(`
    @layer solitaire {
      ${waiting(tags)} {
        display: flow-root;
      }
      ${waiting(tags, "[fit='height']")} {
        height: 100%;
        overflow: hidden;
      }
      ${waiting(tags, '::before')} {
        content: "";
        float: left;
        ${declarations(Object.entries(usual))};
        --a: min(96px, round(down, (100% - 24px)/var(--u), 1px), 80vh/var(--x) - .5px);
        --b: min(96px, round(down, (100% - 24px)/var(--v), 1px), 80vh/var(--y) - .5px);
        --c: min(96px, round(down, (100% - 24px)/var(--w), 1px), max(44px, 80vh/var(--z) - .5px));
        --h: calc(max(48px, 3rem) + 56px + max(var(--f)*var(--a),
          min(var(--e)*var(--b), (var(--b) - var(--a) - .5px)*1e5),
          min(var(--d)*var(--c), (var(--c) - var(--b) - .5px)*1e5)));
        padding-top: var(--h)!important;
      }
      ${unusual.map(([id, room]) => `${waiting([id], '::before')} { ${room} }`).join('')}
      ${waiting(tags, "[poster]:not([poster='false'])::before")} {
        --h: clamp(168px, 10.5rem, 200px);
      }
      ${waiting(['solitaire-calendar'], '::before')} {
        --h: 413px;
      }
      ${waiting(['solitaire-round'])} {
        display: flow-root;
        min-height: 700px;
      }
      ${waiting(['solitaire-round'], '[poster]')} {
        min-height: 370px;
      }
    }
  `).trim();
}
