/** The pages of defects of real projects in Vite: built as static files, and served while developing. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { SITEMAP, sitemap } from '../../../scripts/page/sitemap.mjs';
import type { Assets } from '../components/page-context.ts';
import type * as Pages from './pages.tsx';

const folder = fileURLToPath(new URL('..', import.meta.url));
const renderer = fileURLToPath(new URL('./pages.tsx', import.meta.url));
const playgroundIcon = new URL('../../playground/icon.svg', import.meta.url);

/** Writes pages, pictures and cards beside the built styles. */
export function wildFiles(policy: string): Plugin {
  return {
    name: 'wild-files',
    apply: 'build',
    // After Vite's own plugin has written the styles.
    enforce: 'post',
    async generateBundle(_, bundle) {
      const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'));
      for (const name of Object.keys(bundle)) if (name.endsWith('.js')) delete bundle[name];
      const icon = 'icon.svg';
      this.emitFile({ type: 'asset', fileName: icon, source: await readFile(playgroundIcon) });
      const site = process.env['SITE_URL'];
      const { module } = await runnerImport<typeof Pages>(renderer, {
        configFile: false,
        root: folder,
      });
      const pages = module.renderPages({ styles, icon, site, policy });
      for (const { path, source } of [...pages, ...module.drawStills()])
        this.emitFile({ type: 'asset', fileName: path, source });
      const { cardPicture } = await import('../../../scripts/page/card-picture.mjs');
      for (const { path, pictures } of module.drawCards())
        this.emitFile({ type: 'asset', fileName: path, source: cardPicture(...pictures) });
      if (site === undefined) return;
      const paths = pages.map(({ path }) => `wild/${path}`);
      this.emitFile({ type: 'asset', fileName: SITEMAP, source: sitemap(paths, site) });
    },
  };
}

/** Serves them below `/wild/`; every page is rendered when it is asked for. */
export function servedWild(): Plugin {
  return {
    name: 'served-wild',
    apply: 'serve',
    configureServer(server) {
      const assets: Assets = {
        styles: [`../@fs${folder}styles/index.css`],
        icon: '../icon.svg',
        site: undefined,
        policy: undefined,
      };
      server.middlewares.use('/wild', (request, response, next) => {
        const asked = new URL(request.url ?? '/', 'http://page').pathname.slice(1);
        const path = asked.endsWith('/') || asked === '' ? `${asked}index.html` : asked;
        server.ssrLoadModule(renderer).then((made) => {
          const { drawStills, renderPages } = made as typeof Pages;
          const files = path.endsWith('.svg') ? drawStills() : renderPages(assets);
          const source = files.find((file) => file.path === path)?.source;
          if (source === undefined) next();
          else response.setHeader('content-type', typeOf(path)).end(source);
        }, next);
      });
    },
  };
}

function typeOf(path: string): string {
  return path.endsWith('.svg') ? 'image/svg+xml' : 'text/html; charset=utf-8';
}
