import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('./process.mjs', import.meta.url));
const run = promisify(execFile);

/** @type {import('./measure.mjs').Start} starts an implementation in a fresh process of Node */
export async function startInProcess({ name, module }, { kind, count }) {
  const args = ['--expose-gc', program, module, name, kind, String(count)];
  const { stdout } = await run(process.execPath, args);
  return JSON.parse(stdout.split('\n').at(-1));
}
