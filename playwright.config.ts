import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/test/chromium.mjs';

/** The tests of the built page. Timeouts are long, as other work may keep the machine busy. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  outputDir: 'build/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: { actionTimeout: 30_000, launchOptions: chromiumLaunch },
});
