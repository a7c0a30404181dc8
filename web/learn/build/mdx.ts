/** Texts in MDX as components of Preact. */
import mdx from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import { spreads } from './spreads.ts';

export function texts(): Plugin {
  return {
    ...mdx({ jsxImportSource: 'preact', mdExtensions: [], rehypePlugins: [spreads] }),
    enforce: 'pre',
  } as Plugin;
}
