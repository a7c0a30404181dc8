import { parseArgs } from 'node:util';
import { isScene, sceneKinds } from './scenes.mjs';

const parts = ['frames', 'queries'];
const sizes = [1_000, 10_000, 100_000];
const frameSizes = { uniform: [10, 30, 100, 300, ...sizes, 1_000_000] };
const querySizes = [10_000, 100_000];

/** Options that choose what is measured, and what they mean. */
export const planOptions = {
  part: { type: 'string', multiple: true },
  scene: { type: 'string', multiple: true },
  size: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  quick: { type: 'boolean', default: false },
};
export const planHelp = `\
  --part frames|queries   only that part (may be repeated)
  --scene NAME            only that scene: ${sceneKinds.join(', ')} (may be repeated)
  --size N                that many objects (may be repeated)`;

export const help = `npm run bench [-- options]

Times Quadrille against code by hand and published packages, all in one process and in turns, and
checks every result against a reference. A run of everything replaces the committed results and
the tables made from them.

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
 * @returns {{ help: boolean, browser: boolean, json?: string, whole: boolean,
 *   plan: import('./suite.mjs').Plan }} `whole`: the results are worth keeping
 * @throws Error with a sentence for the user.
 */
export function readOptions(args) {
  const { values } = parseArgs({ args, options: known });
  const { browser, json, quick, only } = values;
  const whole = !(quick || only || values.size || values.part || values.scene);
  return { help: values.help, browser, json, whole, plan: readPlan(values) };
}

/**
 * @returns {import('./suite.mjs').Plan} the plan that the values of `planOptions` describe
 * @throws Error with a sentence for the user.
 */
export function readPlan(values) {
  for (const part of values.part ?? []) mustBe(parts, 'part', part);
  for (const scene of values.scene ?? []) mustBe(sceneKinds, 'scene', scene);
  const wanted = values.size?.map(readSize);
  const { quick, only } = values;
  const plan = {
    quick,
    only,
    scenes: isPart(values, 'frames') ? planScenes(values.scene ?? sceneKinds, wanted, quick) : [],
    queries: isPart(values, 'queries') ? (wanted ?? querySizes) : [],
  };
  if (plan.scenes.length + plan.queries.length === 0) {
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

/** An option --scene without --part measures frames only. */
function isPart({ part, scene }, name) {
  return part?.includes(name) ?? (name === 'frames' || !scene);
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
