/** The article in Vite: built as static files, and served while developing. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { SITEMAP, sitemap } from '../../../scripts/page/sitemap.mjs';
import type { Assets } from '../components/layout.tsx';
import { texts } from './mdx.ts';
import type * as Pages from './pages.tsx';

const renderer = fileURLToPath(new URL('./pages.tsx', import.meta.url));
const folder = fileURLToPath(new URL('..', import.meta.url));
const playgroundIcon = new URL('../../playground/icon.svg', import.meta.url);

/** Writes pages and stills beside the built script. */
export function articleFiles(policy: string): Plugin {
  return {
    name: 'article-files',
    apply: 'build',
    async generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (entry?.type !== 'chunk') throw new Error('the article has no script');
      const styles = [...(entry.viteMetadata?.importedCss ?? [])];
      const icon = 'icon.svg';
      this.emitFile({ type: 'asset', fileName: icon, source: await readFile(playgroundIcon) });
      const site = process.env['SITE_URL'];
      const assets = { script: entry.fileName, styles, icon, site, policy };
      const { cards, files } = await withServer(async (server) => {
        const made = await pagesOf(server);
        const pages = await made.renderPages(assets);
        return { cards: made.cards(), files: [...pages, ...(await made.drawStills())] };
      });
      for (const { path, source } of files)
        this.emitFile({ type: 'asset', fileName: path, source });
      const { cardPicture } = await import('../../../scripts/page/card-picture.mjs');
      for (const { card, still } of cards) {
        const { source } = files.find(({ path }) => path === still)!;
        this.emitFile({ type: 'asset', fileName: card, source: cardPicture(source) });
      }
      if (site === undefined) return;
      const paths = files
        .map(({ path }) => `learn/${path}`)
        .filter((path) => path.endsWith('.html'));
      this.emitFile({ type: 'asset', fileName: SITEMAP, source: sitemap(paths, site) });
    },
  };
}

/** Serves the article below `/learn/`; every page is rendered when it is asked for. */
export function servedArticle(): Plugin {
  return {
    name: 'served-article',
    apply: 'serve',
    configureServer(server) {
      const assets: Assets = {
        script: `../@fs${folder}script/main.ts`,
        styles: [],
        icon: '../icon.svg',
        site: undefined,
        policy: undefined,
      };
      server.middlewares.use('/learn', (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://page').pathname.slice(1);
        fileAt(server, path.endsWith('/') || path === '' ? `${path}index.html` : path, assets).then(
          (source) => {
            if (source === undefined) next();
            else response.setHeader('content-type', typeOf(path)).end(source);
          },
          next,
        );
      });
    },
  };
}

async function fileAt(
  server: ViteDevServer,
  path: string,
  assets: Assets,
): Promise<string | undefined> {
  const { drawStills, renderPages } = await pagesOf(server);
  const files = path.startsWith('stills/') ? await drawStills() : await renderPages(assets);
  return files.find((file) => file.path === path)?.source;
}

function typeOf(path: string): string {
  return path.endsWith('.svg') ? 'image/svg+xml' : 'text/html';
}

async function pagesOf(server: ViteDevServer): Promise<typeof Pages> {
  return (await server.ssrLoadModule(renderer)) as typeof Pages;
}

/** Loads TypeScript and MDX in Node. */
async function withServer<Result>(
  run: (server: ViteDevServer) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    configFile: false,
    root: folder,
    plugins: [texts()],
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    logLevel: 'warn',
  });
  try {
    return await run(server);
  } finally {
    await server.close();
  }
}
