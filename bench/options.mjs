import { parseArgs } from 'node:util';
import { bodySceneKinds } from './bodies/scenes.mjs';
import { isScene, sceneKinds } from './scenes.mjs';

const parts = ['frames', 'queries', 'bodies'];
const sizes = [1_000, 10_000, 100_000];
const frameSizes = { uniform: [10, 30, 100, 300, ...sizes, 1_000_000] };
const querySizes = [10_000, 100_000];
const bodySizes = [1_000, 10_000, 50_000];
const allSceneKinds = [...sceneKinds, ...bodySceneKinds];

/** Options that choose what is measured, and what they mean. */
export const planOptions = {
  part: { type: 'string', multiple: true },
  scene: { type: 'string', multiple: true },
  size: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  quick: { type: 'boolean', default: false },
};
export const planHelp = `\
  --part frames|queries|bodies   only that part (may be repeated)
  --scene NAME            only that scene (may be repeated). Of frames: ${sceneKinds.join(', ')};
                          of bodies: ${bodySceneKinds.join(', ')}
  --size N                that many objects (may be repeated)`;

export const help = `npm run bench [-- options]

Times Quadrille against code by hand and published packages, all in one process and in turns, and
checks every result against a reference. A run of everything replaces the committed results and
the tables made from them; a run of --part bodies those of bodies.

${planHelp}
  --only TEXT             only implementations whose name contains TEXT (may be repeated)
  --quick                 a seventh of the time each; packages up to 10,000 objects only
  --browser               in Chromium instead of Node
  --json FILE             also write the results to FILE
  --help                  this text
`;

const known = {
  ...planOptions,
  browser: { type: 'boolean', default: false },
  json: { type: 'string' },
  help: { type: 'boolean', default: false },
};

/**
 * The options in the arguments. `plan` is plain data, so that it can be passed to a browser.
 *
 * @param {string[]} args
 * @returns {{ help: boolean, browser: boolean, json?: string, replaces: { frames: boolean, bodies: boolean },
 *   plan: import('./suite.mjs').Plan }} `replaces`: which results are worth keeping; those of queries go with frames
 * @throws Error with a sentence for the user.
 */
export function readOptions(args) {
  const { values } = parseArgs({ args, options: known });
  const { browser, json, quick, only } = values;
  const isWhole = !(quick || only || values.size || values.scene);
  const replaces = {
    frames: isWhole && !values.part,
    bodies: isWhole && isPart(values, 'bodies'),
  };
  return { help: values.help, browser, json, replaces, plan: readPlan(values) };
}

/**
 * @returns {import('./suite.mjs').Plan} the plan that the values of `planOptions` describe
 * @throws Error with a sentence for the user.
 */
export function readPlan(values) {
  for (const part of values.part ?? []) mustBe(parts, 'part', part);
  for (const scene of values.scene ?? []) mustBe(allSceneKinds, 'scene', scene);
  const wanted = values.size?.map(readSize);
  const { quick, only } = values;
  const plan = {
    quick,
    only,
    scenes: isPart(values, 'frames') ? planScenes(chosen(sceneKinds, values), wanted, quick) : [],
    queries: isPart(values, 'queries') ? (wanted ?? querySizes) : [],
    bodies: isPart(values, 'bodies') ? planBodies(chosen(bodySceneKinds, values), wanted) : [],
  };
  if (plan.scenes.length + plan.queries.length + plan.bodies.length === 0) {
    throw new Error('Nothing to measure: no such scene has so many objects.');
  }
  return plan;
}

function planScenes(kinds, wanted, quick) {
  const fits = (kind) => (count) => isScene(kind, count) && !(quick && !wanted && count > 100_000);
  return kinds.flatMap((kind) =>
    (wanted ?? frameSizes[kind] ?? sizes).filter(fits(kind)).map((count) => ({ kind, count })),
  );
}

function planBodies(kinds, wanted = bodySizes) {
  return kinds.flatMap((kind) => wanted.map((count) => ({ kind, count })));
}

function chosen(kinds, { scene = kinds }) {
  return kinds.filter((kind) => scene.includes(kind));
}

/** An option --scene without --part measures no queries. */
function isPart({ part, scene }, name) {
  return part?.includes(name) ?? (name !== 'queries' || !scene);
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
