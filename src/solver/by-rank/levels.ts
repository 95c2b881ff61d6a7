/**
 * The steps that a search has yet to take, by level and by distance: how many cards there are still to go, and an estimate of the work. Of
 * equals the latest comes first.
 */
export class Levels<Step> {
  /** By level and distance. */
  readonly #steps: Step[][][] = [];
  /** By level, no distance of a step is less. */
  readonly #least: number[] = [];
  #turn = 0;

  add(step: Step, level: number, distance: number): void {
    const steps = (this.#steps[level] ??= []);
    (steps[distance] ??= []).push(step);
    this.#least[level] = Math.min(this.#least[level] ?? distance, distance);
  }

  /** Takes the nearest step of all. `undefined`: there is none. */
  takeNearest(): Step | undefined {
    let nearest = 0;
    let least = Infinity;
    for (let level = 0; level < this.#steps.length; level++) {
      const distance = this.#distanceAt(level);
      if (distance < least) {
        nearest = level;
        least = distance;
      }
    }
    return this.#take(nearest);
  }

  /** Takes the nearest step of the next level that has one, so that no level waits for ever. */
  takeInTurn(): Step | undefined {
    const count = this.#steps.length;
    for (let tried = 0; tried < count; tried++) {
      this.#turn = (this.#turn + 1) % count;
      if (this.#distanceAt(this.#turn) < Infinity) break;
    }
    return this.#take(this.#turn);
  }

  #distanceAt(level: number): number {
    const steps = this.#steps[level];
    if (!steps) return Infinity;
    let distance = this.#least[level]!;
    while (distance < steps.length && !steps[distance]?.length) distance++;
    this.#least[level] = distance;
    return distance < steps.length ? distance : Infinity;
  }

  #take(level: number): Step | undefined {
    return this.#steps[level]?.[this.#least[level]!]?.pop();
  }
}
