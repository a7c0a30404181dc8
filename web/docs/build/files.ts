/** The files of the checkout that pages are made from. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { checkout } from '../../../scripts/paths.mjs';

export function textOf(file: string): string {
  return readFileSync(join(checkout, file), 'utf8');
}

export function bytesOf(file: string): Uint8Array {
  return readFileSync(join(checkout, file));
}

export function isThere(file: string): boolean {
  return existsSync(join(checkout, file));
}

/** The paths of all files in a folder of the checkout, without installed packages; none where there is no such folder. */
export function filesIn(folder: string): readonly string[] {
  if (!isThere(folder)) return [];
  return readdirSync(join(checkout, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(checkout, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.includes('/node_modules/'))
    .toSorted((one, other) => (one < other ? -1 : 1));
}

export function extensionOf(file: string): string {
  return posix.extname(file).slice(1);
}
