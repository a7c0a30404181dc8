/** What the consumers in tests/consumers/consumers.mjs try, one after the other. */
import { rmSync } from 'node:fs';
import { textOfPage } from './pages.mjs';
import { runProgram } from './programs.mjs';
import { makeWorkspace } from './workspace.mjs';

/** What a page or a program says where the package works: `1 pair`, from each place where it was tried. */
export const works = /^(?:[\w ]+: )?1 pair(?:, [\w ]+: 1 pair)*$/;

/**
 * Makes all tries of a consumer. Each has its project's folder in common with others that import the same entry, as the commands
 * of one project have.
 *
 * @returns {Promise<{ how: string, entry: string, refuses: boolean, problem?: string }[]>} what came of them, in order;
 * `refuses` where the package is expected to say what to do
 */
export async function makeTries(consumer, tarball, report = () => {}) {
  const folders = new Map();
  const results = [];
  try {
    for (const one of consumer.tries) {
      const { how, entry = 'quadrille' } = one;
      report(`${how}, ${entry}`);
      const problem = await problemOf(async () => {
        const folder =
          folders.get(entry) ?? (await makeWorkspace(consumer, entry, tarball, report));
        folders.set(entry, folder);
        await make(one, folder);
      });
      results.push({ how, entry, refuses: one.says !== undefined, problem });
    }
  } finally {
    for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true });
  }
  return results;
}

async function make(one, folder) {
  let said = '';
  for (const command of one.run ?? []) said = await runProgram(command, folder);
  if (one.page) said = await textOfPage(one.page, folder);
  const expected = one.says ?? works;
  if (!expected.test(said.trim())) throw new Error(`It says: ${said.trim()}`);
}

async function problemOf(work) {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error.message;
  }
}
