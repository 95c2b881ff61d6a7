import type { Words } from '../describe/deal.js';
import type { Texts } from '../locales/en.js';
import type { Play } from '../play/play.js';
import type { Screen, ShownTable } from './screen.js';
import type { Announcer } from './speech/announcer.js';

/** The words of an element: the texts of all games, those of its own, and how they are used. */
export interface Wording extends Words {
  /** The same for the ear, shorter if the reader wants that. */
  readonly spoken: Texts;
  /** The language of the texts, if it isn't the page's. */
  readonly lang: string | undefined;
  /** The game's name, also where the language has changed and the element isn't updated yet. */
  readonly label: string;
}

/** The parts of the game in play, and its words: what an element gives its show. */
export interface GameParts extends Pick<
  Play,
  | 'page'
  | 'variant'
  | 'store'
  | 'attributes'
  | 'settings'
  | 'session'
  | 'stage'
  | 'answers'
  | 'advisor'
  | 'savedGames'
  | 'houseRules'
  | 'dealer'
  | 'daily'
  | 'forget'
> {
  readonly language: Wording;
}

/** All that the parts of a show read and act on. */
export interface Parts extends GameParts {
  readonly screen: Screen;
  readonly table: ShownTable;
  readonly announcer: Announcer;
}

/** Whether the page has locked the table. */
export const isLocked = ({ attributes }: Pick<Parts, 'attributes'>): boolean => attributes.isOn('disabled');
