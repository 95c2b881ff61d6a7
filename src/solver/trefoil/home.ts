/** How many cards each foundation holds, four bits a suit. */
export type Home = number;

/** All foundations complete. */
export const ALL: Home = 0xdddd;

export const height = (home: Home, suit: number): number => (home >> (4 * suit)) & 15;

/** Homes with the most cards up first: what is left of the game is likelier to be won. */
export function highestFirst(homes: Iterable<Home>): Home[] {
  const bySum: Home[][] = Array.from({ length: 53 }, () => []);
  for (const home of homes) bySum[height(home, 0) + height(home, 1) + height(home, 2) + height(home, 3)]!.push(home);
  return bySum.reverse().flat();
}

/** All homes from one up to another, both included. */
export function between(low: Home, high: Home): Home[] {
  let homes = [0];
  for (let suit = 0; suit < 4; suit++) {
    const longer: Home[] = [];
    for (let up = height(low, suit); up <= height(high, suit); up++) {
      for (const home of homes) longer.push(home | (up << (4 * suit)));
    }
    homes = longer;
  }
  return homes;
}
