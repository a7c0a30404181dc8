import { castGoals, castTable } from './casts.mjs';
import { digits, table, times, verdict } from './tables.mjs';

const introduction = `A map of floors, one above the other, whose height changes by up to two tiles from run to run of 4 to 15 columns; half of the tiles are solid, and a
tile is 16 wide. **Steps**: boxes and circles of about a tile's size slide over the floors, and one of ten is just above them. They do not touch each other. Worlds
take turns; only \`step()\` is timed. *Even* floors are one static box each. *Sideways* counts contacts of a step whose normal is not that of the floor; *wrong* counts
bodies without the right contact with the floor, or with one above it, in the first three steps. **Rays and casts**: the first tile that a ray, a circle of radius 6, or a turned box of
12 by 8 meets on a path of 4 or 100 tiles that begins in the air. For rapier and Box2D, solid tiles are merged into few static boxes; *voxels* is rapier's own collider for
grids, of rays alone: of casts it misses too many hits. Implementations take turns with 512, one call for each or, *batched*, one call for all. Each result is compared with a reference in double precision that looks at all tiles
around the path; *wrong* counts those that are not right, by more than 0.02.`;

const most = { ms: 100, bytes: 4, ofStep: 2 };
/** How many times as long a step may take at best. */
const stretch = 1.3;

/** What a map takes, as lines: to be added, in a step, in rays and casts. */
export function tileTable(scene) {
  return [...loadTable(scene), '', ...stepTable(scene), '', ...castTable(scene)];
}

/** The part of bench/RESULTS.md about tile maps, from one run. */
export function tilesSection({ machine, mode, scenes }) {
  const lines = [`## Tile maps · ${machine} · ${mode}`, '', introduction, '', '### Goals', ''];
  const heads = ['of', 'n', 'goal', 'reached', 'verdict'];
  lines.push(...table(['what it takes', ...heads], scenes.flatMap(ownGoals)), '');
  lines.push(...castGoals(scenes));
  for (const scene of scenes) {
    const [tiles, bodies] = [scene.tiles, scene.count].map((number) => number.toLocaleString('en'));
    lines.push('', `### ${tiles} tiles, ${bodies} bodies`, '', ...tileTable(scene));
  }
  return lines;
}

function ownGoals({ tiles, load, touching, steps }) {
  const [even, , map] = steps;
  const ofStep = map.ms.amortised / even.ms.amortised;
  const [allTiles, bodies] = [tiles, touching].map((number) => number.toLocaleString('en'));
  return [
    ['addTiles', 'tiles', allTiles, ...atMost(most.ms, load.ms, ' ms')],
    ['memory of a tile', 'tiles', allTiles, ...atMost(most.bytes, load.bytes, ' bytes')],
    ['a step, beside even floors', 'touching bodies', bodies, ...atMost(most.ofStep, ofStep, 'x')],
    ['the same, stretch goal', 'touching bodies', bodies, ...atMost(stretch, ofStep, 'x')],
  ];
}

function atMost(limit, reached, unit) {
  const text = unit === 'x' ? times(reached, 1) : digits(reached) + unit;
  return [`at most ${limit}${unit}`, text, verdict(limit / reached)];
}

function loadTable({ load: { ms, longest, bytes, setTileNs } }) {
  const heads = ['addTiles, ms', 'longest', 'bytes a tile', 'setTile, ns'];
  return table(['', ...heads], [['the map', ...[ms, longest, bytes, setTileNs].map(digits)]]);
}

function stepTable({ touching, steps }) {
  const rows = steps.map(({ name, ms, contacts, sideways, wrong }) => [
    name,
    digits(ms.amortised),
    digits((1e6 * ms.amortised) / touching),
    times(ms.amortised, steps[0].ms.amortised),
    digits(contacts),
    Math.round(sideways),
    wrong,
  ]);
  const heads = ['ms a step', 'ns a touching body', 'x even', 'contacts', 'sideways', 'wrong'];
  return table(['what bodies rest on', ...heads], rows);
}
