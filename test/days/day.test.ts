import { expect } from 'chai';
import { isDay, plusDays, today, untilTomorrow } from '../../src/days/day.js';
import { resetClock, stopClock } from '../support/clock.js';

afterEach(resetClock);

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
    for (const time of ['2026-11-20T00:00', '2026-11-20T23:59:59.999', '2026-12-31T12:34:56']) {
      stopClock(time);
      const [day, end] = [today(), new Date(new Date().getTime() + untilTomorrow())];
      expect([end.getHours(), end.getMinutes(), end.getSeconds(), end.getMilliseconds()]).to.deep.equal([0, 0, 0, 0]);
      stopClock(new Date(end.getTime() - 1).toISOString());
      expect(today()).to.equal(day);
      stopClock(end.toISOString());
      expect(today()).to.equal(plusDays(day, 1));
    }
  });
});
