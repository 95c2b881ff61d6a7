// Lets one mutant live at a time, and runs the tests that meet it until one fails.
import path from 'node:path';
import { root } from '../../support/files.mjs';
import { hitsOf, meets } from './coverage.mjs';

/** What a page takes to load, in seconds. */
const LOADING = 0.6;

/** How many seconds of tests come first, and how much longer each round is than the one before. */
const FIRST_ROUND = 5;
const GROWTH = 2;

/** How many lines around a mutant tell what it is about. */
const NEAR = 15;

/** On a busy machine a test may be late without any mutant: then it says nothing. */
const isLate = (error) => /^Timeout of|within \d+ms/.test(error);

async function attempt(browser, file, task, seconds) {
  const { passed, tests, errors } = await browser.run(path.join(root, file), task, 60 + seconds * 10);
  const failed = tests.find(({ error }) => error);
  return { passed, test: failed?.title ?? '', error: failed?.error ?? errors[0] ?? '' };
}

/** What a test of a file says of a mutant; `undefined` where all pass. */
async function complaint(browser, file, task, seconds) {
  for (let { titles } = task; titles.length > 0;) {
    const { passed, test, error } = await attempt(browser, file, { ...task, titles }, seconds);
    if (passed) return undefined;
    const alone = { titles: test ? [test] : titles };
    if (!isLate(error) || (await attempt(browser, file, alone, seconds)).passed) return `${file}: ${test}: ${error}`;
    if (!test) return undefined;
    titles = titles.filter((title) => title !== test);
  }
  return undefined;
}

export class Trials {
  #coverage;
  #mutants;
  #patience;
  /** By how many tests each mutant is met. */
  #meetings = new Map();
  /** How many mutants of a source a test has noticed. */
  #notices = new Map();

  /** @param patience how many seconds of tests a mutant may survive, as they last with no mutant */
  constructor(coverage, mutants, patience) {
    this.#coverage = coverage;
    this.#mutants = mutants;
    this.#patience = patience;
    for (const { id } of mutants) {
      const counts = coverage.map((each) => each.tests.filter(({ title }) => meets(each, title, id)).length);
      this.#meetings.set(
        id,
        counts.reduce((sum, count) => sum + count, 0),
      );
    }
  }

  /** The tests that meet a mutant. First those that meet what few others do around it, and that noticed others of its source. */
  #testsFor({ id, file: source, line }) {
    const near = this.#mutants.filter((each) => each.file === source && Math.abs(each.line - line) <= NEAR);
    const promiseOf = (covered, { title, seconds }) => {
      const met = near.filter((each) => meets(covered, title, each.id));
      const rare = met.reduce((sum, each) => sum + 1 / this.#meetings.get(each.id), 0);
      const noticed = this.#notices.get(`${covered.file} ${title} ${source}`) ?? 0;
      return (rare + noticed) / (seconds + LOADING);
    };
    return this.#coverage
      .flatMap((covered) =>
        covered.tests
          .filter(({ title }) => meets(covered, title, id))
          .map((test) => ({ covered, ...test, promise: promiseOf(covered, test) })),
      )
      .sort((a, b) => b.promise - a.promise);
  }

  /** Tests of a file are run in one page, as many as a round has. */
  *#rounds(mutant) {
    const tests = this.#testsFor(mutant);
    for (let length = FIRST_ROUND; tests.length > 0; length *= GROWTH) {
      const round = new Map();
      for (let spent = 0; tests.length > 0 && spent < length;) {
        const { covered, title, seconds } = tests.shift();
        const page = round.get(covered) ?? { titles: [], seconds: LOADING };
        round.set(covered, page);
        page.titles.push(title);
        page.seconds += seconds;
        spent += seconds;
      }
      yield* round;
    }
  }

  /** @returns `status`: `killed`, `survived`, or `untested` where no test meets the mutant */
  async of(browser, mutant) {
    const { id, file: source } = mutant;
    const start = Date.now();
    const result = (status, more) => ({ mutant, status, seconds: (Date.now() - start) / 1000, ...more });
    if (this.#meetings.get(id) === 0) return result('untested');
    let spent = 0;
    for (const [covered, { titles, seconds }] of this.#rounds(mutant)) {
      if (spent > this.#patience) return result('survived', { isCutShort: true });
      spent += seconds;
      // Endless loops end here, if no test ended them before.
      const task = { mutant: id, titles, hitLimit: hitsOf(covered, id) * 100 + 1000 };
      const by = await complaint(browser, covered.file, task, seconds);
      if (by === undefined) continue;
      for (const title of titles) {
        const key = `${covered.file} ${title} ${source}`;
        this.#notices.set(key, (this.#notices.get(key) ?? 0) + 1 / titles.length);
      }
      return result('killed', { by });
    }
    return result('survived');
  }
}
