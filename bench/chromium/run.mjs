import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { buildDir, distDir } from '../../scripts/paths.mjs';
import { chromiumLaunch } from '../../scripts/test/chromium.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

/** What a page must be served with to have a finer clock and threads, which box2d3-wasm uses. */
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

const config = {
  configFile: false,
  root: here,
  // Vite warns of imports of Node's modules in packages; that code never runs in a browser.
  logLevel: 'error',
  resolve: {
    alias: {
      'quadrille/world': `${distDir}/world.js`,
      quadrille: `${distDir}/index.js`,
      buffer: `${here}buffer.mjs`,
    },
  },
  define: { global: 'globalThis' },
  worker: { format: 'es' },
  build: {
    outDir: `${buildDir}/bench-chromium`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    chunkSizeWarningLimit: 10_000,
  },
  preview: { host: '127.0.0.1', port: 4320, headers: isolation },
};

/** The suite in Debian's Chromium, from a page served on this machine only. */
export async function runInChromium(plan, { onProgress, onDone }) {
  onProgress('bundling the page');
  await build(config);
  const server = await preview(config);
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    await page.exposeFunction('onProgress', onProgress);
    await page.exposeFunction('onDone', onDone);
    await page.goto(server.resolvedUrls.local[0]);
    await page.waitForFunction(() => 'runBenchmark' in globalThis);
    const results = await page.evaluate((whole) => globalThis.runBenchmark(whole), plan);
    return { engine: `Chromium ${browser.version()}`, results };
  } finally {
    await browser.close();
    await server.close();
  }
}
