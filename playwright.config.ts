import { defineConfig, type Project } from '@playwright/test';
import { chromiumLaunch } from './scripts/test/chromium.mjs';
import { fontVariables } from './scripts/test/fonts.mjs';

const isQuick = Boolean(process.env['QUADRILLE_QUICK']);

const launchOptions = {
  ...chromiumLaunch,
  // Pages of one site share a process: to start one takes longer than to open the page.
  args: [...chromiumLaunch.args, '--process-per-site'],
};

/** The tests of what stands where, which must hold with other fonts, too. */
function layoutWith(fonts: string): Project {
  const env = { ...launchOptions.env, ...fontVariables(fonts) };
  return {
    name: `${fonts} fonts`,
    testMatch: /\/(embed-dialog|events|layout|lesson-layout|narrow-pages|screens)\.spec\.ts$/,
    use: { launchOptions: { ...launchOptions, env } },
  };
}

const leavesOutThorough = { grepInvert: /@thorough/ };

/** Words that have room when they are wide have it when they are narrow: of these, the quick tests are enough. */
const fontProjects: readonly Project[] = [
  layoutWith('wide'),
  { ...layoutWith('narrow'), ...leavesOutThorough },
];

/**
 * The tests of the built page. Timeouts are long, as other work may keep the machine busy. `npm test` leaves out those with the tag
 * @thorough, and other fonts.
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
  timeout: 600_000,
  expect: { timeout: 60_000 },
  ...(isQuick ? leavesOutThorough : {}),
  use: { actionTimeout: 60_000, navigationTimeout: 120_000, launchOptions },
  projects: [{ name: 'page' }, ...(isQuick ? [] : fontProjects)],
});
