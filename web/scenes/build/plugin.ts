/** The pages of scenes in Vite: built as files beside the page, and served while developing. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport, type ViteDevServer } from 'vite';
import { atMarks } from '../../../scripts/page/at-marks.mjs';
import { inlineScript } from '../../../scripts/page/inline-script.mjs';
import {
  PLAYGROUND_SITEMAP,
  SITEMAP,
  sitemap,
  sitemapIndex,
} from '../../../scripts/page/sitemap.mjs';
import type * as Pages from './pages.tsx';

const renderer = fileURLToPath(new URL('./pages.tsx', import.meta.url));
const servedSheet = 'scenes/scene.css';

/** They are made from the page as it is built: to be used after all that changes it, and before its first frame. */
export function scenePages(): Plugin {
  return {
    name: 'scene-pages',
    enforce: 'post',
    configureServer(server) {
      server.middlewares.use('/scenes', (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://page');
        const path = `scenes${pathname.endsWith('/') ? `${pathname}index.html` : pathname}`;
        fileAt(server, path).then((source) => {
          if (source === undefined) next();
          else response.setHeader('content-type', typeOf(path)).end(source);
        }, next);
      });
    },
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('there is no index.html to make scenes from');
      const { module } = await runnerImport<typeof Pages>(renderer);
      const { drawStills, renderPages, styles, whatIsOpened } = module;
      const css = styles();
      const hash = createHash('sha256').update(css).digest('hex').slice(0, 7);
      const sheet = `assets/scene-${hash}.css`;
      this.emitFile({ type: 'asset', fileName: sheet, source: css });
      const html = atMarks(String(page.source), inlineScript(whatIsOpened));
      const site = process.env['SITE_URL'];
      const pages = renderPages({ html, sheet, site });
      const stills = drawStills();
      for (const { path, source } of [...pages, ...stills])
        this.emitFile({ type: 'asset', fileName: path, source });
      const { cardPicture } = await import('../../../scripts/page/card-picture.mjs');
      for (const { card, source } of stills)
        if (card !== undefined)
          this.emitFile({ type: 'asset', fileName: card, source: cardPicture(source) });
      if (site === undefined) return;
      const paths = pages.map(({ path }) => path).filter((path) => path.endsWith('.html'));
      this.emitFile({
        type: 'asset',
        fileName: PLAYGROUND_SITEMAP,
        source: sitemap(['', ...paths], site),
      });
      this.emitFile({ type: 'asset', fileName: SITEMAP, source: sitemapIndex(site) });
    },
  };
}

/** Rendered when it is asked for; undefined if no file has this path. */
async function fileAt(server: ViteDevServer, path: string): Promise<string | undefined> {
  const { drawStills, renderPages, styles } = (await server.ssrLoadModule(
    renderer,
  )) as typeof Pages;
  if (path === servedSheet) return styles();
  const html = await readFile(`${server.config.root}/index.html`, 'utf8');
  const files = path.endsWith('.svg')
    ? drawStills()
    : renderPages({ html, sheet: servedSheet, site: undefined });
  const source = files.find((file) => file.path === path)?.source;
  return source !== undefined && path.endsWith('.html')
    ? server.transformIndexHtml(`/${path}`, source)
    : source;
}

function typeOf(path: string): string {
  if (path.endsWith('.svg')) return 'image/svg+xml';
  return path.endsWith('.css') ? 'text/css' : 'text/html';
}
