import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/test/chromium.mjs';

const isQuick = Boolean(process.env['QUADRILLE_QUICK']);

/**
 * The tests of the built page. Timeouts are long, as other work may keep the machine busy. `npm test` leaves out those with the tag
 * @thorough.
 */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  outputDir: 'build/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 60_000 },
  ...(isQuick ? { grepInvert: /@thorough/ } : {}),
  use: {
    actionTimeout: 60_000,
    launchOptions: {
      ...chromiumLaunch,
      // Pages of one site share a process: to start one takes longer than to open the page.
      args: [...chromiumLaunch.args, '--process-per-site'],
    },
  },
});
