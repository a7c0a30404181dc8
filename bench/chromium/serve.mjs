import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { buildDir, distDir } from '../../scripts/paths.mjs';

/** What a page must be served with to have a finer clock and threads, which box2d3-wasm uses. */
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/**
 * Bundles the page of a folder and serves it, on this machine only, while it is used.
 *
 * @template Result
 * @param {URL} folder
 * @param {(address: string) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
export async function withPage(folder, use) {
  const config = configOf(fileURLToPath(folder));
  await build(config);
  const server = await preview(config);
  try {
    return await use(server.resolvedUrls.local[0]);
  } finally {
    await server.close();
  }
}

function configOf(root) {
  return {
    configFile: false,
    root,
    // Vite warns of imports of Node's modules in packages; that code never runs in a browser.
    logLevel: 'error',
    resolve: {
      alias: {
        'quadrille/world': `${distDir}/world.js`,
        quadrille: `${distDir}/index.js`,
        buffer: fileURLToPath(new URL('./buffer.mjs', import.meta.url)),
      },
    },
    define: { global: 'globalThis' },
    worker: { format: 'es' },
    build: {
      outDir: `${buildDir}/bench-pages/${basename(root)}`,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'es2022',
      chunkSizeWarningLimit: 10_000,
    },
    preview: { host: '127.0.0.1', port: 4320, headers: isolation },
  };
}
