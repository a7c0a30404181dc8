import { expect, test } from 'vitest';
import { withMeasured } from '../../bench/report/migrating.mjs';

const about = { machine: 'a machine', mode: 'full run' };
const page = '# From rbush\n\n<!-- measured -->\n\nold\n\n<!-- /measured -->\n';

const frame = (name: string, amortised: number) => ({ name, ms: { amortised } });
const query = (name: string, batched: boolean, cold: number) => ({
  name,
  query: 'windows',
  batched,
  perSecond: { cold, warm: 9e9 },
});

const node = {
  frames: {
    ...about,
    scenes: [
      {
        kind: 'uniform',
        count: 10_000,
        results: [
          frame('quadrille', 2),
          frame('rbush', 10),
          { ...frame('flatbush', 1), error: 'no' },
        ],
      },
      { kind: 'still', count: 10_000, results: [frame('quadrille', 2)] },
    ],
  },
  queries: {
    ...about,
    scenes: [
      {
        kind: 'uniform',
        count: 10_000,
        results: [
          query('quadrille', true, 8e6),
          query('quadrille', false, 4e6),
          query('rbush', false, 5e5),
        ],
      },
    ],
  },
};

test('a page on migrating has the times of its packages beside those of Quadrille, and no others', () => {
  const written = withMeasured('rbush', page, { node, chromium: {} });
  expect(written).not.toContain('old');
  expect(written.split('\n').filter((line) => line.startsWith('| '))).toEqual([
    '| scene | objects | Quadrille | rbush | flatbush |',
    '| --- | ---: | ---: | ---: | ---: |',
    '| all move | 10,000 | 2.00 | 10.0 (5.00x) |  |',
    '| query | Quadrille | rbush | flatbush |',
    '| --- | ---: | ---: | ---: |',
    '| windows of 1 % of the width | 4.00 M | 500 k |  |',
  ]);
});
