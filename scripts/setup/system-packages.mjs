import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../run.mjs';
import { Failure } from '../terminal/failure.mjs';

/**
 * Installs the missing ones of a list of `{ package, command }`. Where a command is given, any program
 * of that name on PATH is enough, however it was installed.
 */
export async function installPackages(wanted, report) {
  const missing = [...new Set(wanted.filter(isMissing).map((entry) => entry.package))];
  if (missing.length === 0) return 'nothing missing';
  if (!hasApt()) {
    throw new Failure(
      `Without apt this cannot be done for you: please install ${missing.join(', ')}.`,
    );
  }

  if (!missing.every(isKnownToApt)) await apt(['update'], report);
  await apt(['install', '--yes', '--no-install-recommends', ...missing], report);
  return `installed ${missing.join(', ')}`;
}

/** Whether this is Debian itself: its derivatives have apt too, but other packages under the same names. */
export function isDebian() {
  return hasApt() && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** The words to put before a command that only root may run. */
export function asRoot() {
  if (process.getuid() === 0) return [];
  if (isOnPath('sudo')) return ['sudo'];
  throw new Failure('Some system packages are missing: run this as root once, or install sudo.');
}

export function isOnPath(command) {
  return process.env.PATH.split(delimiter).some((folder) => isExecutable(join(folder, command)));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isMissing(entry) {
  if (entry.command) return !isOnPath(entry.command);
  // Without apt, a missing library is found by the build.
  return (
    hasApt() &&
    answer('dpkg-query', ['-W', '-f=${db:Status-Status}', entry.package]) !== 'installed'
  );
}

function hasApt() {
  return existsSync('/usr/bin/apt-get') && existsSync('/usr/bin/dpkg-query');
}

function isKnownToApt(name) {
  return /Candidate: (?!\(none\))/.test(answer('apt-cache', ['policy', name]));
}

function answer(command, args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

async function apt(args, report) {
  report(`apt-get ${args.join(' ')}`);
  const words = [...asRoot(), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  await run(words, { log: `apt-${args[0]}`, onLine: report });
}
