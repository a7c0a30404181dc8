import { accessSync, constants } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildDir, checkout, madeDir } from '../paths.mjs';
import { emscriptenPackages, emscriptenVariables, setUpEmscripten } from '../setup/emscripten.mjs';
import { removeMovedBuilds } from '../setup/moved-builds.mjs';
import { installNodeModules } from '../setup/node-modules.mjs';
import { checkNode } from '../setup/node-version.mjs';
import { installPackages, installWished, isInstalled } from '../setup/system-packages.mjs';
import { Failure } from '../terminal/failure.mjs';
import { run } from '../terminal/run.mjs';
import { Steps } from '../terminal/steps.mjs';
import { tasks } from './table.mjs';
import { UpToDate } from './up-to-date.mjs';

/** Steps that run at the same time: many of them keep only one core busy for a part of their time. */
const atOnce = 2;

/**
 * Sets up what the tasks need, and runs them after those that come before them. A task that fails stops those after it, and no others.
 *
 * @param {string[]} names
 * @param {object} [options]
 * @param {Record<string, object>} [options.table] the tasks, if not those of table.mjs
 * @param {(name: string) => Record<string, string>} [options.envOf] variables for the commands of a task
 * @param {boolean} [options.rebuild] whether to make again what is up to date
 * @param {(name: string, outcome: Outcome) => string | undefined} [options.remarkOn] what to print when a task has ended
 * @returns {Promise<Map<string, Outcome>>} the outcome of each step: of the set-up, the tasks before the named ones, and these
 *
 * @typedef {object} Outcome
 * @property {string} title
 * @property {Failure[]} failures one for each command that failed, or the one that kept the task from running
 * @property {number} succeeded how many commands did not fail
 * @property {number} seconds
 * @property {number} coreSeconds processor time of the commands
 */
export async function runTasks(names, { table = tasks, remarkOn, ...options } = {}) {
  checkNode();
  checkCheckout();
  removeMovedBuilds(buildDir);
  const waiting = stepsFor(names, table, options);
  const steps = new Steps(waiting.size);
  const outcomes = new Map();
  const running = new Set();
  const faults = [];

  while (waiting.size + running.size > 0) {
    for (const [name, step] of waiting) {
      if (running.size === atOnce) break;
      if (!step.after.every((one) => outcomes.has(one))) continue;
      waiting.delete(name);
      const one = runStep(name, step)
        .catch((error) => faults.push(error))
        .finally(() => running.delete(one));
      running.add(one);
    }
    await Promise.race(running);
    if (faults.length > 0) throw faults[0];
  }
  return outcomes;

  async function runStep(name, { title, after, work }) {
    /** @type {Outcome} */
    const outcome = { title, failures: [], succeeded: 0, seconds: 0, coreSeconds: 0 };
    const begin = performance.now();
    const stopping = after.map((one) => outcomes.get(one)).find(({ failures }) => failures.length);
    await steps.run(title, async (report) => {
      const remark = await attempt(outcome, () => {
        if (stopping) throw new Failure(`${title}: not run, as ${stopping.title} failed.`);
        return work(report, outcome);
      });
      outcome.seconds = (performance.now() - begin) / 1000;
      outcomes.set(name, outcome);
      return remarkOn?.(name, outcome) ?? (outcome.failures.length > 0 ? 'FAILED' : remark);
    });
    for (const { message } of outcome.failures) process.stderr.write(`${message}\n`);
  }
}

function checkCheckout() {
  try {
    accessSync(checkout, constants.W_OK);
  } catch {
    throw new Failure(
      `${checkout} belongs to somebody else, and what is built is written there: please make a clone of your own and try again.`,
    );
  }
}

/** The tasks, those before them, and what sets up what they need: each with its title, the steps before it and its work. */
function stepsFor(names, table, { envOf = () => ({}), rebuild = false }) {
  const chosen = withThoseBefore(names, table);
  const all = chosen.map((name) => table[name]);
  const packages = all.flatMap((task) => [
    ...(task.packages ?? []),
    // All at once, so that who cannot install them is told of all of them.
    ...(task.emscripten ? emscriptenPackages() : []),
  ]);
  const wished = all.flatMap((task) => task.wishes ?? []);
  const folders = new Set(all.flatMap((task) => task.nodeModules ?? []));
  const upToDate = new UpToDate(checkout, madeDir);

  const steps = new Map();
  const add = (name, title, after, work) => steps.set(name, { title, after, work });
  add('packages', 'System packages', [], async (report) => {
    const lacks = await installWished(wished, report);
    return [await installPackages(packages, report), lacks].filter(Boolean).join(', ');
  });
  add('.', 'Node packages', [], (report) => installNodeModules('.', report));
  if (all.some((task) => task.emscripten)) add('emcc', 'Emscripten', ['packages'], setUpEmscripten);
  for (const folder of folders)
    add(folder, `Node packages of ${folder}`, ['.'], (report) =>
      installNodeModules(folder, report),
    );
  for (const [place, name] of chosen.entries()) {
    const { title, after = [], makes, ...needs } = all[place];
    const setUp = [
      (needs.packages || needs.wishes) && 'packages',
      needs.emscripten && 'emcc',
      needs.nodeModules,
    ];
    add(name, title, ['.', ...setUp.filter(Boolean), ...after], async (report, outcome) => {
      const made = [name, ...(needs.wishes ?? []).filter(isInstalled)].join('-');
      if (makes && !rebuild && upToDate.has(made, makes)) return 'up to date';
      if (makes) upToDate.begin(made);
      await runCommands(name, all[place], envOf(name), report, outcome);
      if (makes && outcome.failures.length === 0) upToDate.add(made, makes);
      return undefined;
    });
  }
  return steps;
}

/** The tasks in an order in which each comes after those before it. */
function withThoseBefore(names, table) {
  const before = names.flatMap((name) => table[name].after ?? []);
  return [...new Set([...(before.length > 0 ? withThoseBefore(before, table) : []), ...names])];
}

/** Runs a task's commands, until one fails or, if they are tests, all. */
async function runCommands(name, { commands, emscripten, commandsAreTests }, env, report, outcome) {
  const found = emscripten ? emscriptenVariables() : {};
  const cores = String(availableParallelism());
  const variables = {
    CMAKE_BUILD_PARALLEL_LEVEL: cores,
    CTEST_PARALLEL_LEVEL: cores,
    NO_COLOR: '1',
    ...env,
    ...found,
    PATH: `${join(checkout, 'node_modules/.bin')}:${found.PATH ?? process.env.PATH}`,
  };
  const onEnd = (coreSeconds) => {
    outcome.coreSeconds += coreSeconds;
  };
  for (const [place, command] of commands.entries()) {
    if (outcome.failures.length > 0 && !commandsAreTests) return;
    const log = [name.replaceAll(':', '-'), ...(place > 0 ? [place + 1] : [])].join('-');
    await attempt(outcome, async () => {
      await run(['sh', '-c', command], { log, env: variables, onLine: report, onEnd });
      outcome.succeeded++;
    });
  }
}

async function attempt(outcome, work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    outcome.failures.push(error);
    return undefined;
  }
}
