import { dateText, minutesText, type RoundLanguage } from './language.js';
import { type GameDays, minutesOn, roundStreak, squaresOf, wonOn } from './standing.js';

/** So many games are won, and how long they took. */
export function standingText(games: readonly GameDays[], day: string, language: RoundLanguage): string {
  const minutes = minutesOn(games, day);
  const won = language.texts.of(wonOn(games, day).length, games.length);
  return minutes > 0 ? `${won} · ${minutesText(minutes, language)}` : won;
}

/** What is shared of a round. */
export function sharedText(games: readonly GameDays[], day: string, today: string, language: RoundLanguage): string {
  const { texts } = language;
  const streak = roundStreak(games, today);
  const standing = standingText(games, day, language);
  return [
    `${texts.title} · ${dateText(day, language, { day: 'numeric', month: 'long' })}`,
    streak > 0 ? `${standing} · ${texts.days(streak)}` : standing,
    squaresOf(games, day),
  ].join('\n');
}
