import { execFileSync } from 'node:child_process';
import { checkout } from '../paths.mjs';
import { Failure } from '../terminal/failure.mjs';
import { insideRoot } from './enter-root.mjs';
import { hostPackages, makePrivateRoot, privateRoot } from './private-root.mjs';
import { installPackages, isDebian } from './system-packages.mjs';

const wanted = [3, 1, 69];

const buildTools = [
  { package: 'cmake', command: 'cmake' },
  { package: 'ninja-build', command: 'ninja' },
];

const byHand =
  'Put emcc (emsdk, 3.1.69 or newer), cmake and ninja on PATH and run this again; only Debian can do it by itself.';

/** Makes sure that `inEmscripten` can run commands. */
export async function setUpEmscripten(report) {
  const found = emccOnPath();
  if (found) {
    await installPackages(buildTools, byHand, report);
    return `emcc ${found} on PATH`;
  }
  if (!isDebian()) throw new Failure(byHand);
  await installPackages(hostPackages, byHand, report);
  return `private root, ${await makePrivateRoot(report)}`;
}

/** The argument list that runs `command` where emcc is. */
export function inEmscripten(command, cwd = checkout) {
  return emccOnPath() ? command : insideRoot(privateRoot, cwd, command);
}

/** Names the toolchain: a build folder made by one cannot be continued by another. */
export function emscriptenIdentity() {
  const found = emccOnPath();
  return found ? `emcc ${found}` : privateRoot;
}

/** The version of emcc on PATH, when it is new enough. */
function emccOnPath() {
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    const [, version] = execFileSync('emcc', ['--version'], options).match(/(\d+\.\d+\.\d+)/) ?? [];
    return version && isAtLeast(version.split('.').map(Number), wanted) ? version : undefined;
  } catch {
    return undefined;
  }
}

function isAtLeast(version, floor) {
  const differs = floor.findIndex((part, i) => version[i] !== part);
  return differs === -1 || version[differs] > floor[differs];
}
