import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes the build folders in `folder` that CMake made elsewhere, before they were copied or moved here: it refuses to use them. */
export function removeMovedBuilds(folder) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const build = join(folder, name);
    const cache = join(build, 'CMakeCache.txt');
    const line = `CMAKE_CACHEFILE_DIR:INTERNAL=${build}\n`;
    if (existsSync(cache) && !readFileSync(cache, 'utf8').includes(line))
      rmSync(build, { recursive: true });
  }
}
