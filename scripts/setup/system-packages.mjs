import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { run, succeeds } from '../run.mjs';
import { Failure } from '../terminal/failure.mjs';

/**
 * Installs the Debian packages of the list that are missing. `withoutApt` says what to install by
 * hand on a system without apt.
 */
export async function installPackages(packages, withoutApt, report) {
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length === 0) return 'nothing missing';
  if (!hasApt()) throw new Failure(withoutApt);

  const prefix = await rootPrefix(missing);
  if (!packages.every(isKnownToApt)) {
    report('apt-get update');
    await apt(prefix, ['update'], report);
  }
  report(`apt-get install ${missing.join(' ')}`);
  await apt(prefix, ['install', '--yes', '--no-install-recommends', ...missing], report);
  return `installed ${missing.join(', ')}`;
}

/** Whether this is Debian itself: its derivatives have apt too, but other packages behind the names. */
export function isDebian() {
  return hasApt() && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function hasApt() {
  return existsSync('/usr/bin/apt-get') && existsSync('/usr/bin/dpkg-query');
}

function isInstalled(name) {
  return answer('dpkg-query', ['-W', '-f=${db:Status-Status}', name]) === 'installed';
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

/** What to put before a command that needs root. */
export async function rootPrefix(reason) {
  if (process.getuid() === 0) return [];
  if (await succeeds('sudo', ['--version'])) return ['sudo'];
  throw new Failure(
    `Missing packages: ${reason.join(' ')}. Install them as root, or install sudo, and run this again.`,
  );
}

function apt(prefix, args, onLine) {
  const [command, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  return run(command, rest, { log: `apt-${args[0]}`, onLine });
}
