/** The class of each game, as the React components are called. */
export const FIVE = {
  'trusty-twelve': 'TrustyTwelve',
  'pyramid-dozen': 'PyramidDozen',
  'trefoil-solitaire': 'TrefoilSolitaire',
  'lucky-thirteen': 'LuckyThirteen',
  'bakers-dozen': 'BakersDozen',
};

/** Those that are a script each beside the first one. */
export const FURTHER = ['klondike-solitaire', 'free-cell', 'golf-solitaire', 'beleaguered-castle', 'aces-up'];

export const GAMES = [...Object.keys(FIVE), ...FURTHER];
