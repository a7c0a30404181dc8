import { renameSync, rmSync } from 'node:fs';

/** Has `fill` make a folder beside its final place and puts it there when it is complete. */
export async function replaceFolder(folder, fill) {
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  await fill(partial);
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
}
