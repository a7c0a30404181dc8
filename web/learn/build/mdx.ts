/** Texts in MDX as components of Preact. */
import mdx from '@mdx-js/rollup';
import type { Plugin } from 'vite';

export function texts(): Plugin {
  return { ...mdx({ jsxImportSource: 'preact' }), enforce: 'pre' } as Plugin;
}
