import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Plugin, transformWithOxc } from 'vite';

const root = import.meta.dirname;
const bundled = ['phaser', 'pixi', 'platformer', 'react', 'rollback', 'shooter', 'worker'];

/** Puts failures.ts into each page that has scripts, before all of them. */
const failuresInPage: Plugin = {
  name: 'failures-in-page',
  transformIndexHtml: {
    order: 'post',
    async handler(html) {
      if (!html.includes('<script')) return html;
      const file = join(root, 'failures.ts');
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
      return html.replace(
        '</title>',
        (end) => `${end}\n    <script>(() => {\n${code}})();</script>`,
      );
    },
  },
};

export default defineConfig({
  root,
  plugins: [failuresInPage],
  base: './',
  build: {
    outDir: '../../site/examples',
    emptyOutDir: true,
    license: { fileName: 'licenses.md' },
    target: 'es2022',
    assetsInlineLimit: 0, // a page may forbid to fetch data URLs
    chunkSizeWarningLimit: 2000, // Phaser is a whole engine
    rolldownOptions: { input: ['', ...bundled].map((name) => join(root, name, 'index.html')) },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
});
