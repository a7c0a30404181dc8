import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { Marked, Renderer } from 'marked';
import { checkout } from '../paths.mjs';

/** Where the pages lie in the site, at the paths that their files have in the repository. */
const folder = 'repository';
const documents = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'bench/RESULTS.md'];
const folders = ['docs', 'web/lib', 'web/examples', 'cpp/include', 'cpp/src', 'cpp/examples'];
const pictures = new Set(['.png', '.svg']);
const texts = new Set(['.md', '.ts', '.tsx', '.html', '.css', '.cpp', '.hpp', '']);

const policy = "default-src 'none'; style-src 'self'; img-src 'self'";

/**
 * The repository's documents and sources as pages of the site, for visitors who have only the site. A link from one to another leads
 * to its page; any other link of theirs into the repository is plain text.
 *
 * @returns {{ fileName: string, source: string | Uint8Array }[]}
 */
export function documentPages() {
  const paths = [...documents, ...folders.flatMap(filesIn)].filter(isShown);
  const known = new Set(paths);
  return [
    { fileName: `${folder}/index.html`, source: indexOf(paths) },
    { fileName: `${folder}/documents.css`, source: readFileSync(stylesheet) },
    ...paths.map((path) => {
      const content = readFileSync(join(checkout, path));
      if (pictures.has(extname(path))) return { fileName: `${folder}/${path}`, source: content };
      return { fileName: `${folder}/${path}.html`, source: pageOf(path, String(content), known) };
    }),
  ];
}

const stylesheet = new URL('documents.css', import.meta.url);

function filesIn(name) {
  const entries = readdirSync(join(checkout, name), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(checkout, posix.join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('node_modules/'))
    .toSorted();
}

function isShown(path) {
  return pictures.has(extname(path)) || texts.has(extname(path));
}

function pageOf(path, content, known) {
  const body = path.endsWith('.md')
    ? htmlOf(path, content, known)
    : scrollable(`<h1>${escaped(path)}</h1>\n<pre><code>${escaped(content)}</code></pre>`);
  return html(path, body);
}

function htmlOf(path, markdown, known) {
  const marked = new Marked({
    renderer: {
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const [file = '', anchor = ''] = href.split(/(?=#)/);
        const target = posix.join(posix.dirname(path), file);
        if (file === '') return `<a href="${escaped(href)}">${words}</a>`;
        return known.has(target)
          ? `<a href="${escaped(`${file}.html${anchor}`)}">${words}</a>`
          : words;
      },
      code(token) {
        return scrollable(Renderer.prototype.code.call(this, token));
      },
      table(token) {
        const table = Renderer.prototype.table.call(this, token);
        return `<div class="wide" role="group" aria-label="Table" tabindex="0">${table}</div>\n`;
      },
    },
  });
  return marked.parse(markdown);
}

/** Code that is wider than the window is scrolled to by keys, too. */
function scrollable(code) {
  return code.replace('<pre>', '<pre tabindex="0">');
}

function indexOf(paths) {
  const listed = paths.filter((path) => !pictures.has(extname(path)));
  const names = [...new Set(listed.map((path) => posix.dirname(path)))];
  const lists = names.map((name) => {
    const files = listed.filter((path) => posix.dirname(path) === name);
    const items = files.map(
      (file) => `<li><a href="${file}.html">${posix.basename(file)}</a></li>`,
    );
    return `<h2>${name === '.' ? 'Documents' : name}</h2>\n<ul>${items.join('\n')}</ul>`;
  });
  return html('index', `<h1>Documents and sources</h1>\n${lists.join('\n')}`);
}

function html(path, body) {
  const depth = path === 'index' ? 0 : path.split('/').length - 1;
  const up = '../'.repeat(depth);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>${escaped(path === 'index' ? 'Documents and sources' : path)} · Quadrille</title>
<link rel="stylesheet" href="${up}documents.css">
<nav><a href="${up}../index.html">Quadrille</a> · <a href="${up}index.html">documents and sources</a></nav>
<main>
${body}
</main>
</html>
`;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
