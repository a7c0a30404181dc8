import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from '../paths.mjs';
import { run, succeeds } from '../run.mjs';
import { Failure } from '../terminal/failure.mjs';
import { asRoot } from './system-packages.mjs';

// Emscripten in Debian 12 is too old. A small Debian 13 in a folder of its own has 3.1.69, a stable version,
// and does not touch the host's libraries. QUADRILLE_EMSCRIPTEN=testing takes the newest one that Debian has instead.
const suite = process.env.QUADRILLE_EMSCRIPTEN ?? 'trixie';
const packages = ['emscripten', 'cmake', 'ninja-build', 'googletest', 'nlohmann-json3-dev'];
// A changed recipe needs a new number, so that no checkout uses an old root.
const rootName = `emscripten-${suite}-1`;

// mmdebstrap mounts /proc and /sys in the new root. In a namespace of their own these mounts end with it, even when it
// is killed, and what is left can be removed safely.
const ownMounts = ['unshare', '--mount', '--propagation', 'private'];

/** What the host must have to make and to enter the root. */
export const hostPackages = [
  'mmdebstrap',
  'bubblewrap',
  'debian-archive-keyring',
  'ca-certificates',
];

/** The folder of the finished root; made by `makePrivateRoot`. */
export const privateRoot = join(cacheDir, rootName);

/** Makes the root under a temporary name and renames it at the end, so that an interrupted one never looks complete. */
export async function makePrivateRoot(report) {
  mkdirSync(cacheDir, { recursive: true });
  await removeUnfinishedRoots();
  if (existsSync(privateRoot)) return 'already there';

  const unfinished = `${privateRoot}.unfinished-${process.pid}`;
  const mmdebstrap = ['mmdebstrap', ...options(), suite, unfinished, mirror()];
  await run([...asRoot(), ...ownMounts, ...mmdebstrap], { log: 'private-root', onLine: report });
  renameSync(unfinished, privateRoot);
  return `in ${privateRoot}`;
}

/** Removes what interrupted runs left. A root that cannot be removed now is tried again next time. */
async function removeUnfinishedRoots() {
  for (const name of readdirSync(cacheDir)) {
    const [, pid] = name.match(/\.unfinished-(\d+)$/) ?? [];
    if (!pid || existsSync(`/proc/${pid}`)) continue;
    await succeeds([...asRoot(), 'rm', '-rf', '--one-file-system', join(cacheDir, name)]);
  }
}

function options() {
  const unusedFiles = ['/usr/share/doc/*', '/usr/share/man/*', '/usr/share/locale/*'];
  return [
    '--variant=apt',
    `--include=${packages.join(',')}`,
    '--aptopt=APT::Install-Recommends "false"',
    // A mirror's copy of a suite that changes daily may be older than its own date of expiry.
    ...(suite === 'testing' ? ['--aptopt=Acquire::Check-Valid-Until "false"'] : []),
    ...hostAptOptions().map((option) => `--aptopt=${option}`),
    ...unusedFiles.map((path) => `--dpkgopt=path-exclude=${path}`),
  ];
}

/** How the host reaches its mirror (proxy, certificates, date checks): mmdebstrap starts from nothing. */
function hostAptOptions() {
  return execFileSync('apt-config', ['dump'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => /^Acquire::(https?::|Check-|Retries|ForceIPv)/i.test(line))
    .map((line) => line.replace(/;$/, ''));
}

/** The archive the host itself installs from; apt reads both formats of its sources for us. */
function mirror() {
  const targets = execFileSync(
    'apt-get',
    ['indextargets', '--format', '$(REPO_URI) $(RELEASE) $(COMPONENT)', 'Created-By: Packages'],
    { encoding: 'utf8' },
  );
  const mainArchive = targets
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, release, component]) => component === 'main' && !/[-/]/.test(release));
  if (!mainArchive) throw new Failure("apt's sources name no Debian archive (component main).");
  return mainArchive[0];
}
