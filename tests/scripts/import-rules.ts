/** Lints files that do not exist by the import rules of the repository. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The program, which reads many files as it starts: a test calls it once. */
export const biome: string = join('node_modules', '.bin', 'biome');

const { extends: rules } = JSON.parse(readFileSync('biome.json', 'utf8')) as { extends: string[] };

/** The problems of these files of a folder, each as `file:line rule`. */
export function lint(folder: string, files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'quadrille-imports-'));
  for (const file of ['biome.json', ...rules]) cpSync(file, join(root, file));
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const options = [
    '--reporter=github',
    '--max-diagnostics=none',
    '--vcs-enabled=false',
    `--config-path=${root}`,
  ];
  const { stdout } = spawnSync(biome, ['lint', ...options, root], { encoding: 'utf8' });
  rmSync(root, { recursive: true });
  const problem = /title=lint\/\w+\/(\w+),file=(.+?),line=(\d+)/g;
  return [...stdout.matchAll(problem)]
    .map(
      ([, rule, file = '', line]) =>
        `${file.slice(file.indexOf(folder) + folder.length + 1)}:${line} ${rule}`,
    )
    .toSorted();
}

/** One line for each form of import. */
export function importing(path: string): string {
  return [
    `import '${path}';`,
    `import { a } from '${path}';`,
    `import type { B } from '${path}';`,
    `export type { B } from '${path}';`,
    `export const c = await import('${path}');`,
  ].join('\n');
}

/** The problems of a file that is refused in each of these forms. */
export function forbidden(file: string): string[] {
  return [1, 2, 3, 4, 5].map((line) => `${file}:${line} noRestrictedImports`);
}
