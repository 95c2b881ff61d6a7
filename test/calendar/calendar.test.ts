// A calendar beside a game: what it shows, and what a day does.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { winnableSeed } from '../../src/engine.js';
import { freshAt, setClock, showPage } from '../support/clock.js';
import { clickOn, fullScreen } from '../support/hand.js';
import { box, create, settled, type Table } from '../support/table.js';
import {
  calendarOf,
  calendarOfDaily,
  calendarWith,
  dayIn,
  daysIn,
  GAME,
  heard,
  OtherGame,
  press,
  RESULTS,
  textOf,
  told,
  won,
} from './calendars.js';
import { waitUntil } from '../support/wait-until.js';

const DAY = '2026-11-24';

async function win(game: Table): Promise<void> {
  for (const move of (await game.solution())!) game.play(move);
  await settled(game);
}

/** Fulfilled when the game of a day is on the table. */
async function opened(game: Table, day: string): Promise<void> {
  const seed = await winnableSeed(GAME, { seed: day });
  await waitUntil(() => game.seed === seed);
  await settled(game);
}

describe('a calendar', () => {
  freshAt(`${DAY}T12:00`);

  it('in full screen scrolls to the days that are below the screen', async () => {
    const { calendar } = await calendarWith(RESULTS);
    await setViewport({ width: 800, height: 300 });
    await fullScreen(calendar);
    const frame = calendar.shadowRoot!.querySelector('.frame')!;
    await waitUntil(() => frame.clientHeight > 300 && calendar.clientHeight === 300);
    calendar.scrollTo(0, 999);
    expect(frame.getBoundingClientRect().bottom).to.be.closeTo(300, 1);
    await document.exitFullscreen();
  });

  it('says of each day how it went', async () => {
    const { calendar } = await calendarWith(RESULTS);
    expect([19, 20, 21, 22, 23, 24, 25].map((day) => told(calendar, day))).to.deep.equal([
      '',
      'tried',
      'won with the solution',
      'won late',
      'won',
      'today',
      'still to come',
    ]);
    expect(dayIn(calendar, 23).ariaLabel).to.equal('Monday, November 23, 2026, won');
    expect(textOf(calendar, 'streak')).to.equal('1-day streak');
    expect(textOf(calendar, 'share')).to.equal('2 of 4 days won · 50%');
    expect(daysIn(calendar).filter(({ ariaCurrent }) => ariaCurrent)).to.deep.equal([dayIn(calendar, 24)]);
  });

  it('shows what it says without colours', async () => {
    const { calendar } = await calendarWith(RESULTS);
    const looks = [19, 20, 22, 23, 25].map((day) => {
      const button = dayIn(calendar, day);
      const { backgroundColor, borderStyle, borderWidth, inlineSize } = getComputedStyle(button, '::before');
      const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)';
      return [isFilled, borderStyle, borderWidth, isFilled && inlineSize, getComputedStyle(button).opacity].join();
    });
    expect(new Set(looks).size).to.equal(5);
  });

  it('is called by its game, and its buttons by where they lead', async () => {
    const { calendar } = await calendarWith(RESULTS);
    const named = calendar.shadowRoot!.querySelectorAll('[role=group], [part=button]');
    expect([...named].map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Other Game: calendar',
      'Previous month',
      'Next month',
    ]);
  });

  it('explains the signs that it has', async () => {
    const { game, calendar } = await calendarWith(RESULTS);
    const signs = () =>
      [...calendar.shadowRoot!.querySelectorAll('.legend > span')]
        .filter((sign) => sign.checkVisibility())
        .map(({ textContent }) => textContent);
    expect(signs()).to.deep.equal(['won', 'won late', 'won with the solution', 'tried']);
    game.days = [won('2026-11-20')];
    dispatchEvent(new StorageEvent('storage'));
    await heard();
    expect(signs()).to.deep.equal(['won', 'missed']);
  });

  it('follows a game from its first move to its win, and opens another day in it', async () => {
    const { game, calendar } = await calendarOfDaily();
    await heard();
    expect(told(calendar, 24)).to.equal('today, now playing');
    game.play(game.legalMoves[0]!);
    await settled(game);
    expect(told(calendar, 24)).to.equal('today, tried, now playing');
    game.undo();
    await win(game);
    expect(told(calendar, 24)).to.equal('today, won, now playing');
    expect([textOf(calendar, 'streak'), textOf(calendar, 'share')]).to.deep.equal([
      '1-day streak',
      '1 of 1 day won · 100%',
    ]);

    await press(calendar, 20);
    await opened(game, '2026-11-20');
    expect(game.daily).to.equal('2026-11-20');
    expect([told(calendar, 20), told(calendar, 24)]).to.deep.equal(['now playing', 'today, won']);
    await win(game);
    expect(told(calendar, 20)).to.equal('won late, now playing');

    await press(calendar, 24);
    await opened(game, DAY);
    expect([game.daily, game.status]).to.deep.equal([true, 'won']);
  });

  it('opens a day again after the reader has gone on to another game', async () => {
    const { game, calendar } = await calendarOfDaily();
    for (const day of [20, 24]) {
      await press(calendar, day);
      await opened(game, `2026-11-${day}`);
      await game.newGame({ seed: '7' });
      await heard();
      expect(told(calendar, day)).not.to.include('now playing');
      await press(calendar, day);
      await opened(game, `2026-11-${day}`);
    }
  });

  it('opens a game that stands closed', async () => {
    const game = create(GAME, { daily: '', storage: 'local', poster: '' });
    const calendar = await calendarOf(game);
    await press(calendar, 20);
    await opened(game, '2026-11-20');
    expect(game.matches(':state(open)')).to.equal(true);
  });

  it('opens no day to come', async () => {
    const { game, calendar } = await calendarWith([]);
    await press(calendar, 25);
    expect(game.daily).to.equal(true);
  });

  it('shows other months, back from this one', async () => {
    const { calendar } = await calendarWith([won('2026-10-31'), won('2025-11-24')]);
    const [previous, next] = calendar.shadowRoot!.querySelectorAll('[part=button]');
    await clickOn(next!);
    expect(textOf(calendar, 'month')).to.equal('November 2026');
    await clickOn(previous!);
    expect([textOf(calendar, 'month'), told(calendar, 31)]).to.deep.equal(['October 2026', 'won']);
    expect(textOf(calendar, 'share')).to.equal('1 of 31 days won · 3%');
    await clickOn(next!);
    expect(textOf(calendar, 'month')).to.equal('November 2026');
  });

  it('knows its own game among several', async () => {
    const first = await calendarWith([won('2026-11-23')]);
    const second = await calendarWith([]);
    expect([told(first.calendar, 23), told(second.calendar, 23)]).to.deep.equal(['won', '']);
    await press(second.calendar, 23);
    expect([first.game.daily, second.game.daily]).to.deep.equal([true, '2026-11-23']);
    second.calendar.htmlFor = first.game.id;
    expect(told(second.calendar, 23)).to.equal('won');
  });

  it('lives on days, whatever the zone and its clocks', async () => {
    setClock('2026-03-29T00:30');
    const { calendar } = await calendarWith([]);
    expect(daysIn(calendar)).to.have.length(31);
    expect(told(calendar, 29)).to.equal('today');
  });

  it('goes on to the next day when the page is seen again', async () => {
    setClock('2026-11-30T23:59:50');
    const { calendar } = await calendarWith([won('2026-11-30')]);
    setClock('2026-12-01T00:01');
    showPage(true);
    await heard();
    expect([textOf(calendar, 'month'), told(calendar, 1)]).to.deep.equal(['December 2026', 'today']);
    expect(textOf(calendar, 'streak')).to.equal('1-day streak');
  });

  it('hears of what happens in another tab', async () => {
    const { game, calendar } = await calendarWith([]);
    game.days = [won('2026-11-23')];
    dispatchEvent(new StorageEvent('storage'));
    await heard();
    expect(told(calendar, 23)).to.equal('won');
  });
});

