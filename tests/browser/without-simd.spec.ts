/** The page in an engine without WebAssembly SIMD, as on x86 processors without SSE4.1. */
import { chromiumLaunch } from '../../scripts/test/chromium.mjs';
import { expect, test } from './fixtures.ts';

test.use({
  launchOptions: {
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, '--js-flags=--no-enable-sse4-1'],
  },
});

// On ARM, every CPU has what V8 compiles SIMD to; no flag switches it off.
test.skip(process.arch !== 'x64');

test('a sentence says what is missing, and which browsers have it', async ({ openPlayground }) => {
  const playground = await openPlayground('', { starts: false, mayFail: true });
  await expect(playground.banner).toContainText('WebAssembly and its SIMD instructions');
  await expect(playground.banner).toContainText(
    'this engine lacks WebAssembly SIMD, which Chrome 91, Firefox 89, Safari 16.4, Node 20 and later ones have',
  );
});
