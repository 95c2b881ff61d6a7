import { place, type Path, type Tones } from './path.js';

/** A path and its mirror image. */
const both = (half: Path): Path => half + place(half, 0, 0, -1, 1);

/** Brows, eyes, nose and mouth. */
const FEATURES =
  both('M3-38Q7-42 11-38 7-40 3-38M4-35Q7-38 10-35 7-33 4-35') +
  'M-1-36L2-30H-1V-31H0M-4-26Q-2-28 0-27 2-28 4-26 0-23-4-26';

/** Jack, Queen, King: busts of 64 units across the shoulders, above the middle of the card. */
const BUSTS: readonly Tones[] = [
  {
    ink:
      FEATURES +
      'M-14-46Q-17-57-6-59 8-61 12-53 14-50 14-46' +
      both('M12-42H16Q14-33 18-25 14-21 11-24 13-33 12-42M5-19Q20-18 28-11 32-8 32-4H15L11-12 7-7 0-15V-19'),
    gold:
      'M-14-45H14V-42H-14M14-47Q15-52 11-55 10-61 17-62 14-59 16-54 17-50 14-47' +
      both('M0-12L7-4H0M11-9L13-4H9M0-1H32V0H0'),
  },
  {
    ink:
      FEATURES +
      both(
        'M0-45Q12-46 15-36 16-27 20-21 15-15 10-17 12-23 11-30 10-39 0-42M7-14Q13-14 17-17 27-15 30-9 32-6 32-4H9Q12-9 7-14',
      ),
    gold: both('M0-47H11L15-56 8-52 4-57 0-54M0-60L2-57 0-55M0-17H6Q4-12 0-10M0-8Q7-9 6-4H0M0-1H32V0H0'),
  },
  {
    ink:
      FEATURES +
      both(
        'M12-43H16Q19-34 16-26 13-16 0-13V-22Q5-22 8-26 6-30 0-29V-31Q8-32 11-27 13-34 12-43M16-20Q27-18 31-9 32-6 32-4H17Q17-11 12-15 15-17 16-20M10-12L12-9 11-6 9-9',
      ),
    gold: both('M0-45H13L16-57 9-52 5-60 0-54M0-10Q4-10 7-12 9-8 8-4H0M0-1H32V0H0'),
  },
];

/** Orb, sceptre, rose, sword: the attributes of the suits, 12 units wide. */
const ATTRIBUTES: readonly Tones[] = [
  {
    ink: 'M-1-35V-39H-5V-42H-1V-46H2V-42H6V-39H2V-35M-6-29H7V-26H-6',
    gold: 'M0-34C4-34 7-31 7-27S4-20 0-20-6-23-6-27-4-34 0-34',
  },
  {
    ink: 'M0-61L4-55 0-49-4-55',
    gold: 'M-6-54Q-4-47 0-47 4-47 6-54 6-45 1-44V-36H3V-33H1V-19H-1V-33H-3V-36H-1V-44Q-6-45-6-54',
  },
  {
    ink: 'M0-59Q4-61 6-57 8-49 0-46-8-49-6-57-4-61 0-59M-5-55Q-1-49 5-50-1-47-5-55M0-57Q4-55 3-52 2-55 0-57M-1-44H1V-19H-1',
    gold: 'M2-27Q2-34 7-36 7-29 2-27M-2-33Q-2-40-7-42-7-35-2-33',
  },
  { ink: 'M0-61L2-57V-29H-2V-57M-1-24H1V-19H-1', gold: 'M-6-28H6V-25H-6' },
];

const placed = ({ ink, gold }: Tones, x: number, y: number, scale: number): Tones => ({
  ink: place(ink, x, y, scale),
  gold: place(gold, x, y, scale),
});

/** The bust of a rank and the attribute of a suit. The middle of the card they were drawn for is at `x`, `y`. */
export const courtMarks = (rank: number, suit: number, x: number, y: number, scale: number): readonly Tones[] => [
  placed(BUSTS[rank - 11]!, x, y, scale),
  placed(ATTRIBUTES[suit]!, x + 24 * scale, y, scale),
];
