import { examples } from 'release';
import { FIVE } from './games.js';

/** The tags of all games: the five, and those that are a script each beside the first one. */
export const TAGS = [...Object.keys(FIVE), ...examples];
