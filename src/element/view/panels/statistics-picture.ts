import { upTo } from '../../../engine/input/own.js';
import { html, nothing, type TemplateResult } from 'lit';
import { describeLastGames } from '../../../describe/last-games.js';
import type { Texts } from '../../../locales/en.js';
import type { LoggedGame, Statistics } from '../../../play/storage/counts.js';

/** How many games the lower line shows, and how many wins the upper one. */
const GAMES = 20;
const WINS = 50;

/** The places on a line from the ring to the right edge, for so many. */
const places = (count: number): number[] => upTo(count).map((i) => 92 + (184 * (i + 0.5)) / count);

/** How high a number of moves lies above the lower line. */
function heights(moves: readonly number[]): number[] {
  const least = Math.min(...moves);
  const range = Math.max(...moves) - least || 1;
  return moves.map((each) => 40 - (36 * (each - least)) / range);
}

/**
 * A ring for the share of wins, the moves of the last wins as a line, and the last games, each won one as a bar and each
 * other as a dot. The latest are at the end of the line. The text below it gives what the picture can't show.
 */
export function pictureView(
  { played, won }: Statistics,
  log: readonly LoggedGame[],
  texts: Texts,
): TemplateResult | typeof nothing {
  const wins = log.flatMap(({ win }) => win ?? []).slice(-WINS);
  // The last one may still be won.
  const games = (log.at(-1)?.win ? log : log.slice(0, -1)).slice(-GAMES);
  if (games.length === 0) return nothing;
  const moves = wins.map((win) => win.moves);
  const ys = heights(moves);
  const points = places(wins.length).map((x, i) => `${x} ${ys[i]}`);
  const marks = (isWon: boolean, line: string) =>
    places(GAMES)
      .slice(GAMES - games.length)
      .filter((_, i) => !!games[i]!.win === isWon)
      .map((x) => `M${x} 68${line}`)
      .join('');
  return html`
    <svg class="chart" viewBox="0 0 280 72" aria-hidden="true">
      <circle class="faint" cx="36" cy="36" r="30"></circle>
      <circle
        cx="36"
        cy="36"
        r="30"
        pathLength="100"
        stroke-dasharray="${(100 * won) / played} 100"
        transform="rotate(-90 36 36)"
      ></circle>
      <path class="faint" stroke-width="2" d="M${points.join('L')}"></path>
      <path d=${points.map((point) => `M${point}h0`).join('')}></path>
      <path class="faint" d=${marks(false, 'h0')}></path>
      <path d=${marks(true, 'v-12')}></path>
    </svg>
    <p class="note" .textContent=${describeLastGames(games, moves, texts)}></p>
  `;
}
