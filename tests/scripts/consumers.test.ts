import { expect, test } from 'vitest';
import { tableOf } from '../consumers/table.mjs';
import { works } from '../consumers/tries.mjs';

test.each(['1 pair', 'page: 1 pair', 'page: 1 pair, module worker: 1 pair'])('%j works', (said) => {
  expect(said).toMatch(works);
});

test.each(['', '0 pair', '...', 'page: 1 pair, worker: load: fetching failed', '1 pair\nerror'])(
  '%j does not work',
  (said) => {
    expect(said).not.toMatch(works);
  },
);

test('the table has what works, what says what to do, and what fails', () => {
  const results = [
    { how: 'page', entry: 'quadrille', refuses: true },
    { how: 'page', entry: 'quadrille/inline', refuses: false },
    { how: 'IIFE', entry: 'quadrille', refuses: true, problem: 'It says: nothing' },
    { how: 'Node', entry: 'quadrille', refuses: false, problem: 'exit code 1' },
  ];
  expect(tableOf([{ consumer: { title: 'Bundler 1.0' }, results }]).at(-1)).toBe(
    '| Bundler 1.0 | page (`quadrille/inline`); **fails: Node** | page; **fails: IIFE** |',
  );
});
