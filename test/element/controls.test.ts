import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import { GOES_HOME, LAST_MOVE } from './decks.js';
import { control, listen, seen, settled, table, textOf } from '../support/table.js';
import { CONTROLS } from '../../src/element/view/toolbar/controls.js';
import type { Attributes, Table } from '../support/table.js';

const shown = (element: Table): string[] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>('[data-control]')].map(({ dataset }) => dataset['control']!);

async function click(target: Element): Promise<void> {
  target.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = target.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
}

describe('controls', () => {
  before(() => setViewport({ width: 1000, height: 800 }));

  for (const attributes of [{}, { controls: '' }, { controls: '  ' }] as Attributes[]) {
    it(`are all shown where the attribute is ${JSON.stringify(attributes)}`, async () => {
      const element = await table('trusty-twelve', attributes);
      control(element, 'more').click();
      await settled(element);
      expect(shown(element)).to.include.members(CONTROLS.filter((each) => each !== 'timer' && each !== 'finish'));
    });
  }

  it('are those of a list', async () => {
    expect(shown(await table('trusty-twelve', { controls: 'redo undo' }))).to.have.members(['undo', 'redo']);
  });

  it('none: leaves no toolbar', async () => {
    const element = await table('trusty-twelve', { controls: 'none' });
    expect(element.shadowRoot!.querySelector('[part~=toolbar]')).not.to.exist;
    element.controls = null;
    await settled(element);
    expect(shown(element)).to.include('new');
  });

  it('say whether they can be pressed', async () => {
    const element = await table('trusty-twelve', { seed: '42', controls: 'undo redo restart new' });
    const pressable = async () => {
      await settled(element);
      return ['undo', 'redo', 'restart', 'new'].filter(
        (name) => control(element, name).getAttribute('aria-disabled') === 'false',
      );
    };
    expect(await pressable()).to.deep.equal(['new']);
    element.play(element.legalMoves[0]!);
    expect(await pressable()).to.deep.equal(['undo', 'restart', 'new']);
    element.undo();
    expect(await pressable()).to.deep.equal(['redo', 'new']);
    element.disabled = true;
    expect(await pressable()).to.deep.equal([]);
  });

  it('ask nothing of the solver once the game is over', async () => {
    const element = await table('trusty-twelve', { deck: LAST_MOVE, controls: 'hint solution verdict' });
    const pressable = () =>
      ['hint', 'solution', 'verdict'].map((name) => control(element, name)?.ariaDisabled === 'false');
    expect(pressable()).to.deep.equal([true, true, true]);
    element.play(element.legalMoves[0]!);
    await settled(element);
    expect(pressable()).to.deep.equal([false, false, false]);
  });

  it('finish alone has its place from the first, and nowhere in a game that has none', async () => {
    const element = await table('bakers-dozen', { seed: '42', controls: 'finish' });
    expect(shown(element)).to.deep.equal(['finish']);
    expect(control(element, 'finish').ariaDisabled).to.equal('true');
    expect(shown(await table('trusty-twelve', { controls: 'finish' }))).to.deep.equal([]);
  });

  it('are told apart from what the player does by nothing but who did it', async () => {
    const element = await table('trusty-twelve', { seed: '42', controls: 'undo redo restart new' });
    element.play(element.legalMoves[0]!);
    await settled(element);
    const heard = listen(element);
    for (const name of ['undo', 'redo', 'restart', 'new']) {
      await click(control(element, name));
      await settled(element);
    }
    // New seeks a deal that can be won.
    await waitUntil(() => heard.length >= 4);
    expect(heard.map(({ type, detail }) => `${type} by ${detail.by}`)).to.deep.equal([
      'undo by player',
      'redo by player',
      'deal by player',
      'deal by player',
    ]);
  });

  it('finish is offered when the cards go home by themselves', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME });
    await click(control(element, 'finish'));
    await settled(element);
    expect(element.status).to.equal('won');
    expect(textOf(element, '.message')).to.contain('Won in 52 moves');
  });
});

describe('disabled', () => {
  it('shows the board and takes no input', async () => {
    const element = await table('bakers-dozen', { seed: '42', disabled: '' });
    const before = element.state;
    const move = element.legalMoves.find(({ type }) => type === 'move')!;
    if (move.type !== 'move') throw new Error('seed 42 has a move');
    const card = element.shadowRoot!.querySelector(`[data-card="${move.card}"]`)!;
    await click(card);
    await click(card);
    for (const name of shown(element)) control(element, name).click();
    await settled(element);
    expect(element.shadowRoot!.querySelector('dialog')).to.equal(null);
    expect(element.state).to.deep.equal(before);
    expect(Object.keys(seen(element))).to.include('tableau-13');
  });

  it('takes no draw in Pyramid Dozen and no redeal in Trefoil', async () => {
    const pyramid = await table('pyramid-dozen', { seed: '42', disabled: '' });
    await click(pyramid.shadowRoot!.querySelector('button.stock')!);
    const trefoil = await table('trefoil-solitaire', { seed: '42', disabled: '' });
    await click(trefoil.shadowRoot!.querySelector('button.turn')!);
    expect([pyramid.moveCount, trefoil.moveCount]).to.deep.equal([0, 0]);
    pyramid.disabled = false;
    await settled(pyramid);
    await click(pyramid.shadowRoot!.querySelector('button.stock')!);
    expect(pyramid.moveCount).to.equal(1);
  });

  it('leaves the methods working', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME, disabled: '' });
    expect(element.play(element.legalMoves[0]!)).to.equal(true);
    expect(element.undo()).to.equal(true);
    expect(element.redo()).to.equal(true);
    expect(element.finish()).to.equal(51);
    await element.newGame({ seed: 1 });
    await element.restart();
    expect(element.seed).to.equal('1');
  });

  it('closes what is open, and ends a solution that is shown', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME, controls: 'rules solution' });
    await click(control(element, 'rules'));
    element.disabled = true;
    await settled(element);
    expect(element.shadowRoot!.querySelectorAll('dialog').length).to.equal(0);
    element.disabled = false;
    await settled(element);
    await click(control(element, 'solution'));
    await oneEvent(element, 'move');
    element.disabled = true;
    const { moveCount } = element;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(element.moveCount).to.equal(moveCount);
  });

  it('is an attribute as well as a property', async () => {
    const element = await table('trusty-twelve');
    element.disabled = true;
    await settled(element);
    expect(element.hasAttribute('disabled')).to.equal(true);
    element.removeAttribute('disabled');
    expect(element.disabled).to.equal(false);
  });
});
