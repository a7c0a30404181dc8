import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sources } from '../check/sources.mjs';
import { buildDir, checkout } from '../paths.mjs';

/** Folders that commands in the copy make, and that it keeps when it is renewed. */
const kept = new Set(['build', 'dist', 'node_modules', 'site']);

/**
 * Copies the checkout's sources to build/<name>, where commands have build folders of their own. Modification times are copied
 * too, so that only changed files are compiled again.
 *
 * @returns {string} the folder of the copy
 */
export function copyCheckout(name) {
  const copy = join(buildDir, name);
  mkdirSync(copy, { recursive: true });
  for (const entry of readdirSync(copy))
    if (!kept.has(entry)) rmSync(join(copy, entry), { recursive: true });
  for (const file of sources()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(checkout, file), join(copy, file), { preserveTimestamps: true });
  }
  return copy;
}
