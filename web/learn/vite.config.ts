import { defineConfig } from 'vite';
import { policy } from '../../scripts/page/policy.mjs';
import { articleFiles } from './build/plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [articleFiles(policy)],
  build: {
    outDir: '../../site/learn',
    emptyOutDir: true,
    license: { fileName: 'licenses.md' },
    // An inlined asset is a data: address, which the policy forbids to fetch.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    cssTarget: ['chrome105', 'firefox110', 'safari16.4'],
    rolldownOptions: { input: `${import.meta.dirname}/script/main.ts` },
  },
});
