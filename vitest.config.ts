import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/test/chromium.mjs';
import { texts } from './web/learn/build/mdx.ts';

/** Milliseconds for a test that takes a moment: other work may keep the machine busy. */
const testTimeout = 60_000;

const nodeOnly = 'tests/**/*.node.test.ts';

/** The entries that pages get; by their names, Node and development servers get those that contain the binary. */
const pageEntries = [
  { find: /^quadrille$/, replacement: join(import.meta.dirname, 'dist/index.js') },
  { find: /^quadrille\/world$/, replacement: join(import.meta.dirname, 'dist/world.js') },
];

export default defineConfig({
  test: {
    // By itself Vitest leaves one core idle, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          testTimeout,
          alias: pageEntries,
          include: ['tests/{lib,playground,learn,bench,docs,scripts}/**/*.test.ts'],
        },
        plugins: [texts()],
      },
      // The library's tests once more, where a view that is used for too long throws.
      {
        test: {
          name: 'checked',
          testTimeout,
          alias: [
            { find: /^quadrille$/, replacement: 'quadrille/checked' },
            { find: /^quadrille\/world$/, replacement: 'quadrille/world/checked' },
          ],
          include: ['tests/lib/**/*.test.ts'],
          exclude: [
            nodeOnly,
            'tests/lib/unchecked-views.test.ts',
            'tests/lib/world/golden-hash.test.ts', // of 10,000 frames, whose results are the same
          ],
        },
      },
      {
        test: {
          name: 'chromium',
          testTimeout,
          alias: pageEntries,
          include: ['tests/lib/**/*.test.ts'],
          exclude: [nodeOnly],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: chromiumLaunch }),
            api: { host: '127.0.0.1' },
          },
        },
      },
      {
        test: {
          name: 'package',
          include: ['tests/package/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
