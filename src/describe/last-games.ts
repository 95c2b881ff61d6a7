import type { Texts } from '../locales/en.js';
import type { LoggedGame } from '../play/storage/counts.js';

/**
 * Says how many of the last games were won, and in how many moves.
 *
 * @param moves those of the last wins.
 */
export function describeLastGames(games: readonly LoggedGame[], moves: readonly number[], texts: Texts): string {
  const won = texts.lastWon(games.filter(({ win }) => win).length, games.length);
  if (moves.length === 0) return won;
  const [least, most] = [Math.min(...moves), Math.max(...moves)];
  return `${won} · ${least < most ? `${texts.number(least)}–` : ''}${texts.moves(most)}`;
}
