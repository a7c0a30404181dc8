/** The package's tests in every engine, and twenty-odd of the page. `npm run test:engines` runs them and writes docs/engines.md. */
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { type Engine, engines } from './browser.ts';
import { providerOf } from './vitest-provider.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly engine: Engine;
  }
}

function projectsOf(engine: Engine): TestProjectConfiguration[] {
  return [
    {
      // WebKitGTK does not know `using` yet.
      oxc: { target: 'es2022' },
      extends: true,
      test: {
        name: `${engine}: package`,
        setupFiles: ['tests/engines/symbol-dispose.ts'],
        include: ['tests/lib/**/*.test.ts'],
        exclude: ['tests/**/*.node.test.ts'],
        browser: {
          enabled: true,
          // The browser itself decides whether it has a window.
          headless: false,
          ui: false,
          screenshotFailures: false,
          instances: [{ browser: engine }],
          provider: providerOf(engine),
          api: { host: '127.0.0.1' },
        },
      },
    },
    {
      extends: true,
      test: {
        name: `${engine}: page`,
        include: ['tests/engines/*.test.ts'],
        provide: { engine },
        expect: { poll: { timeout: 30_000, interval: 100 } },
      },
    },
  ];
}

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    // Other work may keep the machine busy: these only end what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: engines.flatMap(projectsOf),
    tags: [{ name: 'thorough' }],
  },
});
