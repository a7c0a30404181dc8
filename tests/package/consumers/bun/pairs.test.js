import { expect, test } from 'bun:test';
import { pairs } from './pairs.js';

test('finds the pair', async () => {
  expect(await pairs()).toBe('1 pair');
});
