/** Texts in MDX as components of Preact. */
import { compile } from '@mdx-js/mdx';
import type { Plugin } from 'vite';
import { keptTogether } from './kept-together.ts';
import { spreads } from './spreads.ts';

export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    async transform(text, id) {
      if (!id.endsWith('.mdx')) return null;
      const compiled = await compile(
        { value: text, path: id },
        { jsxImportSource: 'preact', rehypePlugins: [keptTogether, spreads] },
      );
      return { code: String(compiled), map: null };
    },
  };
}
