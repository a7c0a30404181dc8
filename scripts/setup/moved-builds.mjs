import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes the build folders in `folder` that CMake made elsewhere, before they were copied or moved here: it refuses to use them. */
export function removeMovedBuilds(folder) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const build = join(folder, name);
    const cache = join(build, 'CMakeCache.txt');
    if (existsSync(cache) && !isSame(madeIn(cache), build)) rmSync(build, { recursive: true });
  }
}

function madeIn(cache) {
  return /^CMAKE_CACHEFILE_DIR:INTERNAL=(.*)$/m.exec(readFileSync(cache, 'utf8'))?.[1] ?? '';
}

/** Whether two paths lead to one folder. */
function isSame(a, b) {
  return existsSync(a) && realpathSync(a) === realpathSync(b);
}
