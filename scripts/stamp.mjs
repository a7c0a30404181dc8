import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildDir, checkout } from './paths.mjs';

/**
 * Does `work` unless it was already done for the same inputs (files and folders of the checkout)
 * and its output is still there. Work that was interrupted leaves no stamp and is done again.
 */
export async function unlessUpToDate({ name, inputs, output }, work) {
  const stamp = join(buildDir, 'stamps', name);
  const state = hashOf(inputs);
  if (existsSync(output) && readIfThere(stamp) === state) return 'up to date';

  const remark = await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
  return remark;
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(join(checkout, path)))) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).toSorted();
  return names.flatMap((name) => filesUnder(join(path, name)));
}
