import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environment } from '../terminal/environment.mjs';
import { Failure } from '../terminal/failure.mjs';
import { run } from '../terminal/run.mjs';

/** The program that a package is wanted for. Any program of that name on PATH is enough, however it was installed. */
const programs = {
  bubblewrap: 'bwrap',
  'clang-14': 'clang++-14',
  'clang-15': 'clang++-15',
  'clang-16': 'clang++-16',
  'clang-17': 'clang++-17',
  'clang-18': 'clang++-18',
  'chromium-headless-shell': 'chromium-headless-shell',
  'clang-19': 'clang++-19',
  'clang-format-19': 'clang-format-19',
  'clang-tidy-19': 'clang-tidy-19',
  cmake: 'cmake',
  doxygen: 'doxygen',
  'firefox-esr': 'firefox-esr',
  'g++': 'g++',
  'g++-12': 'g++-12',
  'g++-13': 'g++-13',
  'g++-14': 'g++-14',
  'g++-aarch64-linux-gnu': 'aarch64-linux-gnu-g++',
  'g++-arm-linux-gnueabihf': 'arm-linux-gnueabihf-g++',
  'g++-mingw-w64-x86-64-posix': 'x86_64-w64-mingw32-g++-posix',
  'linux-perf': 'perf',
  mmdebstrap: 'mmdebstrap',
  make: 'make',
  'ninja-build': 'ninja',
  patchelf: 'patchelf',
  pkgconf: 'pkg-config',
  python3: 'python3',
  'qemu-user': 'qemu-arm',
  rsync: 'rsync',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xauth: 'xauth',
  xvfb: 'xvfb-run',
};

export const cmake = ['cmake', 'ninja-build'];
export const gcc = [...cmake, 'g++'];
// The version 19 everywhere: Debian 12 and 13 both have it, and other versions format and warn differently.
export const clang = [...cmake, 'clang-19'];
/** All that the library is to compile with. Debian 12 and 13 each have some of them. */
export const compilerVersions = [
  'g++-12',
  'g++-13',
  'g++-14',
  'clang-14',
  'clang-15',
  'clang-16',
  'clang-17',
  'clang-18',
  'clang-19',
];
const testLibraries = ['libgtest-dev', 'nlohmann-json3-dev'];
export const gccTests = [...gcc, ...testLibraries];
/** The sanitizers and libFuzzer. */
export const fuzzer = [...clang, 'libclang-rt-19-dev'];
export const clangTests = [...fuzzer, ...testLibraries];
/** What tests need that are compiled for another processor, GoogleTest with them. */
export const testSources = ['googletest', 'nlohmann-json3-dev'];
/** clang takes its libraries for 32-bit ARM from the cross compiler's package. */
export const crossCompilers = ['g++-arm-linux-gnueabihf', 'g++-aarch64-linux-gnu'];
/** The compiler for Windows, and what runs its programs. */
export const windows = ['g++-mingw-w64-x86-64-posix', 'wine64'];
/** What makes the file system of another Debian, and runs programs in it. */
export const bareSystems = ['mmdebstrap', 'bubblewrap', 'debian-archive-keyring'];
/** The fonts that browsers show in tests and pictures: tests/fonts has the files of these packages. */
export const fonts = [
  'fonts-dejavu-core',
  'fonts-noto-cjk',
  'fonts-noto-core',
  'fonts-noto-mono',
  'fonts-roboto-unhinted',
];
/** Chromium without windows, which starts much faster, and the fonts, which any other Chromium needs too. */
export const chromium = [...(process.env.CHROMIUM ? [] : ['chromium-headless-shell']), ...fonts];
/** Two other browsers, and a virtual screen for them. */
export const engines = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];

/** How long apt waits for another one that installs packages. */
const secondsForOthers = 600;

/** Installs the missing ones of a list of Debian packages. */
export async function installPackages(wanted, report) {
  const missing = [...new Set(wanted)].filter((name) => !isInstalled(name));
  if (missing.length === 0) return 'nothing missing';
  if (!hasApt()) {
    throw new Failure(
      `Without apt this cannot be done for you: please install ${missing.join(', ')}.`,
    );
  }

  if (!isRoot() && !isOnPath('sudo')) throw new Failure(forRoot(missing));
  try {
    return await installByApt(missing, report);
  } catch (error) {
    // Such as when sudo asks for a password, for which there is no terminal.
    if (error instanceof Failure && !isRoot())
      throw new Failure(`${error.message}\n${forRoot(missing)}`);
    throw error;
  }
}

async function installByApt(missing, report) {
  if (!missing.every(isKnownToApt)) await apt(['update'], report);
  const [known, unknown] = [true, false].map((is) =>
    missing.filter((name) => isKnownToApt(name) === is),
  );
  if (known.length > 0)
    await apt(['install', '--yes', '--no-install-recommends', ...known], report);
  if (unknown.length > 0) {
    throw new Failure(
      `This system's apt does not have ${unknown.join(', ')}: please install the packages that have them.` +
        (unknown.includes('chromium-headless-shell')
          ? ' Or let the variable CHROMIUM name a Chromium that is there.'
          : ''),
    );
  }
  return `installed ${missing.join(', ')}`;
}

/** Installs the packages of a list that apt knows, where that needs no password; says which are still missing. */
export async function installWished(wanted, report) {
  const missing = wanted.filter((name) => !isInstalled(name));
  if (missing.length === 0) return undefined;
  try {
    if (hasApt() && isRootWithoutPassword()) await installPackages(missing, report);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
  const without = missing.filter((name) => !isInstalled(name));
  return without.length > 0 ? `without ${without.join(', ')}` : undefined;
}

/** What to do, with a line that can be pasted as it is. */
function forRoot(packages) {
  return `System packages are missing. Root installs them by
    apt-get update && apt-get install --yes --no-install-recommends ${packages.join(' ')}`;
}

/** Whether this is Debian itself: its derivatives have apt too, but other packages under the same names. */
export function isDebian() {
  return hasApt() && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function isRoot() {
  return process.getuid() === 0;
}

function isRootWithoutPassword() {
  if (isRoot()) return true;
  try {
    execFileSync('sudo', ['--non-interactive', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function isOnPath(command) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => isExecutable(join(folder, command)));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether a package is there. */
export function isInstalled(name) {
  if (name in programs) return isOnPath(programs[name]);
  // Without apt, a missing library is found by the build.
  return !hasApt() || answer('dpkg-query', ['-W', '-f=${db:Status-Status}', name]) === 'installed';
}

/** Whether packages can be installed. */
export function hasApt() {
  return existsSync('/usr/bin/apt-get') && existsSync('/usr/bin/dpkg-query');
}

/** Whether apt has a package. It takes a name with a plus for a regular expression, and so "g++-13" for many other packages. */
export function isKnownToApt(name) {
  const exactly = `^${name.replaceAll('+', '\\+')}$`;
  return /Candidate: (?!\(none\))/.test(answer('apt-cache', ['policy', exactly]));
}

function answer(command, args) {
  try {
    return execFileSync(command, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      // In English.
      env: environment(),
    });
  } catch {
    return '';
  }
}

async function apt(args, report) {
  report(`apt-get ${args.join(' ')}`);
  const words = [
    ...(isRoot() ? [] : ['sudo']),
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    // A new machine may be installing updates by itself.
    '-o',
    `DPkg::Lock::Timeout=${secondsForOthers}`,
    ...args,
  ];
  await run(words, { log: `apt-${args[0]}`, onLine: report });
}
