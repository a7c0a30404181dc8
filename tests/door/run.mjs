// npm run test:door [-- NAME...]: what the README and docs/cpp.md promise, on bare systems: tries all newcomers of newcomers.mjs, or those
// named. `odd=umask,proxy` makes only these things unusual. Prints a table and, as the last line, how many tries passed.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { checkout } from '../../scripts/paths.mjs';
import { environment } from '../../scripts/terminal/environment.mjs';
import { Failure, reportingFailures } from '../../scripts/terminal/failure.mjs';
import { duration, Steps } from '../../scripts/terminal/steps.mjs';
import { makeRoot, removeRoots } from './bare-root.mjs';
import { bundle, newcomers } from './newcomers.mjs';
import { conditions } from './odd-machine.mjs';

await reportingFailures(async () => {
  const { chosen, oddities } = choose(process.argv.slice(2));
  const commit = git('rev-parse', '--short', 'HEAD');
  process.stdout.write(
    `The last commit, ${commit}, is tried: what is not committed is left out.\n`,
  );
  const steps = new Steps(chosen.reduce((sum, [, { tries }]) => sum + 1 + tries.length, 0));
  const rows = [];
  for (const [name, newcomer] of chosen) rows.push(...(await welcome(name, newcomer, steps)));
  removeRoots();

  process.stdout.write(`\n${tableOf(rows)}\n`);
  if (chosen.some(([name]) => name === 'odd'))
    process.stdout.write(`\nOdd: ${oddities.map((name) => conditions[name].title).join('; ')}.\n`);
  const failed = rows.filter(({ failure }) => failure).length;
  process.stdout.write(`\n${rows.length - failed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
});

/** The newcomers that are named, or all, and what is odd. */
function choose(words) {
  const pairs = words.map((word) => word.split('='));
  const [, unusual] = pairs.find(([name]) => name === 'odd') ?? [];
  const oddities = unusual?.split(',').filter(Boolean) ?? Object.keys(conditions);
  const all = newcomers(oddities.filter((name) => Object.hasOwn(conditions, name)));
  const names = pairs.length > 0 ? pairs.map(([name]) => name) : Object.keys(all);
  const unknown = [
    ...names.filter((name) => !Object.hasOwn(all, name)),
    ...oddities.filter((name) => !Object.hasOwn(conditions, name)),
  ];
  if (unknown.length > 0)
    throw new Failure(
      `There is no ${unknown.join(', ')}. The newcomers: ${Object.keys(all).join(', ')}. What is odd: ${Object.keys(conditions).join(', ')}.`,
    );
  return { chosen: names.map((name) => [name, all[name]]), oddities };
}

/** Makes a newcomer's system and carries out the tries, until one fails. */
async function welcome(name, { title, system, tries }, steps) {
  const rows = tries.map(({ command }) => ({
    title,
    command,
    outcome: 'not tried',
    failure: true,
    seconds: 0,
  }));
  const attempt = (of, work) => steps.run(`${title}: ${of}`, work).then(() => undefined, remember);
  let root;
  const failed = await attempt('a bare system', async (report) => {
    root = await makeRoot(system, `door-${name}-root`, report);
    git('bundle', 'create', '--quiet', join(root, bundle), 'HEAD');
  });
  if (failed) return rows;
  for (const [place, { command, carryOut }] of tries.entries()) {
    const row = rows[place];
    const begin = performance.now();
    const failure = await attempt(command, async (report) => {
      row.outcome = await carryOut(root, { log: `door-${name}-${place + 1}`, report });
      return row.outcome;
    });
    row.seconds = (performance.now() - begin) / 1000;
    row.failure = failure !== undefined;
    if (failure) row.outcome = `fails: ${failure.message.trim().split('\n').at(-1)}`;
    if (failure) break;
  }
  return rows;
}

/** A Failure is shown, and what is left goes on. */
function remember(error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  return error;
}

function git(...words) {
  try {
    return execFileSync('git', words, {
      cwd: checkout,
      encoding: 'utf8',
      stdio: 'pipe',
      env: environment(),
    }).trim();
  } catch ({ stderr }) {
    throw new Failure(`The last commit of this checkout is tried, and git says:\n${stderr}`);
  }
}

function tableOf(rows) {
  const lines = rows.map(
    ({ title, command, outcome, seconds }) =>
      `| ${title} | \`${command}\` | ${outcome} | ${duration(seconds)} |`,
  );
  return ['| system | command | outcome | time |', '| --- | --- | --- | ---: |', ...lines].join(
    '\n',
  );
}
