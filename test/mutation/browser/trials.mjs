// Lets one mutant live at a time, and runs the tests that meet it until one fails.
import path from 'node:path';
import { root } from '../../support/files.mjs';
import { sharesOf, testsThatMeet } from './coverage.mjs';

/** What a page takes to load, in seconds. */
const LOADING = 0.6;

/** What a test file is worth for a source if all it meets were there, in mutants noticed. */
const SHARE = 20;

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
    const isMeant =
      !isLate(error) || (await attempt(browser, file, { titles: test ? [test] : titles }, seconds)).passed;
    if (isMeant) return `${file}: ${test}: ${error}`;
    if (!test) return undefined;
    titles = titles.slice(titles.indexOf(test) + 1);
  }
  return undefined;
}

export class Trials {
  #coverage;
  #patience;
  /** For each test file, how well it is expected to notice mutants of a source, and how often it did. */
  #worth;

  /** @param patience how many seconds of tests a mutant may survive, as they last with no mutant */
  constructor(coverage, mutants, patience) {
    const sourceOf = new Map(mutants.map(({ id, file }) => [id, file]));
    this.#coverage = coverage;
    this.#patience = patience;
    this.#worth = new Map(
      coverage.map((each) => [
        each.file,
        new Map([...sharesOf(each, sourceOf)].map(([source, share]) => [source, SHARE * share])),
      ]),
    );
  }

  /** The files that meet a mutant, with what promises most for its time first. */
  #filesFor({ id, file: source }) {
    const promise = ({ file, seconds }) => (this.#worth.get(file).get(source) ?? 0) / (seconds + LOADING);
    return this.#coverage
      .map((each) => testsThatMeet(id, each))
      .filter(({ titles }) => titles.length > 0)
      .sort((a, b) => promise(b) - promise(a) || a.seconds - b.seconds);
  }

  /** @returns `status`: `killed`, `survived`, or `untested` where no test meets the mutant */
  async of(browser, mutant) {
    const files = this.#filesFor(mutant);
    const start = Date.now();
    const result = (status, more) => ({ mutant, status, seconds: (Date.now() - start) / 1000, ...more });
    if (files.length === 0) return result('untested');
    let spent = 0;
    for (const { file, titles, hits, seconds } of files) {
      if (spent > this.#patience) return result('survived', { isCutShort: true });
      spent += seconds + LOADING;
      // Endless loops end here, if no test ended them before.
      const task = { mutant: mutant.id, titles, hitLimit: hits * 100 + 1000 };
      const by = await complaint(browser, file, task, seconds);
      if (by === undefined) continue;
      const worth = this.#worth.get(file);
      worth.set(mutant.file, (worth.get(mutant.file) ?? 0) + 1);
      return result('killed', { by });
    }
    return result('survived');
  }
}
