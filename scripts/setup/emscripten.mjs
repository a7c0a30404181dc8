import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDir } from '../paths.mjs';
import { Failure } from '../terminal/failure.mjs';
import {
  canMakePrivateEmscripten,
  makePrivateEmscripten,
  packagesToUnpack,
  privateEmscripten,
  variablesOfPrivateEmscripten,
} from './private-emscripten.mjs';
import { cmake, hasApt, installPackages } from './system-packages.mjs';

/** The oldest version that the bindings are tested with. */
const oldestVersion = [3, 1, 69];

/** Makes sure that there is emcc for programs with `emscriptenVariables`. */
export async function setUpEmscripten(report) {
  const found = emccOnPath();
  removeBuildsOfOthers(found ? `emcc ${found}` : privateEmscripten);
  if (!found && !hasApt()) {
    throw new Failure(
      'Please put emcc 3.1.69 or newer (from emsdk), cmake and ninja on PATH and try again.',
    );
  }
  if (!found && !canMakePrivateEmscripten()) {
    throw new Failure(
      `This system is not Debian, whose Emscripten is used. Please put emcc 3.1.69 or newer (from emsdk) on PATH and try again.
Or take Debian's packages from one of its mirrors (https://www.debian.org/mirror/list); they are unpacked into a folder of their own, and nothing of this system changes:
    QUADRILLE_DEBIAN_ARCHIVE=http://MIRROR/debian npm start`,
    );
  }
  await installPackages(emscriptenPackages(), report);
  return found ? `emcc ${found} on PATH` : await makePrivateEmscripten(report);
}

/** The system packages that it takes. */
export function emscriptenPackages() {
  const unpacks = !emccOnPath() && canMakePrivateEmscripten();
  return unpacks ? [...cmake, ...packagesToUnpack] : cmake;
}

/** The environment variables with which a program finds emcc. */
export function emscriptenVariables() {
  return emccOnPath() ? {} : variablesOfPrivateEmscripten();
}

/** What was made with another toolchain is made again. */
function removeBuildsOfOthers(toolchain) {
  const builtWith = join(buildDir, 'emscripten.txt');
  if (existsSync(builtWith) && readFileSync(builtWith, 'utf8') === toolchain) return;
  for (const name of ['wasm', 'bench-wasm', 'made'])
    rmSync(join(buildDir, name), { recursive: true, force: true });
  mkdirSync(buildDir, { recursive: true });
  writeFileSync(builtWith, toolchain);
}

/** The version of emcc on PATH, when it is new enough and QUADRILLE_EMSCRIPTEN chooses no other. */
function emccOnPath() {
  if (process.env.QUADRILLE_EMSCRIPTEN) return undefined;
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    const [, version] = execFileSync('emcc', ['--version'], options).match(/(\d+\.\d+\.\d+)/) ?? [];
    return version && isAtLeast(version.split('.').map(Number), oldestVersion)
      ? version
      : undefined;
  } catch {
    return undefined;
  }
}

function isAtLeast(version, oldest) {
  const differs = oldest.findIndex((part, i) => version[i] !== part);
  return differs === -1 || version[differs] > oldest[differs];
}