describe('a fresh calendar', () => {
  freshAt(`${DAY}T12:00`);

  for (const [what, results] of [
    ['of a newcomer', []],
    ['of a reader who has only played a day that was over', [won('2026-11-05', { onTime: false })]],
  ] as const) {
    it(`${what} has no misses and no share`, async () => {
      const { calendar } = await calendarWith([...results]);
      const all = daysIn(calendar).map((each) => each.dataset['state']);
      expect(all.filter((state) => state === 'missed')).to.deep.equal([]);
      expect([textOf(calendar, 'share'), textOf(calendar, 'streak')]).to.deep.equal(['', '']);
    });
  }

  it('counts from the first day that was played when it was there', async () => {
    const { calendar } = await calendarWith([won('2026-11-21'), won('2026-11-05', { onTime: false })]);
    expect([5, 20, 21, 22].map((day) => told(calendar, day))).to.deep.equal(['won late', '', 'won', 'missed']);
    expect(textOf(calendar, 'share')).to.equal('1 of 3 days won · 33%');
  });
});

describe('a calendar of several games', () => {
  freshAt(`${DAY}T12:00`);

  async function ofThree() {
    const container = await box();
    const games = ['One', 'Two', 'Three'].map((label, i) =>
      Object.assign(new OtherGame(), { label: `Game ${label}`, id: `of-${i}` }),
    );
    games[0]!.days = [won('2026-11-23'), won(DAY)];
    games[1]!.days = [won('2026-11-23', { won: false })];
    const calendar = Object.assign(document.createElement('solitaire-calendar'), { htmlFor: 'of-0 of-1 of-2' });
    container.append(calendar, ...games);
    await heard();
    calendar.scrollIntoView();
    const offers = () => [...calendar.shadowRoot!.querySelectorAll<HTMLButtonElement>('[part=game]')];
    return { games, calendar, offers, captions: () => offers().map(({ textContent }) => textContent) };
  }

  it('shows for each day which were won, to the eye and to the ear', async () => {
    const { calendar } = await ofThree();
    expect([22, 23, 24, 25].map((day) => dayIn(calendar, day).dataset['wins'])).to.deep.equal([
      undefined,
      '●○○',
      '●○○',
      undefined,
    ]);
    expect(told(calendar, 23)).to.equal('Game One won');
    expect(told(calendar, 24)).to.equal('today, Game One won');
  });

  it('lists the games of today, then of the selected day, and opens one of them', async () => {
    const { games, calendar, offers, captions } = await ofThree();
    expect(captions()).to.deep.equal(['Game One · won', 'Game Two', 'Game Three']);
    await press(calendar, 23);
    expect(captions()).to.deep.equal(['Game One · won', 'Game Two · tried', 'Game Three · missed']);
    expect(games.map(({ daily }) => daily)).to.deep.equal([true, true, true]);
    offers()[2]!.scrollIntoView();
    await clickOn(offers()[2]!);
    expect(games.map(({ daily }) => daily)).to.deep.equal([true, true, '2026-11-23']);
  });

  it('keeps the focus on a game while it hears of moves, and follows the attribute', async () => {
    const { games, calendar, offers, captions } = await ofThree();
    offers()[1]!.focus();
    games[1]!.dispatchEvent(new Event('move'));
    await heard();
    expect(calendar.shadowRoot!.activeElement === offers()[1]).to.equal(true);
    calendar.htmlFor = ' of-1\n of-2 ';
    await heard();
    expect(captions()).to.deep.equal(['Game Two', 'Game Three']);
    calendar.htmlFor = 'of-2';
    await heard();
    expect([captions(), textOf(calendar, 'label')]).to.deep.equal([[], 'Game Three']);
  });
});

