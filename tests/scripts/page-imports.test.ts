/** The import rules of web/playground: each holds for every folder it names, in every form of import. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// Each test starts a program that reads many files.
const page = 'web/playground';
const rules = `${page}/imports.biome.json`;
const biome = join('node_modules', '.bin', 'biome');

/** The folders that each folder may import, apart from itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  app: ['features', 'probes', 'render', 'engine', 'state', 'ui', 'locales'],
  features: ['probes', 'render', 'engine', 'state', 'ui', 'locales'],
  probes: ['render', 'engine', 'state'],
  render: ['engine', 'state'],
  engine: ['state'],
  state: [],
  ui: ['locales'],
  locales: ['state'],
};
const folders = Object.keys(allowed);

/** Lints these files under the repository's configuration: the problems, each as `file:line rule`. */
function lint(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'quadrille-imports-'));
  mkdirSync(join(root, page), { recursive: true });
  cpSync(rules, join(root, rules));
  cpSync('biome.json', join(root, 'biome.json'));
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, page, name);
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
  const problem = /title=lint\/\w+\/(\w+),file=(\S+?),line=(\d+)/g;
  return [...stdout.matchAll(problem)]
    .map(
      ([, rule, file = '', line]) =>
        `${file.slice(file.indexOf(page) + page.length + 1)}:${line} ${rule}`,
    )
    .toSorted();
}

/** One line for each form of import. */
function importing(path: string): string {
  return [
    `import '${path}';`,
    `import { a } from '${path}';`,
    `import type { B } from '${path}';`,
    `export type { B } from '${path}';`,
    `export const c = await import('${path}');`,
  ].join('\n');
}

function forbidden(file: string): string[] {
  return [1, 2, 3, 4, 5].map((line) => `${file}:${line} noRestrictedImports`);
}

test('every folder with modules has rules', () => {
  const modules = readdirSync(page, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[\\/].*\.tsx?$/.test(name),
  );
  const present = new Set(modules.map((name) => name.split(/[\\/]/)[0]));
  expect(present).toEqual(new Set(folders));
});

test('the check sees every module', { tags: ['thorough'] }, () => {
  const modules = readdirSync(page, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(page, name));
  expect(modules.length).toBeGreaterThan(200);
  const { stdout, stderr } = spawnSync(biome, ['lint', ...modules], { encoding: 'utf8' });
  expect(`${stdout}${stderr}`).toContain(`Checked ${modules.length} files`);
});

test('a folder imports only those that it may', () => {
  const files: Record<string, string> = {};
  const expected: string[] = [];
  for (const from of folders)
    for (const to of folders.filter((name) => name !== from)) {
      const [flat, deep] = [`${from}/imports-${to}.ts`, `${from}/inner/imports-${to}.tsx`];
      // Every module of features is one of a feature.
      const paths = from === 'features' ? [deep] : [flat, deep];
      for (const path of paths) {
        files[path] = importing(`${path === flat ? '..' : '../..'}/${to}/target.ts`);
        if (!allowed[from]?.includes(to)) expected.push(...forbidden(path));
      }
    }
  expect(lint(files)).toEqual(expected.toSorted());
});

test('features do not import each other', () => {
  const files = {
    'features/one/imports-itself.ts': importing('./target.ts'),
    'features/one/imports-another.ts': importing('../two/target.ts'),
  };
  expect(lint(files)).toEqual(forbidden('features/one/imports-another.ts'));
});

test('no module imports itself by a detour, not even for types', () => {
  const files = {
    'state/a.ts': "import type { B } from './b.ts';\nexport type A = B;",
    'state/b.ts': "export const c = () => import('./c.ts');\nexport type B = string;",
    'state/c.ts': "export type { A as C } from './a.ts';",
  };
  expect(lint(files)).toEqual(['a', 'b', 'c'].map((name) => `state/${name}.ts:1 noImportCycles`));
});
