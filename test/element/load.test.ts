import { expect } from '@open-wc/testing';
import { recordFromText } from '../../src/engine.js';
import { WON } from '../support/games-played.js';
import { seen, stated, table } from '../support/table.js';

describe('load', () => {
  it('shows a won game as its record says', async () => {
    const record = recordFromText(WON['trefoil-solitaire']!);
    const element = await table('trefoil-solitaire', { seed: '1' });
    await element.load(record);
    expect([element.status, element.record]).to.deep.equal(['won', record]);
    expect(seen(element)).to.deep.equal(stated(element));
  });
});
