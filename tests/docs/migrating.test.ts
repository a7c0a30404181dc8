/** Pages on migrating: the program after prints what the program before prints. tests/docs/code.test.ts runs both. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { read } from './statements.ts';

const twins = readdirSync('docs/migrating').flatMap((name) => {
  const programs =
    /^Before:\n\n```js\n.*?^```text\n(.*?)^```\n\nAfter:\n\n```ts\n.*?^```text\n(.*?)^```$/gms;
  const found = read(`docs/migrating/${name}`).matchAll(programs);
  return Array.from(found, ([, before, after]) => ({ name, before, after }));
});

test('there are such programs for each package that runs in Node', () => {
  expect(twins.map(({ name }) => name)).toEqual([
    'check2d.md',
    'quadtree-js.md',
    'rbush.md',
    'rbush.md',
  ]);
});

test.each(twins)('$name', ({ before, after }) => expect(after).toBe(before));
