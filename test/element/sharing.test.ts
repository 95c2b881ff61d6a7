// What is sent when a game is shared.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { resetClock, setClock } from '../support/clock.js';
import { clickOn } from '../support/hand.js';
import { pick, settled, type Table, table } from '../support/table.js';
import { GOES_HOME } from './decks.js';

interface Sent {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Presses one of the buttons of Share, and returns what is handed to the device. */
async function shared(element: Table, button: number): Promise<Sent> {
  let sent: Sent | undefined;
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: (given: Sent) => Promise.resolve(void (sent = given)),
  });
  await pick(element, 'share');
  await clickOn(element.shadowRoot!.querySelectorAll('dialog .more .tool')[button]!);
  await settled(element);
  delete (navigator as { share?: unknown }).share;
  return sent!;
}

const press = async (element: Table, key: string): Promise<void> => {
  element.shadowRoot!.querySelector<HTMLElement>('.table [tabindex="0"]')!.focus();
  await sendKeys({ press: key });
  await settled(element);
};

describe('what is shared', () => {
  it('tells of a game in play which it is, and how far', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    expect((await shared(element, 0)).text).to.equal('Baker’s Dozen · Deal 42');
    for (const move of (await element.solution())!.slice(0, 40)) element.play(move);
    await settled(element);
    expect((await shared(element, 0)).text).to.match(/^Baker’s Dozen · Deal 42\n🟩?🟩?⬜⬜⬜?⬜?$/u);
  });

  it('tells of a win its moves, its time and four quarters, and no card', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME });
    element.finish();
    await settled(element);
    const { title, text, url } = await shared(element, 0);
    expect(title).to.equal(document.title);
    expect(text).to.equal('Baker’s Dozen · Custom deal\n52 moves · 0:00\n🟩🟩🟩🟩');
    expect(url).to.contain('#1.bakers-dozen.playing.d');
  });

  it('marks the quarters where the player undid or had a hint', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME });
    element.play(element.legalMoves[0]!);
    await press(element, 'u');
    while (element.moveCount < 30) element.play(element.legalMoves[0]!);
    await press(element, 'h');
    element.finish();
    await settled(element);
    expect((await shared(element, 0)).text.split('\n').at(-1)).to.equal('🟩↩️🟩🟩💡🟩');
  });

  it('says of a replay that it shows the solution', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME });
    element.finish();
    await settled(element);
    const { text, url } = await shared(element, 1);
    expect(text.split('\n').at(-1)).to.equal('My replay (shows the solution)');
    expect(url).to.contain('#1.bakers-dozen.won.d');
  });

  it('tells of a day’s win the day and the streak', async () => {
    localStorage.clear();
    setClock('2026-11-20T12:00');
    const element = await table('bakers-dozen', { daily: '', storage: 'local' });
    for (const move of (await element.solution())!) element.play(move);
    await settled(element);
    expect((await shared(element, 0)).text).to.match(/^Baker’s Dozen · Daily · 20 Nov\n\d+ moves · 0:00 · 1 day\n🟩/u);
    resetClock();
    localStorage.clear();
  });

  it('tells of a lost game how many cards it is short', async () => {
    const element = await table('pyramid-dozen', { seed: '42' });
    for (let move = element.legalMoves[0]; move; [move] = element.legalMoves) element.play(move);
    await settled(element);
    const left = element.state!.piles.filter(({ kind, cards }) => kind === 'pyramid' && cards.length > 0).length;
    expect((await shared(element, 0)).text.split('\n')[1]).to.equal(`${left} cards short`);
  });
});
