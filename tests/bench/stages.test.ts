import { expect, test } from 'vitest';
import { shares } from '../../bench/native/stages.mjs';

test('each function counts for one stage of the engine, those of the game for none', () => {
  const report = [
    '# Overhead  Symbol',
    '    30.00%  [.] quadrille::join_alone<quadrille::SimdLanes, false>',
    '    20.00%  [.] quadrille::bench::Motion::step',
    '    10.00%  [.] quadrille::ObjectStore::place_staged',
    '     6.00%  [.] quadrille::TreeBuilder::write_to_other_leaves',
    '     3.00%  [.] quadrille::TreeBuilder::make_nodes',
    '     1.00%  [.] __memmove_avx512_unaligned_erms',
    '     0.00%  [k] _raw_spin_unlock_irqrestore',
  ].join('\n');
  expect(shares(report)).toEqual({
    'check and keys': 0.2,
    count: 0,
    'write lists': 0.12,
    partition: 0,
    'nodes, relocation': 0.06,
    gather: 0,
    join: 0.6,
    other: 0.02,
  });
});

test('a report without functions is refused', () => {
  expect(() => shares('perf: permission denied')).toThrow('perf_event_paranoid');
});
