/**
 * The processor time of this process so far, in ms, to a thousandth. Time in which other programs ran does not count.
 */
export function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
