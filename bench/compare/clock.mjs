/**
 * The processor's time that this process took, in ms, to a thousandth. Other programs that take the processor away do not count.
 */
export function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
