import { examples } from 'release';
import { FIVE } from './games.js';

/** The tags of all games: the five, and the extra games. */
export const TAGS = [...Object.keys(FIVE), ...examples];
