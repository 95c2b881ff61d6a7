// What the browser's trace tells of the main thread of a page.

const categories = ['toplevel', 'blink.user_timing'];

/** What the main thread does for a frame. To record it makes tasks dearer, so it is for counting alone. */
export const FRAME_WORK = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * Records what happens while `during` runs. Between the two there must be a mark, which tells the page's main thread.
 *
 * @param more categories of events beside tasks and marks
 */
export async function traced(session, during, more = []) {
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories, ...more] },
  });
  await during();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  return new Trace(events);
}

const isMark = ({ cat }) => cat.includes('blink.user_timing');

/** The processor's time of events, in milliseconds. */
export const cpuIn = (events) => events.reduce((sum, { tdur }) => sum + tdur, 0) / 1000;

class Trace {
  #tasks = [];

  constructor(events) {
    const { pid, tid } = events.find(isMark);
    const onMain = events.filter((event) => event.pid === pid && event.tid === tid);
    this.events = onMain.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  }

  /** When a mark was set, each time, in microseconds. */
  marks(name) {
    return this.events.filter((event) => event.name === name && isMark(event)).map(({ ts }) => ts);
  }

  /** How many events of a name began in a span. */
  count(name, from, to) {
    return this.events.filter((event) => event.name === name && event.ts >= from && event.ts < to).length;
  }

  /** The processor's time of the tasks that end between two marks, in milliseconds: the first mark's is one of them, the second's isn't. */
  cpuBetween(from, to) {
    return cpuIn(this.tasks.filter(({ ts, dur }) => ts + dur > from && ts + dur < to));
  }

  /** The tasks that are in no other task. */
  get tasks() {
    if (this.#tasks.length > 0) return this.#tasks;
    const tasks = this.#tasks;
    for (const event of this.events) {
      if (event.ph !== 'X' || event.tdur === undefined || !event.name.endsWith('RunTask')) continue;
      const last = tasks.at(-1);
      if (!last || event.ts >= last.ts + last.dur) tasks.push(event);
    }
    return tasks;
  }
}
