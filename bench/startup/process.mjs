// node --expose-gc bench/startup/process.mjs MODULE NAME KIND COUNT: loads one broad phase, finds the pairs of a scene's first frame
// and prints one line of JSON: how long that took, and how much more memory the process has then.
import { makeScene } from '../scenes.mjs';
import { errorOf, firstResult } from './first-result.mjs';

const [module, name, kind, count] = process.argv.slice(2);
const scene = makeScene(kind, Number(count));
const before = residentBytes();
const { ms, running } = await firstResult(() => import(module), name, scene);
const bytes = residentBytes() - before;
process.stdout.write(JSON.stringify({ ms, bytes, error: await errorOf(running, scene) }));
// Some packages leave workers behind, which would keep Node alive.
process.exit(0);

function residentBytes() {
  globalThis.gc();
  return process.memoryUsage.rss();
}
