// What can be pressed in the panels.
import type { PanelName } from '../../../src/show/controls/control.js';
import { en } from '../../../src/locales/en.js';
import { CHOICES } from '../../../src/play/storage/choices.js';
import { GOES_HOME, LAST_MOVE } from '../decks.js';
import {
  asksFor,
  closes,
  dealsAgain,
  dealsAnother,
  keeps,
  lists,
  makes,
  moves,
  opens,
  type Outcome,
  says,
  shows,
  type Place,
} from './promises.js';
import * as visit from './visits.js';

const KEPT = { storage: 'local' };
const CLOSE = { Close: closes() };

const ENGLISH = en as unknown as Readonly<Record<string, string & Readonly<Record<string, string>>>>;

/** What a press on each setting keeps: the opposite of a switch, and each choice, of which the first is chosen last. */
const SETTINGS: Readonly<Record<string, Outcome>> = Object.fromEntries(
  Object.entries<readonly unknown[]>(CHOICES)
    // A list that is one stop.
    .filter(([name]) => name !== 'motion')
    .flatMap(([name, [first, ...others]]) =>
      others.includes(true) || first === true
        ? [[ENGLISH[name]!, keeps(name, !first)]]
        : [...others, first].map((value) => [
            ENGLISH[`${name}s`]?.[value as string] ?? String(value),
            keeps(name, value),
          ]),
    ),
);

export const PANELS: Readonly<Record<PanelName, Place>> = {
  more: [
    'dialog',
    () => visit.within('more', visit.left()),
    {
      ...CLOSE,
      'Choose difficulty': opens('New game'),
      'Previous game': makes('the game before', ({ seed }) => seed === '42'),
      'Can I still win?': says(/winnable/),
      'Show solution': shows('.transport'),
      'Possible moves': opens('Possible moves'),
      Share: opens('Share'),
      'Enter a deal': opens('Enter a deal'),
      Statistics: opens('Statistics'),
      Settings: opens('Settings'),
    },
  ],
  hint: [
    'dialog',
    () => visit.held('hint', visit.begun()),
    { ...CLOSE, 'Can I still win?': says(/still winnable|is winnable/i), 'Show solution': shows('.transport') },
  ],
  rules: [
    'dialog',
    () => visit.within('rules', visit.fresh({}, 'pyramid-dozen')),
    {
      ...CLOSE,
      'Extra passes through the stock': lists(({ recycles }) => recycles !== 3),
      Kings: lists(({ kings }) => kings !== 'stay'),
    },
  ],
  settings: [
    'dialog',
    () => visit.within('settings', visit.fresh(KEPT)),
    { ...SETTINGS, Motion: keeps('motion', 'fast'), ...CLOSE },
  ],
  statistics: [
    'dialog',
    () => visit.within('statistics', visit.fresh(KEPT, 'pyramid-dozen')),
    {
      'Extra passes through the stock: 3 · Kings: can’t be removed': closes('details[open]'),
      Export: asksFor('download'),
      Import: asksFor('file chooser'),
      Delete: shows('dialog [role=status] p'),
      ...CLOSE,
    },
  ],
  share: [
    'dialog',
    () => visit.within('share', visit.begun()),
    {
      ...CLOSE,
      'Share this deal': says(/^Link copied$/),
      'Share my replay (shows the solution)': says(/^Link copied$/),
    },
  ],
  'legal-moves': [
    'dialog',
    () => visit.within('legal-moves', visit.fresh({ deck: LAST_MOVE }, 'trusty-twelve')),
    { ...CLOSE, 'Q♣ → K♣ Queen of clubs, pile 2, onto King of clubs, pile 1': moves(1) },
  ],
  'enter-deal': [
    'dialog',
    () => visit.entered('2026'),
    { ...CLOSE, Play: makes('the deal that was entered', ({ seed }) => seed === '2026') },
  ],
  keys: ['dialog', () => visit.keysOf(visit.begun()), CLOSE],
  new: [
    'dialog',
    () => visit.held('new', visit.fresh({}, 'told-twelve')),
    {
      ...CLOSE,
      'Random deal': dealsAnother,
      Easy: says(/Easy$/),
      Medium: says(/Medium$/),
      Hard: says(/Hard$/),
    },
  ],
  solution: [
    'dialog',
    () => visit.within('solution', visit.counted()),
    { ...CLOSE, Cancel: closes(), 'Show solution': shows('.transport') },
  ],
};

/** The same panels at another time, or in another game. */
export const OTHER_PANELS: Readonly<Record<string, Place>> = {
  'the statistics while a file is added': [
    'dialog',
    visit.adding,
    { Export: asksFor('download'), Stop: closes('progress'), Delete: closes('progress'), ...CLOSE },
  ],
  'the list of more, when all cards can go home': [
    'dialog .more:first-of-type',
    () => visit.within('more', visit.fresh({ deck: GOES_HOME })),
    {
      'Choose difficulty': opens('New game'),
      'Can I still win?': says(/still winnable|is winnable/i),
      'Show solution': shows('.transport'),
      'Auto-finish': makes('a win', ({ status }) => status === 'won'),
      'Possible moves': opens('Possible moves'),
      Share: opens('Share'),
    },
  ],
  'the list of a hint, while a solution is shown': [
    'dialog',
    () => visit.held('hint', visit.solved()),
    { ...CLOSE, 'Can I still win?': says(/still winnable|is winnable/i), Stop: closes('.transport') },
  ],
  'the list of a hint, once the game is known to be lost': [
    'dialog',
    () => visit.held('hint', visit.known()),
    { ...CLOSE, 'Show my mistake': shows('.transport'), 'Show solution': closes() },
  ],
  'the rules with a switch': [
    'dialog',
    () => visit.within('rules', visit.fresh({}, 'trefoil-solitaire')),
    { ...CLOSE, 'Lift one covered card': makes('the option', ({ draw }) => draw) },
  ],
  'the list of new games, on a day': [
    'dialog .more',
    () => visit.within('new', visit.begun({ daily: '' }, 'told-twelve')),
    {
      'Restart today’s game · 20 Nov': dealsAgain,
      'Yesterday’s game · 19 Nov': says(/^Daily · 19 Nov/),
      'Random deal': dealsAnother,
      Easy: says(/Easy$/),
      Medium: says(/Medium$/),
      Hard: says(/Hard$/),
    },
  ],
};
