import { execFileSync } from 'node:child_process';
import { checkout } from '../paths.mjs';

/** The checkout's files that match the patterns and are not ignored by git. */
export function sources(...patterns) {
  const list = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
    '--',
    ...patterns,
  ];
  return execFileSync('git', list, { cwd: checkout, encoding: 'utf8' }).split('\n').filter(Boolean);
}
