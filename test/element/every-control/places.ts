// What can be pressed outside the panels.
import { textOf } from '../../support/table.js';
import { GOES_HOME } from '../decks.js';
import { closes, dealsAgain, dealsAnother, makes, moves, opens, says, shows, type Place } from './promises.js';
import * as visit from './visits.js';

const KEPT = { storage: 'local' };

export const PLACES: Readonly<Record<string, Place>> = {
  'a closed element': [
    '.poster',
    visit.closed,
    { 'Baker’s Dozen Build each suit on its foundation, from Ace to King. Deal 42 Play': shows('.table .card') },
  ],
  'the strip of a first visit': [
    '.coach',
    () => visit.fresh(KEPT),
    { 'Show me': says(/^\S+ → /), Rules: opens('Baker’s Dozen'), Close: closes('.coach') },
  ],
  'the bar': [
    '.toolbar',
    visit.begun,
    {
      Undo: moves(-1),
      Redo: moves(1),
      Hint: says(/^\S+ → /),
      'New game': dealsAnother,
      Rules: opens('Baker’s Dozen'),
      More: opens('More'),
    },
  ],
  'the bar of a replay': [
    '.toolbar',
    visit.replay,
    { 'New game': closes('.transport'), Rules: opens('Trusty Twelve'), More: opens('More') },
  ],
  'a bar of other controls': [
    '.toolbar',
    () => visit.begun({ buttons: 'restart verdict settings statistics share' }),
    {
      Restart: dealsAgain,
      'Can I still win?': says(/still winnable|is winnable/i),
      Settings: opens('Settings'),
      Statistics: opens('Statistics'),
      Share: opens('Share'),
    },
  ],
  'the line above the table, when all cards can go home': [
    '.status',
    () => visit.fresh({ deck: GOES_HOME }),
    { 'Auto-finish': makes('a win', ({ status }) => status === 'won') },
  ],
  'the line of a game that took the place of another': [
    '.status',
    visit.left,
    { 'Previous game': makes('the game before', ({ seed }) => seed === '42') },
  ],
  'the line of a game that can’t be kept': [
    '.status',
    visit.unkept,
    { 'This game can’t be saved: the browser’s storage is full': says(/storage is full$/) },
  ],
  'the line of a replay that is played on': [
    '.status',
    visit.playedOn,
    { 'Back to the end': makes('a loss', ({ status }) => status === 'lost') },
  ],
  'the line of an end with another try': [
    '.status',
    visit.branched,
    { 'Back to my other attempt': makes('the other try', ({ status }) => status === 'playing') },
  ],
  'the buttons of a replay': [
    '.transport',
    visit.replay,
    {
      'Step back': moves(-1),
      'Step forward': moves(1),
      Play: shows('[data-control=pause]'),
      'To the end': moves(2),
      'Speed: 1×': shows('[title="Speed: 2×"]'),
      Replay: makes('another move', (element) => !/^1 /.test(textOf(element, '.moves'))),
      'Play on from here': shows('.status [data-control=end]'),
      Stop: closes('.transport'),
    },
  ],
  'the buttons of a replay under way': ['[data-control=pause]', visit.running, { Pause: shows('[data-control=play]') }],
  'the buttons of a solution': [
    '.transport',
    visit.solved,
    {
      'Step back': moves(-1),
      'Step forward': moves(1),
      Play: shows('[data-control=pause]'),
      'To the end': makes('a win', ({ status }) => status === 'won'),
      'Speed: 1×': shows('[title="Speed: 2×"]'),
      Stop: closes('.transport'),
      Replay: makes('another move', (element) => element.moveCount !== 50),
    },
  ],
  'a stock': ['.table', () => visit.fresh({}, 'pyramid-dozen'), { 'Draw, 24 cards left in the stock': moves(1) }],
  'a button to redeal': ['.table', () => visit.fresh({}, 'trefoil-solitaire'), { 'Redeal 2': says(/Press again/) }],
  'the sheet of a win': [
    '.result',
    () => visit.won({ deck: GOES_HOME }),
    { 'New game': dealsAnother, Share: opens('Share'), 'Watch again': shows('.transport'), Close: closes('.result') },
  ],
  'the sheet of a day’s win': [
    '.result',
    () => visit.wonDays('2026-11-20'),
    {
      Share: opens('Share'),
      'Yesterday’s game': says(/^Daily · 19 Nov/),
      'Another game': opens('New game'),
      Close: closes('.result'),
    },
  ],
  'the sheet of an earlier day’s win': [
    '.result',
    () => visit.wonDays('2026-11-18'),
    {
      Share: opens('Share'),
      'Today’s game': says(/^Daily · 20 Nov/),
      'Another game': opens('New game'),
      Close: closes('.result'),
    },
  ],
  'the sheet of a day’s win, with the day before won, too': [
    '.result',
    () => visit.wonDays('2026-11-19', '2026-11-20'),
    {
      Share: opens('Share'),
      'Watch again': shows('.transport'),
      'Another game': opens('New game'),
      Close: closes('.result'),
    },
  ],
  'the sheet of a loss, with the mistake': [
    '.result',
    () => visit.lost('winnable', 'winnable', 'winnable'),
    {
      'Show my mistake': shows('.transport'),
      'Try from there': moves(-1),
      'New game': dealsAnother,
      Close: closes('.result'),
    },
  ],
  'the sheet of a deal that could not be won': [
    '.result',
    () => visit.lost('unwinnable', 'unwinnable', 'unwinnable'),
    {
      'Winnable game': async (...press) => {
        visit.isNow('winnable');
        await dealsAnother(...press);
      },
      Undo: moves(-1),
      Close: closes('.result'),
    },
  ],
  'the sheet of a loss of which nothing is known': [
    '.result',
    () => visit.lost('unknown', 'unknown', 'unknown'),
    { Restart: dealsAgain, Undo: moves(-1), 'New game': dealsAnother, Close: closes('.result') },
  ],
};
