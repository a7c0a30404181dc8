/** Programs of a consumer's project: its bundler, its server, its tests. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const limit = 300_000; // ms
const startLimit = 120_000; // ms

/** The groups of processes that run. */
const groups = new Set();

/** Lets a signal that ends this process end its programs too, which are in groups of their own. */
export function endWithThisProcess() {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      for (const id of groups) stopGroup(id);
      process.exit(1);
    });
  }
}

/** Quiet, without colours, without telemetry, and with the project's own programs first. */
function environment(folder, more) {
  const programs = ['node_modules/node/bin', 'node_modules/.bin'].map((path) => join(folder, path));
  return {
    ...process.env,
    // Set by test runners, and heard by bundlers.
    NODE_ENV: undefined,
    VITEST: undefined,
    NO_COLOR: '1',
    CI: '1',
    DO_NOT_TRACK: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
    PATH: [...programs, process.env.PATH].join(delimiter),
    ...more,
  };
}

/** Runs a command line in a folder; resolves to what it printed on its standard output. */
export async function runProgram(command, folder) {
  const program = start(command, folder);
  const ended = await Promise.race([program.ended, timeout(limit)]);
  if (ended === undefined) program.stop();
  if (ended !== 0) throw new Error(`${command}: ${describe(ended)}\n${program.output()}`);
  return program.printed();
}

/** Starts a server, on the port in `$PORT`; resolves when it answers: { url, stop }. */
export async function serveProgram(command, folder) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = start(command, folder, { PORT: String(port), HOST: '127.0.0.1' });
  const until = Date.now() + startLimit;
  while (!(await answers(url))) {
    const ended = await Promise.race([program.ended, wait(100, 'running')]);
    if (ended === 'running' && Date.now() < until) continue;
    program.stop();
    throw new Error(`${command} does not answer: ${describe(ended)}\n${program.output()}`);
  }
  return { url, stop: program.stop, output: program.output };
}

function start(command, folder, more) {
  // A group of its own, so that what it starts ends with it.
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    env: environment(folder, more),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  let all = '';
  child.stdout.on('data', (data) => {
    printed += data;
    all += data;
  });
  child.stderr.on('data', (data) => {
    all += data;
  });
  groups.add(child.pid);
  const ended = new Promise((resolve) => {
    child.on('close', (code, signal) => {
      groups.delete(child.pid);
      resolve(code ?? signal);
    });
  });
  return {
    ended,
    printed: () => printed,
    output: () => all.slice(-4000),
    stop: () => stopGroup(child.pid),
  };
}

function stopGroup(id) {
  try {
    process.kill(-id, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

async function answers(url) {
  return fetch(url, { signal: AbortSignal.timeout(startLimit) }).then(
    () => true,
    () => false,
  );
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function timeout(milliseconds) {
  return wait(milliseconds, undefined, { ref: false });
}

function describe(ended) {
  return typeof ended === 'number' ? `exit code ${ended}` : (ended ?? 'it took too long');
}
