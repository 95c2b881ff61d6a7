// Elements of games of which a test decides what can be found out.
import { defineSolitaire } from '../../src/define.js';
import type { Variant } from '../../src/games/variant/variant.js';
import { twelve } from '../support/searches.js';

export * from '../support/searches.js';

export const defineTwelve = (id: string, changed: Partial<Variant>) => defineSolitaire(id, twelve(id, changed));
