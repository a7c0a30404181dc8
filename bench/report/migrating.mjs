import { withPart } from '../marked-parts.mjs';
import { queryKinds } from '../queries/query-sets.mjs';
import { rate } from './queries.mjs';
import { digits, table, times } from './tables.mjs';

const ours = 'quadrille';

/** The scenes whose frames are compared, with what happens in them. */
const scenes = [
  ['uniform', 'all move'],
  ['still', 'one in twenty moves'],
];
const counts = [1_000, 10_000, 100_000];

/** Of each page of docs/migrating, what the part that is marked says of the kept results of Node and of Chromium. */
const pages = {
  'quadtree-js': ({ node }) => boxesPart(node, ['quadtree-js']),
  rbush: ({ node }) => boxesPart(node, ['rbush', 'flatbush']),
  check2d: ({ node }) => [
    ...boxesPart(node, ['detect-collisions']),
    '',
    ...bodiesPart(node.bodies),
  ],
  'phaser-arcade': ({ chromium }) => arcadePart(chromium.arcade),
};

/** The names of the pages, without `.md`. */
export const migratingPages = Object.keys(pages);

/**
 * A page on migrating with its part `measured` made from the kept results.
 *
 * @param {string} name One of `migratingPages`.
 * @param {string} text
 * @param {{ node: object, chromium: object }} kept
 */
export function withMeasured(name, text, kept) {
  return withPart(text, 'measured', pages[name](kept));
}

/** Frames and queries of boxes, of these packages and of Quadrille with its default options. */
function boxesPart({ frames, queries }, peers) {
  return [
    'Milliseconds a frame, in which all overlapping pairs are found. In brackets: how many times as long as Quadrille',
    'with its default options it takes.',
    '',
    ...table(
      ['scene', 'objects', 'Quadrille', ...peers],
      scenes.flatMap((scene) => counts.flatMap((count) => frameRow(frames, scene, count, peers))),
    ),
    '',
    'Queries a second among 10,000 objects that have just moved, by one call each:',
    '',
    ...table(
      ['query', 'Quadrille', ...peers],
      Object.entries(queryKinds).flatMap((query) => queryRow(queries, query, peers)),
    ),
    '',
    measuredOn(frames),
  ];
}

function frameRow({ scenes: measured }, [kind, title], count, peers) {
  const found = measured.find((one) => one.kind === kind && one.count === count);
  const own = found && timeOf(found, ours);
  if (!own || peers.every((peer) => timeOf(found, peer) === undefined)) return [];
  return [
    [
      title,
      count.toLocaleString('en'),
      digits(own),
      ...peers.map((peer) => compared(timeOf(found, peer), own)),
    ],
  ];
}

function queryRow({ scenes: measured }, [query, { title }], peers) {
  const { results } = measured.find(({ kind, count }) => kind === 'uniform' && count === 10_000);
  const rateOf = (peer) =>
    results.find(({ name, query: asked, batched }) => name === peer && asked === query && !batched)
      ?.perSecond?.cold;
  const rates = [ours, ...peers].map(rateOf);
  if (rates.slice(1).every((perSecond) => perSecond === undefined)) return [];
  return [[title, ...rates.map((perSecond) => (perSecond ? rate(perSecond) : ''))]];
}

/** Circles and turned boxes: a step of a World, and of detect-collisions. */
function bodiesPart(bodies) {
  const rows = bodies.scenes.flatMap((scene) => {
    const [own, other] = ['quadrille World', 'detect-collisions'].map((name) =>
      timeOf(scene, name),
    );
    if (!own || !other) return [];
    return [[scene.kind, scene.count.toLocaleString('en'), digits(own), compared(other, own)]];
  });
  return [
    'Milliseconds a frame of circles and turned boxes, with a World:',
    '',
    ...table(['scene', 'bodies', 'World', 'detect-collisions'], rows),
    '',
    measuredOn(bodies),
  ];
}

function arcadePart(arcade) {
  const [scene] = arcade.scenes;
  const own = timeOf(scene, ours);
  return [
    `Milliseconds a frame, in which all pairs of ${scene.count.toLocaleString('en')} sprites are found:`,
    '',
    ...table(
      ['way', 'ms', 'times as long'],
      scene.results.map(({ name, ms }) => [
        name === ours ? 'Quadrille' : `\`${name.replace('phaser ', '')}\``,
        digits(ms.amortised),
        times(ms.amortised, own),
      ]),
    ),
    '',
    measuredOn(arcade),
  ];
}

/** Undefined for what was not measured, or has failed. */
function timeOf({ results }, name) {
  return results.find((result) => result.name === name && !result.error)?.ms?.amortised;
}

function compared(time, own) {
  return time === undefined ? '' : `${digits(time)} (${times(time, own)})`;
}

function measuredOn({ machine, mode }) {
  return `Measured: ${machine}, ${mode}. What is measured, and all others: [bench/RESULTS.md](../../bench/RESULTS.md).`;
}
