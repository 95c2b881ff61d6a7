import { expect } from 'chai';
import { isDay, plusDays, today, untilTomorrow } from '../../src/days/day.js';

describe('a day', () => {
  it('is one that the calendar has', () => {
    for (const day of ['2026-11-20', '2024-02-29', '0001-01-01', '9999-12-31']) expect(isDay(day), day).to.equal(true);
    const none = ['2026-02-29', '2026-02-30', '2026-13-01', '2026-1-1', ' 2026-11-20', '2026-11-20~2', '', 20, null];
    for (const day of none) expect(isDay(day), String(day)).to.equal(false);
  });

  it('is followed by the next one, over months and years', () => {
    expect(plusDays('2026-12-31', 1)).to.equal('2027-01-01');
    expect(plusDays('2024-03-01', -1)).to.equal('2024-02-29');
    expect(plusDays('2026-11-20', -365)).to.equal('2025-11-20');
  });

  it('is over when tomorrow begins', () => {
    // The clock goes on between the two, so what is left comes first: the sum is never short of midnight.
    const left = untilTomorrow();
    const end = new Date(Date.now() + left);
    expect([end.getHours(), end.getMinutes()]).to.deep.equal([0, 0]);
    expect(plusDays(today(), 1) >= today()).to.equal(true);
  });
});
