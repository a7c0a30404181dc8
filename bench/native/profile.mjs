// node bench/native/profile.mjs: samples the native build scene by scene and writes into
// docs/performance.md where a frame's time goes. `npm run bench:profile` builds it and starts this.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withPart } from '../marked-parts.mjs';
import { table } from '../report/tables.mjs';
import { shares, stages } from './stages.mjs';

const inCheckout = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const program = inCheckout('build/bench/quadrille_frame_times');
const samples = inCheckout('build/profile.data');
const page = inCheckout('docs/performance.md');

const implementation = 'cover';
const ms = 2_000;
const cases = ['uniform', 'sparse', 'mixed', 'clustered'].flatMap((scene) =>
  [1_000, 10_000, 100_000].map((count) => ({ scene, count })),
);

const rows = cases.map(({ scene, count }) => {
  const share = shares(sample(scene, count));
  const percent = stages.map(({ name }) => `${Math.round(100 * share[name])} %`);
  return [scene, count.toLocaleString('en')].concat(percent);
});
const lines = table(['scene', 'n', ...stages.map(({ name }) => name)], rows);
process.stdout.write(`${lines.join('\n')}\n`);
writeFileSync(page, withPart(readFileSync(page, 'utf8'), 'profile', lines));

/** The shares of the functions in which the program was found, as `perf report` prints them. */
function sample(scene, count) {
  perf('record', '--quiet', '--output', samples, program, scene, count, implementation, ms);
  return perf('report', '--stdio', '--input', samples, '--fields', 'overhead,sym');
}

function perf(...args) {
  return execFileSync('perf', args.map(String), {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
