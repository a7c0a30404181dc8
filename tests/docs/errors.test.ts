/** docs/errors.md lists the codes of errors, and every error of the library has one. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const maker = 'web/lib/coded-errors.ts';

test('the document lists the codes of the type, in its order', () => {
  const [, union = ''] = /^export type ErrorCode =\n([^;]+);/m.exec(read(maker)) ?? [];
  const codes = Array.from(union.matchAll(/'([a-z-]+)'/g), ([, code]) => code);
  const listed = Array.from(
    read('docs/errors.md').matchAll(/^### `([a-z-]+)`$/gm),
    ([, code]) => code,
  );
  expect(codes.length).toBeGreaterThan(0);
  expect(listed).toEqual(codes);
});

test(`only ${maker} makes errors, which gives each a code`, () => {
  const sources = readdirSync('web/lib', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `web/lib/${name}`);
  const makers = sources.filter((path) => /\b([A-Z]\w*)?(Error|Exception)\(/.test(read(path)));
  expect(makers).toEqual([maker]);
});

function read(path: string): string {
  return readFileSync(path, 'utf8');
}
