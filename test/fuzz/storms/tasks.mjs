/** The longest task on the main threads of pages in a trace, in milliseconds of the processor. */
export function longestTask(trace) {
  const { traceEvents: events } = JSON.parse(Buffer.from(trace).toString());
  const name = ({ pid, tid }) => `${pid} ${tid}`;
  const isMain = ({ name: what, args }) => what === 'thread_name' && args?.name === 'CrRendererMain';
  const main = new Set(events.filter(isMain).map(name));
  const tasks = events.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && main.has(name(event)));
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}
