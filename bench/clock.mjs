/** The resolution of a clock, in ms: that of performance.now() is much coarser in browsers than in Node. */
export function clockTick(now) {
  let tick = Infinity;
  for (let i = 0; i < 20; i++) {
    const started = now();
    let ended = started;
    while (ended === started) ended = now();
    tick = Math.min(tick, ended - started);
  }
  return tick;
}
