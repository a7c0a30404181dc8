/** The built page on a server of this machine, with `in-page.ts` before its own scripts; and variants of it that lack something. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { FileServer } from '../browser/file-server.ts';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** What a script before all others takes away from the browser, by the name of the page. */
const variants = {
  'without-webgl.html': `
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (kind, ...options) {
      return kind === 'webgl2' ? null : getContext.call(this, kind, ...options);
    };`,
  'without-webassembly.html': 'delete window.WebAssembly;',
} as const;

export type PageFile = '' | 'embed.html' | 'examples/shooter/index.html' | keyof typeof variants;

export class Site {
  readonly #site = new FileServer(pathOf('../../site'), '/');
  readonly #package = new FileServer(pathOf('../../dist'), '/');

  static async start(): Promise<Site> {
    const site = new Site();
    const { pages } = site.#site;
    pages.set('/in-page.js', await inPageScript());
    const index = await readFile(pathOf('../../site/index.html'), 'utf8');
    pages.set('/', withScript(index, 'in-page.js'));
    const embed = await readFile(pathOf('../../site/embed.html'), 'utf8');
    pages.set('/embed.html', withScript(embed, 'in-page.js'));
    for (const [name, script] of Object.entries(variants)) {
      pages.set(`/${name}.js`, script);
      pages.set(`/${name}`, withScript(withScript(index, `${name}.js`), 'in-page.js'));
    }
    await Promise.all([site.#site.start(), site.#package.start()]);
    return site;
  }

  urlOf(fragment = '', file: PageFile = ''): string {
    return `${this.#site.origin}/${file}${fragment === '' ? '' : `#${fragment}`}`;
  }

  /** The address of an article with this in its body; the package's files lie at the root of its origin, which is another one. */
  urlOfArticle(body: string): string {
    this.#package.pages.set('/in-page.js', this.#site.pages.get('/in-page.js') ?? '');
    this.#package.pages.set(
      '/article.html',
      `<!doctype html><html lang="en"><title>An article</title><script src="in-page.js"></script><body>${body}</body></html>`,
    );
    return `${this.#package.origin}/article.html`;
  }

  stop(): void {
    this.#site.stop();
    this.#package.stop();
  }
}

/** The policy of the page stands before the script, and holds for it too. */
function withScript(html: string, script: string): string {
  const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
  if (!policy.test(html)) throw new Error('the page has no policy');
  return html.replace(policy, (meta) => `${meta}<script src="./${script}"></script>`);
}

async function inPageScript(): Promise<string> {
  const bundle = await rolldown({ input: pathOf('in-page.ts'), logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife' });
  return output[0].code;
}
