// The art as it is. Who changes a drawing on purpose looks at it, and then puts in what the failure shows.
import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { BACKS, backPath } from '../../src/cards/back.js';
import { faceOf, type FaceStyle } from '../../src/cards/face.js';
import { cardOf } from '../../src/engine/model/card.js';
import * as LETTERS from '../../src/locales/letters.js';

const RANKS = [...'A23456789TJQK'];

const digest = (drawing: string): string => createHash('sha256').update(drawing).digest('hex').slice(0, 8);

/** Digests of some drawings, each after its name. */
const digests = (names: readonly string[], draw: (name: string) => string): string =>
  names.map((name) => `${name} ${digest(draw(name))}`).join(' ');

/** The faces of all ranks, each in its four suits, and what is known of them. */
const FACES: readonly (readonly [name: string, style: FaceStyle, isHalf: boolean, known: string])[] = [
  [
    'classic faces',
    'classic',
    false,
    'A 332df9e9 2 683d800c 3 9a646364 4 084e2e49 5 f0e6b812 6 b8736767 7 ad1fec4a 8 48001793 9 e7d4c07c T da32fd76 J 4c3a3816 Q 2443957c K 80af6708',
  ],
  [
    'classic faces under another card',
    'classic',
    true,
    'A 5b2910c3 2 b34d6def 3 43988688 4 052d7559 5 25bbdf43 6 2f9d3fc7 7 d11cfae8 8 3c57d2ab 9 b4f1809f T 34a52f08 J 776c7fd4 Q 5ade1719 K c43d5bc3',
  ],
  [
    'jumbo faces',
    'jumbo',
    false,
    'A 3c0b7e5a 2 6062904a 3 df6de9ca 4 cf5877d0 5 54b95ecc 6 150fc2cc 7 619884ea 8 268b0f90 9 db814b78 T f33690dc J aeb13a3b Q c0098bb6 K 62cff741',
  ],
  [
    'jumbo faces under another card',
    'jumbo',
    true,
    'A 2d9c6d1b 2 d566ba92 3 fea2f5ee 4 4d57aa9d 5 4c713510 6 3a9ed28e 7 d735a84e 8 c0d9d570 9 6f976789 T e6cd10d7 J cbc146c3 Q a9d0cdd7 K 0de9630d',
  ],
  [
    'jumbo faces with the suit below the rank',
    'jumbo-stacked',
    false,
    'A e426e5c8 2 10ac54ec 3 2ae29b35 4 f5662202 5 dcab9805 6 36c748bb 7 ea9467cf 8 c54eec92 9 a280d147 T b0d6b80a J 2dfcba1e Q 7de979f8 K 1cd2499b',
  ],
];

describe('drawings are as they were', () => {
  for (const [name, style, isHalf, known] of FACES) {
    it(name, () => {
      const face = (code: string) => Object.values(faceOf(cardOf(code)!, style, {}, isHalf)).join();
      const drawn = digests(RANKS, (rank) => [...'CDHS'].map((suit) => face(rank + suit)).join());
      expect(drawn).to.equal(known);
    });
  }

  it('letters', () => {
    const letters = new Map(Object.entries(LETTERS));
    const drawn = digests(
      [...letters.keys()],
      (name) => faceOf(cardOf('QS')!, 'classic', { 12: letters.get(name)! }).ink,
    );
    expect(drawn).to.equal('B bdd6ffc2 D 0165e9f9 F 7eb366e2 H 44215378 R 0f2df319 V 77c8f579 W dc92ca46');
  });

  it('backs', () => {
    const drawn = BACKS.map((back) => digests([back], () => backPath(back))).join(' ');
    expect(drawn).to.equal('rosette 4f223727 lattice 20ff2d70 waves 5ab57e8b');
  });
});
