// The examples' elements on the page, and what they tell. Their modules define them, so a test that imports this file does.
import { EXAMPLES } from '../games.js';

export { EXAMPLES };
export const variants = EXAMPLES.map(({ variant }) => variant);
