/** The import rules of web/playground: each holds for every folder it names, in every form of import. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { biome, forbidden, importing, lint } from './import-rules.ts';

const page = 'web/playground';

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
  expect(lint(page, files)).toEqual(expected.toSorted());
});

test('features do not import each other', () => {
  const files = {
    'features/one/imports-itself.ts': importing('./target.ts'),
    'features/one/imports-another.ts': importing('../two/target.ts'),
  };
  expect(lint(page, files)).toEqual(forbidden('features/one/imports-another.ts'));
});
