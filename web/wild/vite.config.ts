import { defineConfig } from 'vite';
import { policy } from '../../scripts/page/policy.mjs';
import { wildFiles } from './build/plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [wildFiles(policy)],
  build: {
    outDir: '../../site/wild',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    target: 'es2022',
    cssTarget: ['chrome105', 'firefox110', 'safari16.4'],
    // The pages have no script.
    rolldownOptions: { input: `${import.meta.dirname}/styles/index.css` },
  },
});
