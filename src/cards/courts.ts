import { place, type Path, type Tones } from './path.js';

/** A path and its mirror image. */
const both = (half: Path): Path => half + place(half, 0, 0, -1, 1);

/** Brows, eyes, nose and mouth. */
const FEATURES =
  both('M3-38q4-4 8 0-4-2-8 0M4-35q3-3 6 0-3 2-6 0') + 'M-1-36l3 6h-3v-1h1M-4-26q2-2 4-1 2-1 4 1-4 3-8 0';

const BELT = 'M-30-1h60v1h-60';

/** What Jack, Queen and King have in all suits: busts of 64 units across the shoulders, above the middle of the card. */
const FIGURES: readonly Tones[] = [
  {
    ink:
      FEATURES + 'M-14-46q-3-11 8-13 14-2 18 6 2 3 2 7' + both('M5-19q9 0 13 5 10 0 13 6 1 2 1 4H15l-4-8-4 5-7-8v-4'),
    gold: BELT + 'M-14-45h28v3h-28M14-47q1-5-3-8-1-6 6-7-3 3-1 8 1 4-2 7',
  },
  {
    ink: FEATURES + both('M7-14q6 0 10-3 10 2 13 8 2 3 2 5H9q3-5-2-10'),
    gold: BELT + both('M0-47h11l4-9-7 4-4-5-4 3M0-60l2 3-2 2'),
  },
  {
    ink:
      FEATURES +
      both(
        'M12-43h4q3 9 0 17-3 10-16 13v-9q5 0 8-4-2-4-8-3v-2q8-1 11 4 2-7 1-16M16-20q11 2 15 11 1 3 1 5H17q0-7-5-11 3-2 4-5' +
          'M10-12l2 3-1 3-2-3',
      ),
    gold: BELT + both('M0-45h13l2-12-6 5-4-8-5 6M0-10q4 0 7-2 2 4 1 8H0'),
  },
];

/** Hair and collar of Jack and Queen, in black suits and in red ones. */
const LOOKS: readonly (readonly [black: Tones, red: Tones])[] = [
  [
    { ink: both('M12-42h4q-2 9 2 17-4 4-7 1 2-9 1-18'), gold: both('M0-12l7 8H0M11-9l2 5H9') },
    { ink: both('M12-42h4q0 5 4 9 3 5-2 8-5 1-7-3 2-6 1-14'), gold: both('M0-12l6 6-3 3H0') },
  ],
  [
    { ink: both('M0-45q12-1 15 9 1 9 5 15-5 6-10 4 2-6 1-13-1-9-11-12'), gold: both('M0-17h6q-2 5-6 7M0-8q7-1 6 4H0') },
    {
      ink: both('M0-45q13-1 15 9 0 3-1 6 6 1 5 7-2 5-7 4-3-1-3-5 3-4 2-9-2-8-11-9'),
      gold: both('M0-15q3 0 6 2 4 4 1 9H0'),
    },
  ],
];

/** Orb, sceptre, rose, sword: the attributes of the suits, 12 units wide. */
const ATTRIBUTES: readonly Tones[] = [
  {
    ink:
      'M-1.5-44v-4h-3v-3h3v-3h3v3h3v3h-3v4q4.5 1.5 4.5 6 0 6-6 6-6 0-6-6 0-4.5 4.5-6M-4.5-39h9q-1-3.5-4.5-3.5-3.5 0-4.5 3.5' +
      'M-4.5-37q1 3.5 4.5 3.5 3.5 0 4.5-3.5h-9',
    gold: 'M0-43q5 0 5 5 0 5-5 5-5 0-5-5 0-5 5-5',
  },
  {
    ink: 'M0-61l4 6-4 6-4-6',
    gold: 'M-6-54q2 7 6 7 4 0 6-7 0 9-5 10v8h2v3H1v14h-2v-14h-2v-3h2v-8q-5-1-5-10',
  },
  {
    ink: 'M0-60q4-2 6 3 1 8-6 11-7-3-6-11 2-5 6-3M-5-56q3 7 10 5-7 4-10-5M-1-58q5 2 4 6-1-4-4-6M-1-44h2v25h-2',
    gold: 'M2-27q0-7 5-9 0 7-5 9M-2-33q0-7-5-9 0 7 5 9',
  },
  { ink: 'M0-61l2 4v26h-4v-26M-1-26h2v6h-2', gold: 'M-6-30H6v3H-6M0-19l-2 2 2 2 2-2' },
];

const isRed = (suit: number): boolean => suit === 1 || suit === 2;

const placed = ({ ink, gold }: Tones, x: number, y: number, scale: number): Tones => ({
  ink: place(ink, x, y, scale),
  gold: place(gold, x, y, scale),
});

/** A court in a suit. The middle of the card it was drawn for is at `x`, `y`. */
export function courtMarks(rank: number, suit: number, x: number, y: number, scale: number): readonly Tones[] {
  const court = rank - 11;
  const looks = LOOKS[court]?.[isRed(suit) ? 1 : 0];
  return [
    placed(FIGURES[court]!, x, y, scale),
    ...(looks ? [placed(looks, x, y, scale)] : []),
    placed(ATTRIBUTES[suit]!, x + 24 * scale, y, scale),
  ];
}
