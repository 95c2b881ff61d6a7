import type { Deal } from '../../engine/model/deal.js';
import type { Position } from '../../engine/model/position.js';

/**
 * A simple player, who sees what lies on the table and does not think ahead. Given a deal and its first position, returns a function that
 * plays the deal once, by random numbers from 0 up to 1, and tells how many cards came home, or whatever else counts in the game.
 */
export type Player = (deal: Deal, start: Position) => (random: () => number) => number;

/** How often a player does anything instead of what looks best. */
export const NOISE = 0.1;
