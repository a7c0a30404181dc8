import { bodiesSection } from './bodies.mjs';
import { bulletsSection } from './bullets.mjs';
import { callsSection } from './calls.mjs';
import { castsSection } from './casts.mjs';
import { frameSection, frameTable } from './frames.mjs';
import { goalTable } from './goals.mjs';
import { moversSection } from './movers.mjs';
import { oddSection } from './odd.mjs';
import { lostQueries, queryTable } from './queries.mjs';
import { savesSection } from './saves.mjs';
import { smallSection } from './small.mjs';
import { startupSection } from './startup.mjs';
import { cheapest, table, times } from './tables.mjs';
import { tilesSection } from './tiles.mjs';
import { verdictsSection } from './verdicts.mjs';
import { windowsSection } from './windows.mjs';

const introduction = `Written by \`node bench/report.mjs\` from runs of \`npm run bench\`; not typed. Each part can be run by itself, as by
\`npm run bench -- --part queries\`, and keeps its machine and date.

What is compared is **the fastest on the CPU, with the pairs in JavaScript**. An engine on WebGPU may keep many more bodies on the
graphics card, but cannot hand their pairs to JavaScript cheaply: it is a choice for other games, and was not measured here.

One **frame**: every object moves by its velocity, then all overlapping pairs are delivered as rows. The
time includes both. All implementations take turns in one process, and every frame of each was compared with a
reference. Scenes: boxes of 1 to 20 (*uniform*, 0.75 pairs per object), far apart (*sparse*), of
power-law sizes up to an eighth of the world (*mixed*), nine of ten in 20 clusters (*clustered*), one of twenty
moving (*still*), 30 overlaps per object (*pile-up*).

**ms a frame** is the number to judge by: the mean over whole rounds of the motion, 64 frames there and
back, since planck, rapier and box2d defer work to single long frames that a median would hide; of
several rounds the median, since other programs use the machine too; and the plain mean where a second
does not suffice for a round. Of 100 frames, 99 took no longer than the column *99 %* says. Where a frame is too short for the clock, several
are timed as one. Ratios divide these numbers, ours and theirs alike. Gaps under 1.5x are ties.

**Queries**: at each turn all objects have moved, and every index has been brought up to date, which is not timed. Then one implementation after
the other answers 1,024 places, each once (*cold*), and four times more (*warm*), by one call for each place or, *batched*, by one call for all.
flatbush cannot change and is built anew at each turn; so are rbush, quadtree-js, the grid and the sweep, which is the fastest for them.

*Hand-written* are a uniform grid with the best cell size for each scene (with one size for all queries), sort and sweep (windows and points
only), and every box against every other (frames of up to 1,000 objects), all over typed arrays. Packages that report only which overlaps begin
and end work with a set of kept pairs; those that take too long are left out of the larger scenes. *excalibur cells* are the hash grid of that
engine, with the best cell size for each scene and a loop of ours over its cells; *excalibur tree* is its other structure.`;

/**
 * bench/RESULTS.md.
 *
 * @param {{ engine: string, parts: Record<string, { machine: string, mode: string, scenes: object[] }> }[]} runs the results of each
 *   engine, part by part
 * @param [verdicts] what `compareVerdicts` returns
 */
export function resultsPage(runs, verdicts) {
  const lines = ['# Results', '', introduction];
  for (const { engine, parts } of runs) {
    const [frames, small, queries, arcade] = ['frames', 'small', 'queries', 'arcade'].map((part) =>
      scenesOf(parts[part]),
    );
    lines.push('', `## ${engine}`, '', ...whenTable(parts), '', '### Goals', '');
    lines.push(...goalTable({ frames, queries, arcade }));
    const lost = [...lostScenes([...small, ...frames, ...arcade]), ...queries.flatMap(lostQueries)];
    lines.push('', '### Where others are quicker', '', ...(lost.length > 0 ? lost : ['Nowhere.']));
    for (const scene of arcade) lines.push(...arcadeSection(scene));
    for (const scene of queries) lines.push('', ...querySection(scene));
    for (const scene of frames) lines.push('', ...frameSection(scene));
  }
  for (const { parts } of runs) if (parts.small) lines.push('', ...smallSection(parts.small));
  for (const { parts } of runs) if (parts.windows) lines.push('', ...windowsSection(parts.windows));
  const calls = runs.filter(({ parts }) => parts.calls);
  if (calls.length > 0) lines.push('', ...callsSection(calls.map(callsOf)));
  for (const { parts } of runs) if (parts.odd) lines.push('', ...oddSection(parts.odd));
  for (const { parts } of runs) if (parts.bodies) lines.push('', ...bodiesSection(parts.bodies));
  for (const { parts } of runs) if (parts.casts) lines.push('', ...castsSection(parts.casts));
  for (const { parts } of runs) {
    if (parts.bullets) lines.push('', ...bulletsSection(parts.bullets));
  }
  for (const { parts } of runs) if (parts.tiles) lines.push('', ...tilesSection(parts.tiles));
  for (const { parts } of runs) if (parts.movers) lines.push('', ...moversSection(parts.movers));
  for (const { parts } of runs) if (parts.saves) lines.push('', ...savesSection(parts.saves));
  for (const { engine, parts } of runs) {
    if (parts.startup) lines.push('', ...startupSection(engine, parts.startup));
  }
  if (verdicts) lines.push('', ...verdictsSection(verdicts));
  return `${lines.join('\n')}\n`;
}

function scenesOf(part) {
  return part?.scenes ?? [];
}

/** When and where each part was measured. */
function whenTable(parts) {
  const rows = Object.entries(parts).map(([part, { machine, mode }]) => [part, machine, mode]);
  return table(['part', 'measured on', 'run'], rows);
}

function callsOf({ engine, parts }) {
  return { engine, results: parts.calls.scenes[0].results };
}

function arcadeSection(scene) {
  const title = `### Phaser's arcade physics, ${scene.count.toLocaleString('en')} sprites`;
  const text = `Which sprites overlap, told to a callback with both sprites, after Phaser's bodies have moved; Phaser's motion and drawing are not part
of it. \`overlap(group, group)\` builds Phaser's R-tree of all bodies and tells each pair twice; without \`useTree\`, and with one group, it
tests each sprite against each. Quadrille reads the boxes of the same bodies.`;
  return ['', title, '', text, '', ...frameTable(scene)];
}

function querySection(scene) {
  const title = `### ${scene.kind}, ${scene.count.toLocaleString('en')}: queries`;
  return [title, '', ...queryTable(scene)];
}

/** The scenes in which a competitor needs less time than the library with its default options. */
function lostScenes(frames) {
  return frames.flatMap(({ kind, count, results }) => {
    const ours = results.find(({ name }) => name === 'quadrille');
    const competitor = cheapest(results, 'hand', 'package');
    if (!ours || !competitor || competitor.ms.amortised >= ours.ms.amortised) return [];
    const ratio = times(ours.ms.amortised, competitor.ms.amortised);
    return [`- ${kind}, ${count.toLocaleString('en')} objects: ${competitor.name}, ${ratio}`];
  });
}