describe('the game of a calendar', () => {
  const warned: string[] = [];
  const { warn } = console;
  beforeEach(() => {
    warned.length = 0;
    console.warn = (text: string) => warned.push(text);
  });
  afterEach(() => {
    console.warn = warn;
  });

  it('may come later, be replaced, and lie in the same shadow root', async () => {
    const container = await box();
    const root = container.attachShadow({ mode: 'open' });
    const calendar = Object.assign(document.createElement('solitaire-calendar'), { htmlFor: 'late' });
    const [game, other] = [new OtherGame(), new OtherGame()];
    [game.id, other.id] = ['late', 'late'];
    other.label = 'Second Game';
    root.append(calendar);
    root.append(game);
    await heard();
    expect(textOf(calendar, 'label')).to.equal('Other Game');
    game.replaceWith(other);
    await heard();
    expect(textOf(calendar, 'label')).to.equal('Second Game');
    other.removeAttribute('id');
    await heard();
    expect(textOf(calendar, 'label')).to.equal('');
    expect(warned).to.deep.equal([]);
  });

  it('may be there before its script', async () => {
    const game = document.createElement('later-game');
    const calendar = await calendarOf(game);
    await heard();
    customElements.define('later-game', class extends OtherGame {});
    await heard();
    expect(textOf(calendar, 'label')).to.equal('Other Game');
    expect(warned).to.deep.equal([]);
  });

  it('is missed once by name, and the month is empty', async () => {
    const container = await box();
    const calendar = document.createElement('solitaire-calendar');
    container.append(calendar);
    await heard();
    calendar.htmlFor = 'nowhere';
    await heard();
    calendar.remove();
    container.append(calendar);
    await heard();
    const allowed = 'is not allowed; allowed: the id of a game in the same document or shadow root';
    expect(warned).to.deep.equal([
      `<solitaire-calendar> for=null ${allowed}`,
      `<solitaire-calendar> for="nowhere" ${allowed}`,
    ]);
    expect(textOf(calendar, 'label')).to.equal('');
    expect(daysIn(calendar)).not.to.be.empty;
  });
});
