/** Projects that use the package: fixtures, pinned packages from a cache, and the tarball. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheDir, checkout } from '../../scripts/paths.mjs';
import { runProgram } from './programs.mjs';

const fixtures = join(checkout, 'tests/consumers/fixtures');
const installs = join(cacheDir, 'consumers');

/**
 * A new folder with the fixtures of a consumer, what it installs, and the package from the tarball; to be removed by whoever
 * asked for it.
 *
 * @param {{ name: string, files: string[], packages?: Record<string, string>, type?: string }} consumer
 * @param {string} entry the entry of the package that the fixtures import in place of `quadrille`
 */
export async function makeWorkspace(consumer, entry, tarball, report) {
  const { name, files, packages = {}, type = 'module' } = consumer;
  const installed = Object.keys(packages).length > 0 ? await install(packages, report) : undefined;
  const folder = mkdtempSync(join(tmpdir(), `quadrille-${name}-`));
  for (const fixture of files) cpSync(join(fixtures, fixture), folder, { recursive: true });
  if (entry !== 'quadrille') replaceEntry(folder, entry);
  writeManifest(folder, { type, dependencies: { ...packages, quadrille: '*' } });
  // Links instead of copies, where the file system can.
  const modules = join(folder, 'node_modules');
  if (installed)
    await runProgram(
      `cp -al '${installed}' node_modules || { rm -rf node_modules && cp -a '${installed}' node_modules; }`,
      folder,
    );
  mkdirSync(join(modules, 'quadrille'), { recursive: true });
  await runProgram(`tar -xzf '${tarball}' --strip-components=1 -C node_modules/quadrille`, folder);
  return folder;
}

/** Removes what is in the cache and none of these consumers installs any more. */
export function removeOtherInstalls(consumers) {
  const used = new Set(consumers.map(({ packages = {} }) => keyOf(packages)));
  const found = existsSync(installs) ? readdirSync(installs) : [];
  // Other names are installations that are being made.
  for (const key of found.filter((name) => /^[0-9a-f]{16}$/.test(name) && !used.has(name))) {
    rmSync(join(installs, key), { recursive: true });
  }
}

function keyOf(packages) {
  return createHash('sha256').update(JSON.stringify(packages)).digest('hex').slice(0, 16);
}

/** The node_modules of an installation of these packages, made once. */
async function install(packages, report) {
  const key = keyOf(packages);
  const modules = join(installs, key, 'node_modules');
  if (existsSync(modules)) return modules;
  report('installing');
  mkdirSync(installs, { recursive: true });
  const folder = mkdtempSync(join(installs, 'new-'));
  try {
    writeManifest(folder, { dependencies: packages });
    await runProgram(
      'npm install --no-audit --no-fund --loglevel=error --engine-strict=false',
      folder,
    );
    renameSync(folder, join(installs, key));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return modules;
}

function writeManifest(folder, fields) {
  const manifest = { name: 'consumer', version: '1.0.0', private: true, ...fields };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function replaceEntry(folder, entry) {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of sources.filter((path) => /\.\w*[jt]sx?$/.test(path))) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll("'quadrille'", `'${entry}'`));
  }
}
