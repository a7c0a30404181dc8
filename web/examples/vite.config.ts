import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
const bundled = ['phaser', 'pixi', 'platformer', 'react', 'shooter', 'worker'];

export default defineConfig({
  root,
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
