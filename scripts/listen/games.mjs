/** The deals that are played: by game, its seed, and its options as attributes and for the engine. Each can be won. */
export const GAMES = {
  'trusty-twelve': { seed: '28' },
  'pyramid-dozen': { seed: '2', kings: 'alone' },
  'trefoil-solitaire': { seed: '1' },
  'lucky-thirteen': { seed: '46' },
  'bakers-dozen': { seed: '2' },
};
