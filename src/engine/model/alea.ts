import generator from 'seedrandom/lib/alea.js';

/**
 * Numbers from 0 up to 1, always the same ones for a seed. seedrandom's file is CommonJS. The build makes a module of it and puts that
 * in the place of this one.
 */
const alea: (seed: string) => () => number = generator;

export default alea;
