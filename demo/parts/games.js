/** The five games, in the order in which the site shows them, with the names of their React components. */
export const FIVE = {
  'bakers-dozen': 'BakersDozen',
  'trefoil-solitaire': 'TrefoilSolitaire',
  'lucky-thirteen': 'LuckyThirteen',
  'trusty-twelve': 'TrustyTwelve',
  'pyramid-dozen': 'PyramidDozen',
};

/** Those that are a script each beside the first one. */
export const FURTHER = [
  'klondike-solitaire',
  'free-cell',
  'yukon-solitaire',
  'canfield-solitaire',
  'golf-solitaire',
  'beleaguered-castle',
  'aces-up',
];

export const GAMES = [...Object.keys(FIVE), ...FURTHER];
