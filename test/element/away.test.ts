import { expect, oneEvent } from '@open-wc/testing';
import { box, create, drawn, listen, seen, settled, stated, typesOf } from '../support/table.js';

describe('an element that was never in a document', () => {
  it('shows the game that is on when it gets there', async () => {
    const element = create('trusty-twelve', { seed: '42' });
    await element.newGame({ seed: 7 });
    const told = oneEvent(element, 'move');
    element.play(element.legalMoves[0]!);
    const { record } = element;
    // Away there is no update to wait for.
    await told;
    const heard = listen(element);
    (await box()).append(element);
    await drawn(element);
    await settled(element);
    expect(element.record).to.deep.equal(record);
    expect(seen(element)).to.deep.equal(stated(element));
    expect(typesOf(heard)).to.deep.equal([]);
  });
});

describe('an element that is not shown', () => {
  it('plays, and shows its game once it is', async () => {
    const element = create('trusty-twelve', { seed: '42' });
    const parent = await box();
    parent.style.display = 'none';
    parent.append(element);
    await settled(element);
    element.play(element.legalMoves[0]!);
    await settled(element);
    expect(element.moveCount).to.equal(1);
    parent.style.display = '';
    await drawn(element);
    expect(seen(element)).to.deep.equal(stated(element));
  });

  it('hidden for a while keeps its size', async () => {
    const element = create('trusty-twelve', { seed: '42' });
    (await box()).append(element);
    await drawn(element);
    const { height } = element.getBoundingClientRect();
    element.hidden = true;
    await settled(element);
    element.hidden = false;
    await new Promise(requestAnimationFrame);
    expect(element.getBoundingClientRect().height).to.equal(height);
  });
});
