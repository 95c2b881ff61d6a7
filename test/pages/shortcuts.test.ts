// A page with shortcuts of its own: by Mousetrap, and as a book of mdBook listens for its pages and its search.
import { expect, fixture } from '@open-wc/testing';
import Mousetrap from 'mousetrap';
import { table, type Table } from '../support/hand.js';
import { press } from '../support/keys.js';
import { control, pick, settled } from '../support/table.js';
import { part, play } from '../board/board.js';
import { waitUntil } from '../support/wait-until.js';

/** What a host has done since it was asked last. */
type Host = () => string[];

/** Some keys on their way down, some on their way up, and characters as they are written. */
function mousetrap(): Host {
  const keys = ['up', 'down', 'left', 'right', 'home', 'end', 'pagedown', 'enter', 'space', 'esc', 'f2'];
  const heard: string[] = [];
  const note = (_: Event, combination: string) => void heard.push(combination);
  const letters = [...'hunxsdw.>'];
  Mousetrap.bind([...keys, ...letters, 'ctrl+z', 'ctrl+s'], note);
  Mousetrap.bind(keys, (_, combination) => void heard.push(`${combination} released`), 'keyup');
  return () => heard.splice(0);
}

/** A book turns its pages by arrows, searches by `s` and `/`, and ends that by Escape. */
function book(): Host {
  const heard: string[] = [];
  const note = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || !['ArrowLeft', 'ArrowRight', 's', '/', 'Escape'].includes(key)) return;
    heard.push(key);
  };
  document.addEventListener('keydown', note);
  ends.push(() => document.removeEventListener('keydown', note));
  return () => heard.splice(0);
}

const ends: (() => void)[] = [];

afterEach(() => {
  Mousetrap.reset();
  for (const end of ends.splice(0)) end();
});

async function begun(tag = 'bakers-dozen'): Promise<Table> {
  const element = await table(tag, { seed: '42' });
  await play(element, element.legalMoves[0]!);
  part(element, '.table [tabindex="0"]').focus();
  return element;
}

for (const [name, listen] of Object.entries({ Mousetrap: mousetrap, 'a book': book })) {
  describe(`beside shortcuts of ${name}`, () => {
    it('keys of the table are the game’s, pressed and released', async () => {
      const element = await begun();
      const heard = listen();
      for (const key of ['Enter', 'Escape', 'ArrowRight', 'ArrowLeft', 'Home', 'End', ' ', 'Escape', ...'hds.w']) {
        await press(element, key);
        expect(heard(), key).to.deep.equal([]);
      }
      await press(element, 'Control+z');
      expect(element.moveCount).to.equal(0);
      expect(heard()).to.deep.equal([]);
    });

    it('keys of bar and panels are the game’s', async () => {
      const element = await begun('pyramid-dozen');
      const heard = listen();
      for (const key of ['Enter', ' ']) {
        control(element, 'undo').focus();
        await press(element, key);
        expect(heard(), key).to.deep.equal([]);
        expect(element.moveCount).to.equal(0);
        element.redo();
        await element.updateComplete;
      }
      await pick(element, 'rules');
      await settled(element);
      part(element, 'dialog select').focus();
      for (const key of ['ArrowDown', 's', 'Escape']) {
        await press(element, key);
        expect(heard(), key).to.deep.equal([]);
      }
      await waitUntil(() => !part(element, 'dialog'), 'it is closed');
    });
  });
}

it('a page hears of all other keys', async () => {
  const element = await begun();
  const heard = mousetrap();
  for (const [keys, shortcuts] of [
    ['F2', ['f2', 'f2 released']],
    ['x', ['x']],
    ['PageDown', ['pagedown', 'pagedown released']],
    ['Control+s', ['ctrl+s']],
    ['Escape', ['esc', 'esc released']],
  ] as const) {
    await press(element, keys);
    expect(heard(), keys).to.deep.equal(shortcuts);
  }
  control(element, 'undo').focus();
  for (const [keys, shortcuts] of [
    ['ArrowLeft', ['left', 'left released']],
    ['u', ['u']],
    ['Escape', ['esc', 'esc released']],
  ] as const) {
    await press(element, keys);
    expect(heard(), keys).to.deep.equal(shortcuts);
  }
  const button = await fixture<HTMLElement>('<button>of the page</button>');
  button.focus();
  await press(element, 'ArrowRight');
  expect(heard()).to.deep.equal(['right', 'right released']);
});

it('a replay keeps the keys of its buttons, and Escape', async () => {
  const element = await begun();
  const heard = mousetrap();
  void element.watch(element.record);
  await settled(element);
  control(element, 'stepOn').focus();
  for (const key of ['Enter', ' ', '>', 'Escape']) {
    await press(element, key);
    expect(heard(), key).to.deep.equal([]);
  }
  expect(part(element, '.transport')).to.equal(null);
});
