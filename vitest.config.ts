import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/test/chromium.mjs';
import { texts } from './web/learn/build/mdx.ts';

const nodeOnly = 'tests/**/*.node.test.ts';

/** Tests of loading and of memory: each file has modules and a memory of its own. */
const alone = [
  'tests/lib/**/{allocations,memory-limit,bulk,checked,entries,inline,inline-given,lifetime,loading,loading-sources,memory,two-modules,unchecked-views}{,.node}.test.ts',
  'tests/playground/{fetched-scenes,frame-allocations}.test.ts',
];

/** In `npm test`, which leaves out what is thorough. */
const quick = 'QUADRILLE_QUICK' in process.env;

/** All tests of the library; by those of `quickly`, each part of it is used once. */
function libraryTests(...quickly: readonly string[]): string[] {
  return quick ? quickly.map((name) => `tests/lib/${name}.test.ts`) : ['tests/lib/**/*.test.ts'];
}

/** The entries that pages get; by their names, Node and development servers get those that contain the binary. */
const pageEntries = [
  { find: /^quadrille$/, replacement: join(import.meta.dirname, 'dist/index.js') },
  { find: /^quadrille\/world$/, replacement: join(import.meta.dirname, 'dist/world.js') },
];

export default defineConfig({
  test: {
    // By itself Vitest leaves one core idle, which of two is half.
    maxWorkers: '100%',
    tags: [{ name: 'thorough', description: 'takes long: left out of npm test' }],
    ...(quick && { tagsFilter: ['!thorough'] }),
    provide: { quick, drawFactor: Number(process.env['QUADRILLE_DRAWS'] ?? 1) },
    // Other work may keep the machine busy, and some tests compile the library: these only end what hangs.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          alias: pageEntries,
          include: ['tests/{lib,playground,learn,bench,docs,scripts}/**/*.test.ts'],
          exclude: alone,
          // Files share their modules and the memory of the library: most of the time went into importing them.
          pool: 'threads',
          isolate: false,
          unstubGlobals: true,
        },
        plugins: [texts()],
      },
      {
        extends: true,
        test: { name: 'isolated', alias: pageEntries, include: alone },
      },
      // The library's tests once more, where a view that is used for too long throws.
      {
        extends: true,
        test: {
          name: 'checked',
          alias: [
            { find: /^quadrille$/, replacement: 'quadrille/checked' },
            { find: /^quadrille\/world$/, replacement: 'quadrille/world/checked' },
          ],
          include: libraryTests('checked', 'world/checked', 'loading'),
          exclude: [
            nodeOnly,
            'tests/lib/unchecked-views.test.ts',
            // Of 10,000 frames and of a million crossings, whose results are the same.
            'tests/lib/world/{golden-hash,level-hash,seams-union}.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'chromium',
          alias: pageEntries,
          include: libraryTests(
            '{loading,inline,golden-hashes,queries}',
            'world/{loading,events,queries}',
          ),
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
        extends: true,
        test: {
          name: 'package',
          include: ['tests/package/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'compilers',
          include: ['tests/compilers/{compilers,installed}.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'compiler-versions',
          include: ['tests/compilers/versions.test.ts'],
        },
      },
    ],
  },
});
