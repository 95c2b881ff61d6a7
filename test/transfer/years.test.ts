// Three years of a loyal player, who moves to another device.
import { expect } from 'chai';
import { plusDays, today } from '../../src/days/day.js';
import { streakOf } from '../../src/days/day-result.js';
import { createGame, recordFromText } from '../../src/engine.js';
import { resultsOf } from '../../src/play/daily/results.js';
import type { LoggedGame } from '../../src/play/storage/counts.js';
import { changeKept } from '../../src/play/storage/game-log.js';
import { Store } from '../../src/play/storage/store.js';
import { bringIn } from '../../src/play/transfer/bring-in.js';
import { statisticsFile } from '../../src/play/transfer/statistics-file.js';
import { golden } from '../solver/chosen/golden.js';
import { WON, WON_WITH_OPTIONS } from '../support/games-played.js';
import { Browser, TestPage } from '../play/browser.js';

const YEARS = 3 * 365;
const MEGABYTE = 1e6;

/** The sets of options whose daily deals are frozen. */
const SETS = golden.settings.map(({ game, options }) => ({ game, options }));

/** A browser of its own, and a page in it. */
function device(): TestPage {
  const browser = new Browser();
  return new TestPage(browser.tab(), new EventTarget(), '');
}

const storeOf = (page: TestPage, game: string): Store => new Store(page, `${game}/`);

const textsOf = (page: TestPage): [key: string, text: string][] =>
  Object.entries({ ...page.storage('local') } as unknown as Record<string, string>);

/** As browsers count them: in UTF-16. */
const bytesIn = (page: TestPage): number =>
  textsOf(page).reduce((sum, [key, text]) => sum + 2 * (key.length + text.length), 0);

const file = (page: TestPage): string => JSON.stringify(statisticsFile(page, 'local'));

const variantOf = (id: string) => createGame(id).deal.rules;

const add = (page: TestPage, text: string) =>
  bringIn(text, page, 'local', (id) => SETS.find(({ game }) => game === id) && variantOf(id));

/**
 * Every day of three years is won in every set, in long rows, and with all flags. The log of each game is as
 * full as ten other games a day make it.
 */
function loyal(): TestPage {
  const page = device();
  const last = today(page.time);
  for (const { game, options } of SETS) {
    const days = Object.fromEntries(
      Array.from({ length: YEARS }, (_, i) => [plusDays(last, -i), [321, 6_543_210, 253]]),
    );
    storeOf(page, game).updateFor(options, 'days', () => days);
  }
  for (const game of new Set(SETS.map((each) => each.game))) {
    const { record, options } = winOf(game);
    const games = Array.from({ length: 600 }, (_, i): LoggedGame => {
      const at = page.time - 600_000_000 + 1_000_000 * i;
      return { at, options, win: { moves: 99, elapsed: 654_321, record: { ...record, seed: `${i}` } } };
    });
    changeKept(storeOf(page, game), page.time, (kept) => ({ ...kept, log: games }));
  }
  return page;
}

function winOf(game: string) {
  const record = recordFromText(WON[game] ?? WON_WITH_OPTIONS[0]!);
  return { record, options: record.options };
}

const daysOf = (page: TestPage) =>
  SETS.map(({ game, options }) => {
    const results = resultsOf(storeOf(page, game), options);
    return { game, options, results, streak: streakOf(results, today(page.time)) };
  });

describe('three years of won days in each set of options, with ten other games a day', () => {
  it('arrive whole on another device, in a file of a megabyte and a storage of two, in any order of files', async () => {
    const phone = loyal();
    const text = file(phone);
    expect(text.length).to.be.below(MEGABYTE);
    expect(bytesIn(phone)).to.be.below(2 * MEGABYTE);
    const other = device();
    await add(other, text);
    const before = daysOf(other);
    for (const { results, streak } of before) {
      expect([results.length, streak]).to.deep.equal([YEARS, YEARS]);
      expect(results.filter(({ moves }) => moves > 0).length).to.be.at.least(400);
    }
    // The file of the other one comes home, and both go to a third.
    const third = device();
    for (const each of [file(other), text, file(other)]) await add(third, each);
    await add(phone, file(other));
    for (const each of [third, phone, other]) expect(daysOf(each)).to.deep.equal(before);
  }).timeout(120_000);
});
