import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { planHelp, planOptions, readPlan } from '../options.mjs';

/** The parts of the benchmark that two builds are compared by. */
const compared = ['frames', 'small', 'queries', 'bodies', 'calls'];

export const help = `npm run bench:compare -- --before DIR [options]

Times the builds of two checkouts in one process and in turns, checks that their results are equal and
judges the ratios: 1 if a gate failed. A cell beyond its limit is measured a second time by itself.

  --before DIR            the checkout to compare with, with its build in dist/
  --after DIR             the checkout to judge; by default this one
${planHelp(compared.join(', '))}
  --only TEXT             only trees whose options contain TEXT, e.g. "loose 16" (may be repeated)
  --quick                 a quarter of the time each, without a million objects
  --json FILE             also write all cells to FILE
  --help                  this text
`;

const ownCheckout = fileURLToPath(new URL('../..', import.meta.url));

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
  const other = values.part?.find((part) => !compared.includes(part));
  if (other !== undefined) throw new Error(`--part: one of ${compared.join(', ')}, got ${other}`);
  if (before === undefined) throw new Error('--before: a checkout to compare with is missing.');
  return {
    before: checkoutIn(resolve(before), '--before'),
    after: checkoutIn(after === undefined ? ownCheckout : resolve(after), '--after'),
    json,
    plan: readPlan(values),
  };
}

function checkoutIn(folder, option) {
  for (const file of ['dist/world.js', 'bench/compare/adapter.mjs', 'node_modules'])
    if (!existsSync(join(folder, file)))
      throw new Error(
        `${option}: a checkout with its build in dist/, but ${file} is missing there.`,
      );
  return folder;
}
