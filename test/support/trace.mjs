// What the browser's trace tells of the main thread of a page.
const categories = ['toplevel', 'blink.user_timing'];

/** Records what happens while `during` runs. Between the two there must be a mark, which tells the page's main thread. */
export async function traced(session, during) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await during();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return new Trace(events);
}

const threadOf = ({ pid, tid }) => `${pid}:${tid}`;

class Trace {
  constructor(events) {
    const marks = events.filter(({ cat }) => cat.includes('blink.user_timing'));
    const main = threadOf(marks[0]);
    this.events = events.filter((event) => threadOf(event) === main).sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  }

  /** When a mark was set, each time, in microseconds. */
  marks(name) {
    return this.events
      .filter((event) => event.name === name && event.cat.includes('blink.user_timing'))
      .map(({ ts }) => ts);
  }

  /** The processor's time of the events of a name, in milliseconds. */
  sum(name) {
    const found = this.events.filter((event) => event.name === name && event.tdur !== undefined);
    return found.reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
  }

  /** The tasks that are in no other task. */
  get tasks() {
    const tasks = [];
    for (const event of this.events) {
      if (event.ph !== 'X' || event.tdur === undefined || !event.name.endsWith('RunTask')) continue;
      const last = tasks.at(-1);
      if (!last || event.ts >= last.ts + last.dur) tasks.push(event);
    }
    return tasks;
  }

  /** The processor's time of the tasks that run from one moment to another, in milliseconds. */
  between(from, to) {
    const running = this.tasks.filter(({ ts, dur }) => ts + dur > from && ts < to);
    return running.reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
  }
}
