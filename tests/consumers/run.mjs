// npm run test:consumers [-- NAME...]: tries the packed package in all consumers of tests/consumers/consumers.mjs, or in those named.
// A run of all of them renews the table in docs/installing.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout, reportDir } from '../../scripts/paths.mjs';
import { Failure, reportingFailures } from '../../scripts/terminal/failure.mjs';
import { Steps } from '../../scripts/terminal/steps.mjs';
import { consumers } from './consumers.mjs';
import { endWithThisProcess, runProgram } from './programs.mjs';
import { writeTable } from './table.mjs';
import { makeTries } from './tries.mjs';
import { removeOtherInstalls } from './workspace.mjs';

await reportingFailures(async () => {
  endWithThisProcess();
  const chosen = choose(process.argv.slice(2));
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-tarball-'));
  const tarball = await pack(folder);
  const steps = new Steps(chosen.length);
  const outcomes = [];
  for (const consumer of chosen) outcomes.push(await outcome(consumer, tarball, steps));
  rmSync(folder, { recursive: true });
  if (chosen === consumers) {
    writeTable(outcomes);
    removeOtherInstalls(consumers);
  }

  const results = outcomes.flatMap((one) => one.results);
  const failed = results.filter((result) => result.problem !== undefined).length;
  writeReport(results);
  process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
});

function choose(names) {
  if (names.length === 0) return consumers;
  const known = consumers.map((consumer) => consumer.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Failure(`There is no consumer ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  return consumers.filter((consumer) => names.includes(consumer.name));
}

async function pack(folder) {
  const printed = await runProgram(`npm pack --json --pack-destination '${folder}'`, checkout);
  return join(folder, JSON.parse(printed)[0].filename);
}

/** For `npm test`, in the form of Vitest's reports. */
function writeReport(results) {
  const folder = join(reportDir, 'consumers');
  mkdirSync(folder, { recursive: true });
  const assertionResults = results.map(({ how, entry, problem }) => ({
    fullName: `${how}, ${entry}`,
    status: problem === undefined ? 'passed' : 'failed',
  }));
  const report = { testResults: [{ assertionResults }] };
  writeFileSync(join(folder, 'consumers.json'), JSON.stringify(report));
}

/** Makes the tries of a consumer, and prints the problems of those that fail. */
async function outcome(consumer, tarball, steps) {
  let results;
  await steps.run(consumer.title, async (report) => {
    results = await makeTries(consumer, tarball, report);
    return results.map(({ how, problem }) => `${how}: ${problem ? 'FAILED' : 'works'}`).join(', ');
  });
  for (const { how, entry, problem } of results) {
    if (problem) process.stderr.write(`${consumer.name}, ${how}, ${entry}: ${problem}\n`);
  }
  return { consumer, results };
}
