// node --expose-gc bench/startup/first-result.mjs MODULE NAME KIND COUNT: loads one broad phase, finds the pairs of a scene's first
// frame and prints one line of JSON: how long that took, and how much more memory the process has then.
import { Motion } from '../motion.mjs';
import { makeScene } from '../scenes.mjs';

const [module, name, kind, count] = process.argv.slice(2);
const scene = makeScene(kind, Number(count));
const motion = new Motion(scene);
const before = residentBytes();
const started = performance.now();
const exported = await import(module);
const implementation = Object.values(exported)
  .flat()
  .find((one) => one.name === name);
const running = await implementation.init(scene);
motion.step(running.boxes());
running.frame();
const ms = performance.now() - started;
const bytes = residentBytes() - before;

const { checksum } = await import('../checksum.mjs');
const { Reference } = await import('../reference.mjs');
const [found, right] = [checksum(running.pairs()), new Reference(scene).sumOf(1)];
const error = found === right ? undefined : `${found} is not ${right}`;
process.stdout.write(JSON.stringify({ ms, bytes, error }));
// Some packages leave workers behind, which would keep Node alive.
process.exit(0);

function residentBytes() {
  globalThis.gc();
  return process.memoryUsage.rss();
}
