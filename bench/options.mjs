import { parseArgs } from 'node:util';
import { bodySceneKinds, steps } from './bodies/scenes.mjs';
import { levelKinds } from './movers/levels.mjs';
import { isScene, sceneKinds } from './scenes.mjs';

const sizes = [1_000, 10_000, 100_000];
const frameSizes = { uniform: [...sizes, 1_000_000] };
/** Of fewer than 100 objects, too few of the scene *still* move. */
const smallSizes = { uniform: [10, 30, 50, 100, 300], still: [100, 300] };
/** Frames of fewer objects are the part `small`, whichever scene they are of. */
const fewestOfFrames = 1_000;

/**
 * The parts of the benchmark: the kinds of scenes of each, how many objects a kind has unless options say otherwise, and how many
 * it can have; `isForPages` if only a browser can run it.
 */
const parts = {
  frames: {
    kinds: sceneKinds,
    sizesOf: (kind) => frameSizes[kind] ?? sizes,
    canHave: (kind, count) => count >= fewestOfFrames && isScene(kind, count),
  },
  small: {
    kinds: sceneKinds,
    sizesOf: (kind) => smallSizes[kind] ?? [],
    canHave: (kind, count) => count < fewestOfFrames && isScene(kind, count),
  },
  queries: { kinds: ['uniform', 'mixed'], sizesOf: () => [10_000, 100_000] },
  windows: { kinds: ['uniform', 'mixed'], sizesOf: () => [10_000, 100_000] },
  bodies: {
    kinds: [...bodySceneKinds, steps],
    sizesOf: (kind) => (kind === steps ? [100_000] : [1_000, 10_000, 50_000]),
  },
  casts: { kinds: ['moving'], sizesOf: () => [1_000, 10_000, 50_000] },
  bullets: { kinds: ['moving'], sizesOf: () => [10_000] },
  tiles: { kinds: ['floors'], sizesOf: () => [10_000] },
  movers: { kinds: levelKinds, sizesOf: () => [1_000] },
  saves: { kinds: ['moving', 'mostly-static'], sizesOf: () => [200, 800, 10_000] },
  calls: { kinds: ['uniform'], sizesOf: () => [2] },
  odd: { kinds: ['uniform'], sizesOf: () => [10_000] },
  startup: { kinds: ['uniform'], sizesOf: () => [1_000] },
  arcade: { kinds: ['uniform'], sizesOf: () => [2_000], isForPages: true },
};
const partNames = Object.keys(parts);
/** The parts whose scenes the option --scene names; the others have one kind only. */
const partsWithScenes = partNames.filter((part) => parts[part].kinds.length > 1);
const allSceneKinds = [...new Set(partsWithScenes.flatMap((part) => parts[part].kinds))];

/** Options that choose what is measured, and what they mean. */
export const planOptions = {
  part: { type: 'string', multiple: true },
  scene: { type: 'string', multiple: true },
  size: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  quick: { type: 'boolean', default: false },
};
/** @param {string} names of the parts that a command measures */
export const planHelp = (names) => `\
  --part NAME             only that part (may be repeated): ${names}
  --scene NAME            only that scene (may be repeated). Of frames and small: ${sceneKinds.join(', ')};
                          of queries: ${parts.queries.kinds.join(', ')}; of bodies: ${parts.bodies.kinds.join(', ')};
                          of movers: ${levelKinds.join(', ')}
  --size N                that many objects (may be repeated)`;

export const help = `npm run bench [-- options]

Times Quadrille against code by hand and published packages, all in one process and in turns, and
checks every result against a reference. A run of a whole part replaces the committed results of
that part and the tables made from them. Frames of fewer than 1,000 objects are the part small.

${planHelp('frames, small, queries, windows, bodies, casts, bullets, tiles, movers, saves, calls, odd, startup or, with --browser, arcade')}
  --only TEXT             only implementations whose name contains TEXT (may be repeated)
  --quick                 a seventh of the time each; packages up to 10,000 objects only
  --adapter FILE          with the implementations that this module exports, see docs/benchmarks.md; not with --browser
  --browser               in Chromium instead of Node
  --json FILE             also write the results to FILE
  --help                  this text
`;

const known = {
  ...planOptions,
  adapter: { type: 'string' },
  browser: { type: 'boolean', default: false },
  json: { type: 'string' },
  help: { type: 'boolean', default: false },
};

/**
 * The options in the arguments. `plan` is plain data, so that it can be passed to a browser.
 *
 * @param {string[]} args
 * @returns {{ help: boolean, adapter?: string, browser: boolean, json?: string, replaces: import('./suite.mjs').Part[], plan: import('./suite.mjs').Plan }}
 *   `replaces`: the parts whose results are worth keeping
 * @throws Error with a sentence for the user.
 */
export function readOptions(args) {
  const { values } = parseArgs({ args, options: known });
  const { adapter, browser, json, quick, only } = values;
  if (adapter !== undefined && browser) throw new Error('--adapter: not together with --browser.');
  const plan = readPlan(values);
  const isWhole = !(adapter || quick || only || values.size || values.scene);
  const replaces = isWhole ? Object.keys(plan.scenes) : [];
  return { help: values.help, adapter, browser, json, replaces, plan };
}

/**
 * @returns {import('./suite.mjs').Plan} the plan that the values of `planOptions` describe
 * @throws Error with a sentence for the user.
 */
export function readPlan(values) {
  for (const part of values.part ?? []) mustBe(partNames, 'part', part);
  for (const scene of values.scene ?? []) mustBe(allSceneKinds, 'scene', scene);
  const {
    quick,
    only,
    browser,
    part: wanted = values.scene ? partsWithScenes : partNames,
  } = values;
  const scenes = Object.fromEntries(
    partNames
      .filter((part) => wanted.includes(part) && (browser || !parts[part].isForPages))
      .map((part) => [part, scenesOf(parts[part], values)])
      .filter(([, found]) => found.length > 0),
  );
  if (Object.keys(scenes).length === 0) {
    throw new Error(
      'Nothing to measure: no such scene has that many objects, or it needs --browser.',
    );
  }
  return { quick, only, scenes };
}

function scenesOf({ kinds, sizesOf, canHave = () => true }, { scene = kinds, size, quick }) {
  const wanted = size?.map(readSize);
  const most = quick && !wanted ? 100_000 : Infinity;
  return kinds
    .filter((kind) => scene.includes(kind))
    .flatMap((kind) => (wanted ?? sizesOf(kind)).map((count) => ({ kind, count })))
    .filter(({ kind, count }) => count <= most && canHave(kind, count));
}

function readSize(text) {
  const size = Number(text);
  if (!Number.isInteger(size) || size < 2) {
    throw new Error(`--size: a whole number from 2, got ${text}`);
  }
  return size;
}

function mustBe(names, option, name) {
  if (names.includes(name)) return;
  throw new Error(`--${option}: one of ${names.join(', ')}, got ${name}`);
}
