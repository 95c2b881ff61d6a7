/** What a round of daily games says, beside what games and calendar say. */
export interface RoundTexts {
  /** The name of the round. */
  title: string;
  /** How a game of the day stands: nothing was played, or not to its end. */
  open: string;
  begun: string;
  /** So many of the day's games are won. */
  of: (won: number, all: number) => string;
  /** The button that opens another game, by its name. */
  goOn: (game: string) => string;
  /** What was special about the wins of a month. */
  marks: string;
  firstTry: string;
}
