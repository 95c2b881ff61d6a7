// The options that a game can have, as authors of games write them.
import { expect } from 'chai';
import { choice, count, flag, numberOf, type OptionSpec } from '../../src/define.js';

const readBy = (option: OptionSpec, values: unknown[]) => values.map((value) => option.read(value));

describe('an option', () => {
  it('that is on or off is off by default', () => {
    const option = flag();
    expect(option).to.deep.include({ default: false, allowed: 'true or false' });
    expect(readBy(option, [true, false, 'true', 1, null])).to.deep.equal([
      true,
      false,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('with names has the first by default, and takes a name in digits as a number, too', () => {
    const option = choice('1', '3', 'all');
    expect(option).to.deep.include({ default: '1', allowed: '1, 3, all', values: ['1', '3', 'all'] });
    expect(readBy(option, ['3', 3, 'all', '2', 2, true])).to.deep.equal([
      '3',
      '3',
      'all',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('with a number offers a few, and takes more', () => {
    const option = count(3, 99);
    expect(option).to.deep.include({
      default: 3,
      allowed: '0 to 99, unlimited',
      values: ['0', '1', '2', '3', 'unlimited'],
    });
    expect(readBy(option, [0, -0, '0', 99, '99', 'unlimited'])).to.deep.equal([0, 0, 0, 99, 99, 'unlimited']);
    for (const wrong of [-1, '-1', 100, '100', 1.5, '1.5', '', ' 1', '1 ', 'x1', '9'.repeat(400)]) {
      expect(option.read(wrong), JSON.stringify(wrong)).to.equal(undefined);
    }
    expect(['unlimited', 7].map(numberOf)).to.deep.equal([Infinity, 7]);
  });
});
