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
    'A 81fcc016 2 f6ee34fb 3 93232e41 4 8ac965b1 5 2d2d10da 6 4e82b4ad 7 833ed143 8 e1b3f450 9 b2d99256 T 52eb3799 J f76a8f16 Q e814be5b K 475211db',
  'classic half':
    'A ffc1a2ff 2 09f96516 3 3ef26e85 4 2330b4b3 5 16a4cfa5 6 07039e63 7 26fad6a8 8 0602a3f4 9 264e784b T de2362a4 J 7b516080 Q 6eb5c5ca K 872346e7',
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
      'B 8bef4149 D 5baa5ce1 DE 88facc03 E b38f2967 F 1dd23646 H bd30a012 KN e99de39e R 97f706cd T f95396e2 V 9ef03a49 W c44ac003',
    );
  });

  it('backs', () => {
    const drawn = BACKS.map((back) => digests([back], () => backPath(back))).join(' ');
    expect(drawn).to.equal('rosette 4f223727 lattice 20ff2d70 waves 5ab57e8b');
  });
});
