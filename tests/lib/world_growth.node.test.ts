import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

// In a process of its own, which can be ended: the failure to be feared here is an endless loop.
// The world's side is one unit in the last place below a power of two, so that max + side == max.
test('a world that rounding keeps from growing is refused, not tried for ever', () => {
  const script = `
    import { Quadtree } from 'quadrille';
    const bounds = { x: 16777215, y: 16777215, width: 1, height: 1 };
    const tree = await Quadtree.create({ bounds, outside: 'grow' });
    try {
      tree.insert(16777300, 16777215, 1, 1);
      console.log(tree.outsiders().length === 0 ? 'grown' : 'lost');
    } catch (error) {
      console.log(error.name);
    }
    tree.validate();`;
  const { stdout, error } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 10_000,
  });
  expect(error?.message).toBeUndefined();
  expect(stdout.trim()).toMatch(/^(grown|RangeError)$/);
}, 15_000);
