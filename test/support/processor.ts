/** The processor's time that something takes in Node, in milliseconds. The time of other programs doesn't count. */
export function processorTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
