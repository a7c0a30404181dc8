// npm run fuzz [-- --minutes N] [TARGET...]: looks for faults with libFuzzer, for an hour if not told otherwise, shared equally by the
// targets. What it learns stays in build/fuzz/corpus, so that the next run goes on from there.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDir, checkout } from '../../scripts/paths.mjs';
import { Failure, reportingFailures } from '../../scripts/terminal/failure.mjs';
import { run } from '../../scripts/terminal/run.mjs';

const names = ['quadtree', 'world'];
const folder = join(buildDir, 'fuzz');
const found = join(folder, 'found');
/** How long the search for a shorter input with the same fault may take. */
const secondsToShorten = 30;
const operationsShown = 40;
/** In bytes: a history of about a hundred calls. */
const longest = 1000;
/** libFuzzer begins with one byte, and an hour would not be enough to make long histories of it. */
const firstInputs = 64;

await reportingFailures(async () => {
  const { minutes, targets } = readArguments();
  mkdirSync(found, { recursive: true });
  const failures = [];
  for (const name of targets) {
    const seconds = Math.ceil((60 * minutes) / targets.length);
    await fuzz(name, seconds).catch((error) => failures.push(error.message));
  }
  if (failures.length > 0) throw new Failure(failures.join('\n\n'));
});

function readArguments() {
  const { values, positionals } = parseArgs({
    options: { minutes: { type: 'string', default: '60' } },
    allowPositionals: true,
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Failure(`--minutes takes a number above 0, not ${values.minutes}.`);
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Failure(`There is no target ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  return { minutes, targets: positionals.length > 0 ? positionals : names };
}

function path(file) {
  return relative(checkout, file);
}

function programOf(name) {
  return join(folder, `quadrille_fuzz_${name}`);
}

/** An input that takes five minutes has found an endless loop on any machine. */
async function fuzz(name, seconds) {
  const corpus = corpusOf(name);
  const before = new Set(readdirSync(found));
  const options = [
    `-max_total_time=${seconds}`,
    `-max_len=${longest}`,
    '-len_control=0',
    '-timeout=300',
    '-reload=0',
  ];
  try {
    await run([programOf(name), ...options, `-artifact_prefix=${found}/${name}-`, corpus], {
      log: `fuzz-${name}`,
      onLine: showProgress,
    });
  } catch (error) {
    const input = readdirSync(found).find((file) => !before.has(file));
    if (input === undefined) throw error;
    throw new Failure(await describe(name, join(found, input)));
  }
}

function corpusOf(name) {
  const corpus = join(folder, 'corpus', name);
  mkdirSync(corpus, { recursive: true });
  if (readdirSync(corpus).length > 0) return corpus;
  for (let i = 0; i < firstInputs; ++i)
    writeFileSync(join(corpus, `random-${i}`), randomBytes(longest));
  return corpus;
}

function showProgress(line) {
  if (/^(#\d+\s+(pulse|DONE)|Done )/.test(line)) process.stdout.write(`${line}\n`);
}

/** What the input does, and how to run it again. */
async function describe(name, input) {
  const short = await shortened(name, input);
  const operations = [];
  await run([programOf(name), short], {
    log: `fuzz-${name}-found`,
    env: { QUADRILLE_FUZZ_PRINT: '1' },
    onLine: (line) => {
      if (!/^INFO|Running/.test(line)) operations.push(line);
    },
  }).catch(() => {});
  const end = operations.findIndex((line) => /^(not true:|==\d+==|.*runtime error:)/.test(line));
  const shown = operations.slice(Math.max(0, end + 1 - operationsShown), end + 1);
  return [
    ...shown,
    '',
    `The target ${name} has found a fault; its input is ${path(short)}. Run it again with`,
    `QUADRILLE_FUZZ_PRINT=1 ${path(programOf(name))} ${path(short)}`,
  ].join('\n');
}

async function shortened(name, input) {
  const short = `${input}-short`;
  const options = [
    '-minimize_crash=1',
    `-exact_artifact_path=${short}`,
    `-max_total_time=${secondsToShorten}`,
  ];
  await run([programOf(name), ...options, input], { log: `fuzz-${name}-shortened` }).catch(
    () => {},
  );
  return existsSync(short) ? short : input;
}
