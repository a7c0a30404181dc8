import { renameSync, rmSync } from 'node:fs';

/** Lets `fill` write to a temporary folder, which replaces `folder` when it is complete. */
export async function replaceFolder(folder, fill) {
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  await fill(partial);
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
}
