/** The documentation in Vite: built as static files, and served while developing. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { SITEMAP, sitemap } from '../../../scripts/page/sitemap.mjs';
import type { Assets } from '../components/page-context.ts';
import type * as Index from './search-index.ts';
import type * as Pages from './site.tsx';

const folder = fileURLToPath(new URL('..', import.meta.url));
const renderer = join(folder, 'build/site.tsx');
const searchIndex = join(folder, 'build/search-index.ts');
const playgroundIcon = new URL('../../playground/icon.svg', import.meta.url);
const pagefindLicense = new URL('../../../node_modules/pagefind/LICENSE/LICENSE', import.meta.url);

/** Writes pages, twins and the index of the search beside the built script, and `llms.txt` above them. */
export function documentationFiles(policy: string): Plugin {
  let llms = '';
  return {
    name: 'documentation-files',
    apply: 'build',
    // After Vite's own plugin has written the styles.
    enforce: 'post',
    async generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (entry?.type !== 'chunk') throw new Error('the documentation has no script');
      const assets: Assets = {
        script: entry.fileName,
        isModule: false,
        styles: Object.keys(bundle).filter((name) => name.endsWith('.css')),
        icon: 'icon.svg',
        site: process.env['SITE_URL'],
        policy,
      };
      const { homeAddress, Site } = await imported<typeof Pages>(renderer);
      const made = new Site(assets);
      const pages = await made.documentPages();
      const index = await (await imported<typeof Index>(searchIndex)).searchIndex(pages);
      const others = [
        { path: assets.icon, content: await readFile(playgroundIcon) },
        { path: 'pagefind/LICENSE.txt', content: await readFile(pagefindLicense) },
      ];
      for (const { path, content } of [...pages, ...made.otherFiles(), ...index, ...others])
        this.emitFile({ type: 'asset', fileName: path, source: content });
      const { site } = assets;
      if (site !== undefined) {
        const paths = [homeAddress, ...pages.map(({ path }) => path)].map((path) => `docs/${path}`);
        this.emitFile({ type: 'asset', fileName: SITEMAP, source: sitemap(paths, site) });
      }
      llms = made.llmsOfSite();
    },
    async writeBundle({ dir = '' }) {
      await mkdir(dir, { recursive: true });
      await writeFile(join(dir, '../llms.txt'), llms);
    },
  };
}

/** Serves the documentation below `/docs/`; every page is rendered when it is asked for. */
export function servedDocumentation(): Plugin {
  return {
    name: 'served-documentation',
    apply: 'serve',
    configureServer(server) {
      const assets: Assets = {
        script: `../@fs${folder}script/main.ts`,
        isModule: true,
        styles: [],
        icon: '../icon.svg',
        site: undefined,
        policy: undefined,
      };
      const fileAt = async (path: string): Promise<Pages.File | undefined> => {
        const { Site } = (await server.ssrLoadModule(renderer)) as typeof Pages;
        return new Site(assets).fileAt(path === '' ? 'index.html' : path);
      };
      server.middlewares.use('/docs', (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://page');
        fileAt(decodeURIComponent(pathname.slice(1))).then((file) => {
          if (file === undefined) next();
          else response.setHeader('content-type', typeOf(file.path)).end(file.content);
        }, next);
      });
    },
  };
}

async function imported<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path, { configFile: false, root: folder });
  return module;
}

function typeOf(path: string): string {
  if (path.endsWith('.html')) return 'text/html; charset=utf-8';
  if (path.endsWith('.svg')) return 'image/svg+xml';
  return path.endsWith('.png') ? 'image/png' : 'text/plain; charset=utf-8';
}
