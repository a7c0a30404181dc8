/** The resolution of performance.now(), in ms: much coarser in browsers than in Node. */
export function clockTick() {
  let tick = Infinity;
  for (let i = 0; i < 20; i++) {
    const started = performance.now();
    let ended = started;
    while (ended === started) ended = performance.now();
    tick = Math.min(tick, ended - started);
  }
  return tick;
}
