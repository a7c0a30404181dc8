import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { planHelp, planOptions, readPlan } from '../options.mjs';

export const help = `npm run bench:compare -- --before DIR [options]

Times two builds of the package in one process and in turns, checks that their results are equal and
judges the ratios: 1 if a gate failed. A cell beyond its limit is measured a second time by itself.

  --before DIR            the dist folder of the build to compare with
  --after DIR             the dist folder of the build to judge; by default this checkout's
${planHelp}
  --only TEXT             only trees whose options contain TEXT, e.g. "loose 16" (may be repeated)
  --quick                 a quarter of the time each, without a million objects
  --json FILE             also write all cells to FILE
  --help                  this text
`;

const ownBuild = fileURLToPath(new URL('../../dist', import.meta.url));

const known = {
  ...planOptions,
  before: { type: 'string' },
  after: { type: 'string' },
  json: { type: 'string' },
  help: { type: 'boolean', default: false },
};

/**
 * @param {string[]} args
 * @throws Error with a sentence for the user.
 */
export function readOptions(args) {
  const { values } = parseArgs({ args, options: known });
  const { before, after, json } = values;
  if (values.help) return { help: true };
  if (before === undefined) throw new Error('--before: a folder with a built package is missing.');
  const plan = readPlan(values);
  if (!plan.scenes.frames && !plan.scenes.queries)
    throw new Error('Nothing to compare: two builds are compared by frames and queries only.');
  return {
    before: resolve(before),
    after: after === undefined ? ownBuild : resolve(after),
    json,
    plan,
  };
}
