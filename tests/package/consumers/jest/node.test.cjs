const { pairs } = require('./pairs.cjs');

test('finds the pair', async () => {
  expect(await pairs()).toBe(1);
});
