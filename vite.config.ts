import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { defineConfig, type Plugin, type Rolldown, runnerImport } from 'vite';
import { downloadSizes } from './scripts/package/download.mjs';
import { atMarks } from './scripts/page/at-marks.mjs';
import { inFolder } from './scripts/page/in-folder.mjs';
import { inlineScript } from './scripts/page/inline-script.mjs';
import {
  OEMBED_FILE,
  oembed,
  pageOf,
  previewTags,
  siteLinks,
  unknownSite,
  withAddress,
} from './scripts/page/link-preview.mjs';
import { missingPage } from './scripts/page/missing-page.mjs';
import { policy } from './scripts/page/policy.mjs';
import { servedDocumentation } from './web/docs/build/plugin.ts';
import { texts } from './web/learn/build/mdx.ts';
import { servedArticle } from './web/learn/build/plugin.ts';
import type * as FirstFrame from './web/playground/features/story/first-frame.ts';
import type * as Words from './web/playground/locales/en/words.ts';
import { scenePages } from './web/scenes/build/plugin.ts';
import { servedWild } from './web/wild/build/plugin.ts';

/** Gives the built page its policy, wherever it is hosted. Vite's dev server needs inline styles, so not there. */
function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/**
 * What other programs show for a link to the page, and how they embed it; with a picture if `SITE_URL` says where the site will be. The
 * server of `vite preview` knows its address.
 */
function linkPreview(): Plugin {
  const site = process.env['SITE_URL'];
  let page = { title: '', description: '' };
  return {
    name: 'link-preview',
    transformIndexHtml: {
      order: 'post',
      handler(html, { server }) {
        if (server) return html;
        page = pageOf(html);
        const tags = previewTags(page, site);
        return {
          html: html.replace('</head>', `${siteLinks({ path: '' }, site)}</head>`),
          tags,
        };
      },
    },
    generateBundle() {
      if (site === undefined) return this.warn(unknownSite);
      this.emitFile({ type: 'asset', fileName: OEMBED_FILE, source: oembed(page, site) });
    },
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isEmbedding = pathname === `/${OEMBED_FILE}`;
        const path = isEmbedding ? 'index.html' : pageAt(pathname);
        const served = `http://${request.headers.host ?? 'localhost'}/`;
        if (path === undefined || site !== undefined) return next();
        const file = join(folder, path);
        if (!existsSync(file)) return next();
        const html = readFileSync(file, 'utf8');
        const type = isEmbedding ? 'application/json' : 'text/html; charset=utf-8';
        const text = isEmbedding
          ? oembed(pageOf(html), served)
          : withAddress(html, served, pathname.slice(1));
        response.setHeader('content-type', type).end(text);
      });
    },
  };
}

/** The file of a page of the site; undefined for what is no page, or leads out of the site. */
function pageAt(pathname: string): string | undefined {
  const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  return path.endsWith('.html') && !path.includes('..') ? path.slice(1) : undefined;
}

