import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDir, checkout } from '../paths.mjs';
import { Failure } from '../terminal/failure.mjs';
import { insideRoot } from './enter-root.mjs';
import { hostPackages, makePrivateRoot, privateRoot } from './private-root.mjs';
import { cmake, installPackages, isDebian } from './system-packages.mjs';

/** The oldest version that the bindings are tested with. */
const oldestVersion = [3, 1, 69];

/** Makes sure that `inEmscripten` can run commands. */
export async function setUpEmscripten(report) {
  const found = emccOnPath();
  removeBuildsOfOthers(found ? `emcc ${found}` : privateRoot);
  if (found) {
    await installPackages(cmake, report);
    return `emcc ${found} on PATH`;
  }
  if (!isDebian()) {
    throw new Failure(
      'Please put emcc 3.1.69 or newer (from emsdk), cmake and ninja on PATH and try again.',
    );
  }
  await installPackages(hostPackages, report);
  return `private root, ${await makePrivateRoot(report)}`;
}

/** The argument list that runs `command` in the environment that has emcc. */
export function inEmscripten(command, cwd = checkout) {
  return emccOnPath() ? command : insideRoot(privateRoot, cwd, command);
}

/** A build folder that CMake made with another toolchain cannot be used. */
function removeBuildsOfOthers(toolchain) {
  const builtWith = join(buildDir, 'emscripten.txt');
  if (existsSync(builtWith) && readFileSync(builtWith, 'utf8') === toolchain) return;
  for (const preset of ['wasm', 'bench-wasm'])
    rmSync(join(buildDir, preset), { recursive: true, force: true });
  mkdirSync(buildDir, { recursive: true });
  writeFileSync(builtWith, toolchain);
}

/** The version of emcc on PATH, when it is new enough and QUADRILLE_EMSCRIPTEN chooses no private root. */
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
