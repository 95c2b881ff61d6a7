type Letter = readonly [width: number, outline: string, letter: string];

// What is drawn on courts in other languages: capitals in the manner of those in src/cards/ranks.ts, 80 units high, stems of 17.
export const B: Letter = [
  56,
  'M0 0H28C44 0 53 7 53 21C53 29 49 35 42 38C51 41 56 47 56 57C56 72 46 80 29 80H0M17 14V32H27C33 32 36 28 36 23S33 14 27 14M17 45V66H28C35 66 38 62 38 55S35 45 28 45',
  'B',
];
export const D: Letter = [58, 'M0 0H25C47 0 58 15 58 40S47 80 25 80H0M17 14V66H24C35 66 40 58 40 40S35 14 24 14', 'D'];
export const DE: Letter = [
  66,
  'M15 0H57V52H66V80H50V66H16V80H0V52H7C13 38 15 22 15 0M31 14C31 30 29 42 24 52H40V14',
  'Д',
];
export const E: Letter = [46, 'M0 0H46V14H17V33H42V47H17V66H46V80H0', 'E'];
export const F: Letter = [46, 'M0 0H46V14H17V33H42V47H17V80H0', 'F'];
export const H: Letter = [58, 'M0 0H17V32H41V0H58V80H41V47H17V80H0', 'H'];
export const KN: Letter = [
  96,
  'M0 0H17V31L33 0H53L36 34L54 80H35L24 51L17 62V80H0M59 26H74V32C77 28 80 25 85 25C92 25 96 30 96 40V80H80V44C80 40 79 38 77 38S74 40 74 44V80H59',
  'Kn',
];
export const R: Letter = [
  59,
  'M0 0H29C45 0 55 8 55 24C55 35 50 43 42 46L59 80H39L26 49H17V80H0M17 14V36H27C34 36 37 31 37 25S34 14 27 14',
  'R',
];
export const T: Letter = [54, 'M0 0H54V14H35.5V80H18.5V14H0', 'T'];
export const V: Letter = [60, 'M0 0H18L30 56L42 0H60L40 80H20', 'V'];
export const W: Letter = [86, 'M0 0H18L26 51L35 8H51L60 51L68 0H86L70 80H54L43 34L32 80H16', 'W'];
