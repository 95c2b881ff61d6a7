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

/** The faces of all ranks, each in its four suits, by their style; of some only the half that is seen under another card. */
const FACES: Readonly<Record<string, string>> = {
  classic:
    'A 0fe3cccd 2 6a896655 3 50ed105d 4 0dcbac07 5 50172883 6 83270bc6 7 7231eab7 8 4a107901 9 8a00718d T 8ca8db36 J 9fa4dd18 Q 3c474859 K 18609c1e',
  'classic half':
    'A 8d17215e 2 c6ea2fff 3 1c222f4f 4 1f64f096 5 cf669aee 6 04707a14 7 440544b4 8 caf5db77 9 b104a698 T bfcf368d J a2201f46 Q 5bd8399e K baba0e8b',
  jumbo:
    'A 3c0b7e5a 2 6062904a 3 df6de9ca 4 cf5877d0 5 54b95ecc 6 150fc2cc 7 619884ea 8 268b0f90 9 db814b78 T f33690dc J 043cc3ea Q d2145262 K d4470623',
  'jumbo half':
    'A 2d9c6d1b 2 d566ba92 3 fea2f5ee 4 4d57aa9d 5 4c713510 6 3a9ed28e 7 d735a84e 8 c0d9d570 9 6f976789 T e6cd10d7 J cbc146c3 Q a9d0cdd7 K 0de9630d',
  'jumbo-stacked':
    'A e426e5c8 2 10ac54ec 3 2ae29b35 4 f5662202 5 dcab9805 6 36c748bb 7 ea9467cf 8 c54eec92 9 a280d147 T b0d6b80a J 5f113581 Q 0e943b8f K 3fcd8a55',
};

describe('drawings are as they were', () => {
  for (const [name, known] of Object.entries(FACES)) {
    it(`${name} faces`, () => {
      const [style, half] = name.split(' ') as [FaceStyle, string?];
      const face = (code: string) => Object.values(faceOf(cardOf(code)!, style, {}, half !== undefined)).join();
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
    expect(drawn).to.equal(
      'B d9dec693 D 24e7a005 DE 9dbdfb0d E ce98b6ab F 1b6dfbc2 H 490d47d4 KN 1549e4c6 R 0dad6c7c T 5608b56e V 484dc8cb W aac29c2c',
    );
  });

  it('backs', () => {
    const drawn = BACKS.map((back) => digests([back], () => backPath(back))).join(' ');
    expect(drawn).to.equal('rosette 4f223727 lattice 20ff2d70 waves 5ab57e8b');
  });
});