/** The module comes along with the scripts that will ask for it, and not after them. */
function preloadModule(): Plugin {
  return {
    name: 'preload-module',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        // That of World comes with the first scene that has shapes.
        const href = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.names.includes('quadrille.wasm'),
        )?.fileName;
        if (href === undefined) throw new Error('there is no WebAssembly module to preload');
        const attrs = { rel: 'preload', as: 'fetch', crossorigin: true, href: `./${href}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/**
 * The page told that it stands in another, with the sheet of such pages, and without the preload: a page that shows a poster fetches
 * nothing before it is pressed.
 */
function embedded(html: string, sheet: string): string {
  return html
    .replace('<html ', '<html data-page="embed" ')
    .replace(/\n[^\n]*<link rel="preload"[^>]*>/, '')
    .replace('</head>', `<link rel="stylesheet" crossorigin href="${sheet}">\n  </head>`);
}

/** The element of the package as one file, with which articles need no bundler. */
const element = 'dist/playground/features/embed/element.js';

/**
 * What articles embed, at addresses that stay: `v1/embed.html`, the same page told that it stands in another, and `v1/element.js`.
 * `embed.html` without a version is that page too, as it was published first. Served while developing, written beside the page when built.
 */
function embedPages(): Plugin {
  return {
    name: 'embed-pages',
    enforce: 'post',
    configureServer(server) {
      const servePage = (path: string, made: (html: string) => string): void => {
        server.middlewares.use(path, (_, response, next) => {
          readFile(`${server.config.root}/index.html`, 'utf8')
            .then((html) => made(embedded(html, './features/embed/embed.css')))
            .then((html) => server.transformIndexHtml(path, html))
            .then((html) => response.setHeader('content-type', 'text/html').end(html), next);
        });
      };
      servePage('/embed.html', (html) => html);
      servePage('/v1/embed.html', (html) => inFolder(html, 'v1/'));
      server.middlewares.use('/v1/element.js', (_, response, next) => {
        readFile(element).then(
          (code) => response.setHeader('content-type', 'text/javascript').end(code),
          next,
        );
      });
    },
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('there is no index.html to make embed.html from');
      const sheet = Object.keys(bundle).find((name) => /\/embed-[^/]+\.css$/.test(name));
      if (sheet === undefined) throw new Error('there is no sheet of embedded pages');
      const source = embedded(String(page.source), `./${sheet}`);
      this.emitFile({ type: 'asset', fileName: 'embed.html', source });
      const below = inFolder(source, 'v1/');
      this.emitFile({ type: 'asset', fileName: 'v1/embed.html', source: below });
      this.emitFile({ type: 'asset', fileName: 'v1/element.js', source: await readFile(element) });
    },
  };
}

/**
 * The page's own file shows what the bare address begins with, until its code is there. Not the pages that articles embed: their
 * settings are not known before. `embedPages` and `scenePages` have made theirs by then.
 */
function firstFrame(): Plugin {
  return {
    name: 'first-frame',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('there is no index.html to put a picture into');
      const { module } = await runnerImport<typeof FirstFrame>(
        resolve('web/playground/features/story/first-frame.ts'),
      );
      page.source = atMarks(String(page.source), [
        ...inlineScript(module.whatIsOpened),
        ['<main class="desk">', '', module.firstWords()],
        ['<p id="loading"', module.firstPicture(), ''],
      ]);
    },
  };
}

function missingPageFile(): Plugin {
  return {
    name: 'missing-page',
    async generateBundle() {
      const page = await readFile('web/playground/404.html', 'utf8');
      const source = missingPage(page, process.env['SITE_URL']);
      this.emitFile({ type: 'asset', fileName: '404.html', source });
    },
  };
}

/** The package at its addresses on the site, packed and unpacked, while developing: the build copies it. */
function servedPackage(): Plugin {
  return {
    name: 'served-package',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/package/dist', sirv('dist', { dev: true }));
      middlewares.use(sirv('build/pack', { dev: true }));
    },
  };
}

/**
 * What a language takes out of the tables that hold all of them (`locales/in-language.ts`) is taken out while the page is built: its
 * readers download no other.
 */
function wordsOfOneLanguage(): Plugin {
  return {
    name: 'words-of-one-language',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/locales\/[^/]+\/words\.ts$/ },
      async handler(_, id) {
        const { module } = await runnerImport<typeof Words>(id);
        return { code: `export const words = ${JSON.stringify(module.words)};`, map: null };
      },
    },
  };
}

const download = downloadSizes().reduce((sum, { compressed }) => sum + compressed, 0);

/** What the words of every language import: in a file of its own, it would come after them. */
const OF_WORDS = /\/locales\/counting\.ts$/;

/**
 * The entry and all that it imports without `import()` are one file: compressed together they are smaller. By default, each
 * module that a view fetched later imports too is in a file of its own.
 */
function entryGroup(): Rolldown.CodeSplittingGroup {
  const entry = new Map<string, boolean>();
  const isOfEntry = (id: string, context: Rolldown.ChunkingContext): boolean => {
    if (!entry.has(id)) {
      const info = context.getModuleInfo(id);
      entry.set(id, info?.isEntry === true || OF_WORDS.test(id));
      if (info?.importers.some((importer) => isOfEntry(importer, context))) entry.set(id, true);
    }
    return entry.get(id) === true;
  };
  return { debugName: 'entry', name: (id, context) => (isOfEntry(id, context) ? 'entry' : null) };
}

/**
 * Nearly all functions of the entry run until the first picture is there. Browsers that know this line compile them while the file comes,
 * beside the page, instead of one by one when they are called.
 */
function postBanner({ isEntry }: { readonly isEntry: boolean }): string {
  return isEntry ? '//# allFunctionsCalledOnLoad' : '';
}

/** Long enough to tell versions of a file apart, and short, as the entry names every chunk: in digits, of which two take one byte when compressed. */
const HASH = '[hash:7]';

/** A dictionary has the name of its language too (`en-page`), any other chunk that of its module alone. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const language = /\/locales\/([^/]+)\/[^/]+$/.exec(facadeModuleId ?? '')?.[1];
  return `assets/${language === undefined ? '' : `${language}-`}[name]-${HASH}.js`;
}

export default defineConfig({
  root: 'web/playground',
  // Relative, so that the built page works under any sub-path.
  base: './',
  plugins: [
    contentSecurityPolicy(),
    linkPreview(),
    preloadModule(),
    embedPages(),
    scenePages(),
    firstFrame(),
    missingPageFile(),
    servedPackage(),
    wordsOfOneLanguage(),
    texts(),
    servedArticle(),
    servedDocumentation(),
    servedWild(),
  ],
  // What the package downloads, in bytes with brotli.
  define: { DOWNLOAD_BYTES: download },
  build: {
    outDir: '../../site',
    emptyOutDir: true,
    license: { fileName: 'licenses.md' },
    // An inlined asset is a data: address, which the policy forbids to fetch.
    assetsInlineLimit: 0,
    // A list of all that each fetched module imports would take 0.9 kB of the first load; without it, what a view shares with others comes after
    // the view.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    target: 'es2022',
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    // Before terser, which then makes it smaller than either does alone.
    rolldownOptions: {
      output: {
        minify: true,
        chunkFileNames,
        postBanner,
        hashCharacters: 'hex',
        assetFileNames: `assets/[name]-${HASH}[extname]`,
        codeSplitting: { groups: [entryGroup()] },
      },
    },
    // The first browsers with cascade layers, container queries and SIMD: what is newer in styles is written for them in older words.
    cssTarget: ['chrome105', 'firefox110', 'safari16.4'],
  },
  server: { host: '127.0.0.1', port: 5173 },
  preview: { host: '127.0.0.1', port: 4173 },
});
