import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../paths.mjs';
import { Failure } from '../terminal/failure.mjs';

/**
 * Refuses a Node that package.json does not allow, before anything is installed. The modules that lead here must be such as older ones
 * can run.
 */
export function checkNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  const oldest = engines.node.replace('>=', '');
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldest.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Failure(
    `This needs Node ${oldest} or newer, and ${process.execPath} is Node ${version}: please put a newer one on PATH, such as one from https://nodejs.org, and try again.`,
  );
}
