/** The pages of scenes and views in Vite: built as files beside the page, and served while developing. */
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
const indexSheet = fileURLToPath(new URL('../scene-index.css', import.meta.url));
const servedSheet = 'scenes/scene.css';
const servedIndexSheet = 'scenes/scene-index.css';

/** They are made from the page as it is built: to be used after all that changes it, and before its first frame. */
export function scenePages(): Plugin {
  return {
    name: 'scene-pages',
    enforce: 'post',
    configureServer(server) {
      for (const folder of ['scenes', 'views'])
        server.middlewares.use(`/${folder}`, (request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://page');
          const path = folder + (pathname.endsWith('/') ? `${pathname}index.html` : pathname);
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
      const { drawStills, renderPages, styles, viewPictures, whatIsOpened } = module;
      const emitSheet = (name: string, source: string): string => {
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 7);
        const fileName = `assets/${name}-${hash}.css`;
        this.emitFile({ type: 'asset', fileName, source });
        return fileName;
      };
      const sheet = emitSheet('scene', styles());
      const ofIndex = emitSheet('scene-index', await readFile(indexSheet, 'utf8'));
      const html = atMarks(String(page.source), inlineScript(whatIsOpened));
      const site = process.env['SITE_URL'];
      const pages = renderPages({ html, sheet, site }, ofIndex);
      const stills = drawStills();
      const pictures = viewPictures();
      const files = [...pages, ...stills, ...pictures.flatMap((view) => view.stills)];
      for (const { path, source } of files)
        this.emitFile({ type: 'asset', fileName: path, source });
      const { cardPicture } = await import('../../../scripts/page/card-picture.mjs');
      for (const { card, source } of stills)
        if (card !== undefined)
          this.emitFile({ type: 'asset', fileName: card, source: cardPicture(source) });
      for (const { card } of pictures)
        this.emitFile({ type: 'asset', fileName: card.path, source: cardPicture(card.svg) });
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
async function fileAt(
  server: ViteDevServer,
  path: string,
): Promise<string | Uint8Array | undefined> {
  const { drawStills, renderPages, styles, viewPictures } = (await server.ssrLoadModule(
    renderer,
  )) as typeof Pages;
  if (path === servedSheet) return styles();
  if (path === servedIndexSheet) return readFile(indexSheet);
  const html = await readFile(`${server.config.root}/index.html`, 'utf8');
  const made = { html, sheet: servedSheet, site: undefined };
  const files = path.endsWith('.html')
    ? renderPages(made, servedIndexSheet)
    : [...drawStills(), ...viewPictures().flatMap(({ stills }) => stills)];
  const source = files.find((file) => file.path === path)?.source;
  return typeof source === 'string' && path.endsWith('.html')
    ? server.transformIndexHtml(`/${path}`, source)
    : source;
}

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  css: 'text/css',
};

function typeOf(path: string): string {
  return types[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/html';
}
