import generator from 'seedrandom/lib/alea.js';

/**
 * Numbers from 0 up to 1, always the same ones for a seed. seedrandom's file is CommonJS. The build replaces this module with one made from
 * it.
 */
const alea: (seed: string) => () => number = generator;

export default alea;
