// What a page hears of a game that is in its form, or that turns by a wheel or a pointer.
import { expect, fixture } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { moveMouse, part, parts, play } from '../board/board.js';
import { clickOn, drag, make, middle, settingIn, touchDrag } from '../support/hand.js';
import { press } from '../support/keys.js';
import { create, drawn, pick, settled, type Table } from '../support/table.js';

/** A game in a form, and the types of events that reach the form from now on. */
async function inForm(...types: string[]): Promise<{ element: Table; heard: Event[] }> {
  const form = await fixture<HTMLElement>('<form style="width: 800px"><i></i></form>');
  const element = create('pyramid-dozen', { seed: '42' });
  form.querySelector('i')!.replaceWith(element);
  await drawn(element);
  const heard: Event[] = [];
  for (const type of types) form.addEventListener(type, (event) => void heard.push(event));
  return { element, heard };
}

it('a form hears of no field', async () => {
  const { element, heard } = await inForm('input', 'change', 'submit', 'invalid');
  await play(element, element.legalMoves[0]!);
  await pick(element, 'settings');
  await settled(element);
  const dialog = part(element, 'dialog') as HTMLDialogElement;
  const setting = settingIn(dialog, 'Four-colour');
  // A small window doesn't show all settings at once.
  setting.scrollIntoView({ block: 'nearest' });
  await clickOn(setting);
  parts(element, 'dialog [type=radio]')[0]!.focus();
  await press(element, 'ArrowRight');
  dialog.close();
  void element.watch(element.record);
  await settled(element);
  const slider = part(element, '.transport input') as HTMLInputElement;
  slider.focus();
  await press(element, 'End');
  await press(element, 'Home');
  expect(slider.value).to.equal('0');
  expect(heard).to.deep.equal([]);
});

it('a page that turns by the wheel does so over the table, and not over a panel, which scrolls', async () => {
  const { element, heard } = await inForm('wheel');
  const turn = (on: Element) => on.dispatchEvent(new WheelEvent('wheel', { deltaY: 9, bubbles: true, composed: true }));
  turn(part(element, '.card'));
  expect(heard).to.have.length(1);
  await pick(element, 'rules');
  await settled(element);
  turn(part(element, 'dialog p'));
  expect(heard).to.have.length(1);
});

it('a page sees a pointer that only hovers, and any press and its end', async () => {
  const { element, heard } = await inForm('pointerdown', 'pointermove', 'pointerup', 'mousemove', 'click');
  const typesAt = async (place: Element) => {
    const { x, y } = middle(place);
    await moveMouse(0, 0);
    heard.length = 0;
    await moveMouse(x, y);
    await sendMouse({ type: 'down' });
    await moveMouse(x + 2, y);
    await sendMouse({ type: 'up' });
    return heard.map(({ type }) => type);
  };
  const left = ['pointermove', 'mousemove', 'pointerdown', 'pointerup', 'click'];
  expect(await typesAt(part(element, '.card[data-draggable]'))).to.deep.equal(left);
  await pick(element, 'rules');
  await settled(element);
  expect(await typesAt(part(element, 'h2'))).to.deep.equal(left);
});

it('a page that compares where a pointer went down and up hears that a drag was called off', async () => {
  const { element, heard } = await inForm('pointerdown', 'pointerup', 'pointercancel');
  for (const way of [drag, touchDrag]) {
    const { moveCount } = element;
    await make(
      element,
      element.legalMoves.find(({ type }) => type === 'remove')!,
      way,
    );
    expect(element.moveCount, way.name).to.equal(moveCount + 1);
    expect(
      heard.splice(0).map(({ type }) => type),
      way.name,
    ).to.deep.equal(['pointerdown', 'pointercancel']);
  }
});
