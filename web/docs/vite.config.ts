import { defineConfig } from 'vite';
import { policy } from '../../scripts/page/policy.mjs';
import { documentationFiles } from './build/plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [documentationFiles(policy)],
  build: {
    outDir: '../../site/docs',
    emptyOutDir: true,
    license: { fileName: 'licenses.md' },
    // An inlined asset is a data: address, which the policy forbids to fetch.
    assetsInlineLimit: 0,
    modulePreload: false,
    // Otherwise a script that is no module contains them.
    cssCodeSplit: false,
    target: 'es2022',
    cssTarget: ['chrome105', 'firefox110', 'safari16.4'],
    rolldownOptions: {
      input: `${import.meta.dirname}/script/main.ts`,
      // No module: browsers load none from files.
      output: { format: 'iife' },
    },
  },
});
