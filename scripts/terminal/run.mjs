import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { checkout, logDir } from '../paths.mjs';
import { environment } from './environment.mjs';
import { Failure } from './failure.mjs';

/** Lines of output in the message of a Failure. */
const shownOnFailure = 60;

/** The programs that run. Each leads a group of processes, which ends with this one. */
const running = new Set();
process.on('exit', () => {
  for (const { pid } of running) endGroup(pid);
});
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'])
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
// Nobody reads any more what is printed, such as after `npm test | head`.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', ({ code }) =>
    process.exit(code === 'EPIPE' ? 128 + constants.signals.SIGPIPE : 1),
  );

/**
 * SIGTERM, whichever signal has come: dash loses a SIGINT that reaches it while it starts a program, and then waits until that program
 * ends by itself.
 */
function endGroup(leader) {
  try {
    process.kill(-leader, 'SIGTERM');
  } catch {
    // It has just ended by itself.
  }
}

/** Runs its arguments as a command, and writes to descriptor 3 what processor time that took. */
const timed = '"$@"; code=$?; times >&3; exit $code';

/**
 * Runs a program (an argument list) in the checkout or in the folder `cwd`, with its output in
 * build/logs/<log>.log. The last lines of a program that fails become the message of the Failure. `onLine` receives each line that is
 * not empty; `onEnd` the processor time of the program and of all that it started, in seconds.
 */
export async function run(
  command,
  { log, cwd = checkout, env = {}, onLine = () => {}, onEnd = () => {} },
) {
  const file = join(logDir, `${log}.log`);
  mkdirSync(dirname(file), { recursive: true });
  const stream = createWriteStream(file);
  const tail = [];
  let times = '';

  const child = spawn('sh', ['-c', timed, 'sh', ...command], {
    cwd,
    // The shell may know the folder by another name, under which CMake would build all anew.
    env: { ...environment(), PWD: cwd, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  const readLines = (source) =>
    createInterface({ input: source }).on('line', (line) => {
      stream.write(`${line}\n`);
      tail.push(line);
      if (tail.length > shownOnFailure) tail.shift();
      if (line.trim() !== '') onLine(line);
    });
  readLines(child.stdout);
  readLines(child.stderr);
  child.stdio[3].on('data', (text) => {
    times += text;
  });

  const code = await exitCode(child).finally(() => running.delete(child));
  stream.end();
  onEnd(processorSeconds(times));
  if (code !== 0) {
    const said = tail.length > 0 ? `${tail.join('\n')}\n\n` : '';
    const where = said ? `all of its output: ${relative(checkout, file)}` : 'it printed nothing';
    throw new Failure(`${said}${log} failed (${code}); ${where}`);
  }
}

function exitCode(child) {
  return new Promise((resolve, reject) => {
    child.on('error', () => reject(new Failure('sh could not be started.')));
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
}

/** The sum of the shell's second line of `times`, which is that of its children: user and system time as "1m2.50s". */
function processorSeconds(times) {
  const ofChildren = times.split('\n')[1] ?? '';
  return Array.from(ofChildren.matchAll(/(\d+)m([\d.]+)s/g)).reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  );
}
