import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { checkout, logDir } from './paths.mjs';
import { Failure } from './terminal/failure.mjs';

/** Lines of output in the message of a Failure. */
const shownOnFailure = 60;

/**
 * Runs a program (an argument list) in the checkout or in the folder `cwd`, with its output in
 * build/logs/<log>.log. The last lines of a program that fails become the message of the Failure.
 */
export async function run([command, ...args], { log, cwd = checkout, env, onLine = () => {} }) {
  const file = join(logDir, `${log}.log`);
  mkdirSync(dirname(file), { recursive: true });
  const stream = createWriteStream(file);
  const tail = [];

  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const readLines = (source) =>
    createInterface({ input: source }).on('line', (line) => {
      stream.write(`${line}\n`);
      tail.push(line);
      if (tail.length > shownOnFailure) tail.shift();
      if (line.trim() !== '') onLine(line);
    });
  readLines(child.stdout);
  readLines(child.stderr);

  const code = await exitCode(child, command);
  stream.end();
  if (code !== 0) {
    throw new Failure(
      `${tail.join('\n')}\n\n${log} failed (${code}); all of its output: ${relative(checkout, file)}`,
    );
  }
}

/** Whether the program exists and succeeds; its output is dropped. */
export async function succeeds([command, ...args]) {
  const child = spawn(command, args, { stdio: 'ignore' });
  return (await exitCode(child, command).catch(() => 1)) === 0;
}

function exitCode(child, command) {
  return new Promise((resolve, reject) => {
    child.on('error', () => reject(new Failure(`${command} could not be started.`)));
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
}
