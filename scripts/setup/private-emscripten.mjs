import { execFileSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { cacheDir } from '../paths.mjs';
import { Failure } from '../terminal/failure.mjs';
import { run } from '../terminal/run.mjs';
import { debianArchive, debianKeyring } from './debian-archive.mjs';
import { isDebian } from './system-packages.mjs';

// Emscripten in Debian 12 is too old. Debian 13 has 3.1.69, a stable version: its package, and all packages that it depends on, are
// unpacked into a folder and run from there. This needs no root, no mount and no container, and changes nothing on the host.
// QUADRILLE_EMSCRIPTEN=testing takes the newest version that Debian has instead.
const suite = process.env.QUADRILLE_EMSCRIPTEN ?? 'trixie';
// A changed recipe needs a new number, so that no checkout uses an old folder.
const folder = join(cacheDir, `emscripten-${suite}-2`);

/** What the host must have to make the folder and to run what is in it. */
export const packagesToUnpack = [
  'patchelf',
  'python3',
  'debian-archive-keyring',
  'ca-certificates',
];

/** The name of the folder and how it is made; another text means another compiler. */
export const privateEmscripten = folder;

/** The environment variables with which a program uses the private Emscripten, the Node that runs this script and the host's Python. */
export function variablesOfPrivateEmscripten() {
  const usr = join(folder, 'usr');
  const emscripten = join(usr, 'share/emscripten');
  return {
    PATH: `${emscripten}:${process.env.PATH}`,
    EM_LLVM_ROOT: join(usr, 'bin'),
    EM_BINARYEN_ROOT: usr,
    EM_CACHE: join(emscripten, 'cache'),
    EM_NODE_JS: process.execPath,
  };
}

/** Whether the folder is there, or an archive is known to make it from. */
export function canMakePrivateEmscripten() {
  return existsSync(folder) || Boolean(process.env.QUADRILLE_DEBIAN_ARCHIVE) || isDebian();
}

/** Makes the folder under a temporary name and renames it at the end, so that an interrupted one never looks complete. */
export async function makePrivateEmscripten(report) {
  makeCacheDir();
  removeUnfinished();
  if (existsSync(folder)) return 'already there';

  const unfinished = `${folder}.unfinished-${process.pid}`;
  const packages = await downloadPackages(join(unfinished, 'apt'), report);
  for (const file of packages)
    await run(['dpkg-deb', '--extract', file, unfinished], { log: 'unpack', onLine: report });
  for (const unused of ['apt', 'usr/share/doc', 'usr/share/man', 'usr/share/locale'])
    rmSync(join(unfinished, unused), { recursive: true, force: true });
  await relocate(unfinished, report);
  if (!existsSync(folder)) renameSync(unfinished, folder);
  return `in ${folder}`;
}

function makeCacheDir() {
  try {
    mkdirSync(cacheDir, { recursive: true });
    accessSync(cacheDir, constants.W_OK);
  } catch ({ message }) {
    throw new Failure(
      `The compiler is kept in ${cacheDir}, which cannot be written (${message}). The variable QUADRILLE_CACHE may name another folder.`,
    );
  }
}

/** Removes what interrupted runs left. */
function removeUnfinished() {
  for (const name of readdirSync(cacheDir)) {
    const [, pid] = name.match(/\.unfinished-(\d+)$/) ?? [];
    if (pid && !existsSync(`/proc/${pid}`))
      rmSync(join(cacheDir, name), { recursive: true, force: true });
  }
}

/** Downloads Emscripten's packages by the host's apt, which has lists of its own in `dir`. Returns their files. */
async function downloadPackages(dir, report) {
  const lists = join(dir, 'state/lists/partial');
  const archives = join(dir, 'cache/archives');
  for (const path of [lists, join(archives, 'partial')]) mkdirSync(path, { recursive: true });
  const sources = join(dir, 'sources.list');
  writeFileSync(sources, `deb [signed-by=${debianKeyring}] ${debianArchive()} ${suite} main\n`);
  // No package is installed as far as this apt knows, so that it downloads all of them.
  writeFileSync(join(dir, 'status'), '');

  const settings = {
    'Dir::State': join(dir, 'state'),
    'Dir::State::status': join(dir, 'status'),
    'Dir::Cache': join(dir, 'cache'),
    'Dir::Etc::sourcelist': sources,
    'Dir::Etc::sourceparts': '-',
    'Dir::Etc::preferences': '-',
    'Dir::Etc::preferencesparts': '-',
    // The user that apt would download as cannot write here.
    'APT::Sandbox::User': '',
    // A mirror's copy of a suite that changes daily may be older than its own date of expiry.
    ...(suite === 'testing' ? { 'Acquire::Check-Valid-Until': 'false' } : {}),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  const download = ['install', '--yes', '--download-only', '--no-install-recommends', 'emscripten'];
  for (const words of [['update'], download])
    await run(['apt-get', ...options, ...words], { log: `emscripten-${words[0]}`, onLine: report });
  return filesOf(archives).filter((file) => file.endsWith('.deb'));
}

/** Makes compiler, linker and Binaryen find loader, libraries and modules in the folder, under its final name, and not in /usr. */
async function relocate(unfinished, report) {
  const usr = join(unfinished, 'usr');
  const libraries = readdirSync(join(usr, 'lib')).find((name) => name.includes('-linux-gnu'));
  const compilers = readdirSync(join(usr, 'lib')).filter((name) => name.startsWith('llvm-'));

  const programs = [
    ...compilers.flatMap((name) => filesOf(join(usr, 'lib', name, 'bin'))),
    ...filesOf(join(usr, 'bin')).filter((file) => basename(file).startsWith('wasm')),
  ];
  for (const file of programs) {
    const loader = loaderOf(file);
    if (!loader) continue;
    // As rpath, not as runpath: the folder then holds for the libraries of libraries too.
    const path = ['--force-rpath', '--add-rpath', join(folder, 'usr/lib', libraries)];
    await run(['patchelf', '--set-interpreter', join(folder, 'usr', loader), ...path, file], {
      log: 'patchelf',
      onLine: report,
    });
  }
  // A library with a runpath of its own would look for others on the host.
  for (const file of filesOf(join(usr, 'lib', libraries)))
    if (/^lib(LLVM|clang).*\.so/.test(basename(file)))
      await run(['patchelf', '--remove-rpath', file], { log: 'patchelf', onLine: report });
  // Debian's Node finds modules there by itself, the host's may be another one.
  symlinkSync('../nodejs', join(usr, 'share/emscripten/node_modules'));
}

/** The regular files of a folder, without links. */
function filesOf(dir) {
  return readdirSync(dir)
    .map((name) => join(dir, name))
    .filter((file) => lstatSync(file).isFile());
}

/** The loader that a program names; nothing for scripts. */
function loaderOf(file) {
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('patchelf', ['--print-interpreter', file], options).trim();
  } catch {
    return undefined;
  }
}
