/** The five games, in the order in which the site shows them, with the names of their React components. */
export const FIVE = {
  'bakers-dozen': 'BakersDozen',
  'trefoil-solitaire': 'TrefoilSolitaire',
  'lucky-thirteen': 'LuckyThirteen',
  'trusty-twelve': 'TrustyTwelve',
  'pyramid-dozen': 'PyramidDozen',
};
