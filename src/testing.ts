import { SolitaireElement } from './element/solitaire-element.js';
import { StubElement } from './element/stub-element.js';
import { bakersDozen } from './games/bakers-dozen.js';
import { luckyThirteen } from './games/lucky-thirteen.js';
import { pyramidDozen } from './games/pyramid-dozen.js';
import { trefoilSolitaire } from './games/trefoil-solitaire.js';
import { trustyTwelve } from './games/trusty-twelve.js';

// The tags, with their properties and events.
export type * from './index.js';

// Modules of games that load later, also of extra games and your own, define stubs too.
SolitaireElement.defineSolitaire = StubElement.defineSolitaire;

for (const variant of [trustyTwelve, pyramidDozen, trefoilSolitaire, luckyThirteen, bakersDozen]) {
  SolitaireElement.defineSolitaire(variant.id, variant);
}
