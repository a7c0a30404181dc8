/** Where links of documents lead on the site. */
import { posix } from 'node:path';
import type { Definition, Image, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Document } from './document.ts';
import { type Library, pictureAddress, sourceAddress } from './library.ts';

/** All that has an address, in the order of the text. */
export function linksIn(tree: Root): readonly (Definition | Image | Link)[] {
  const links: (Definition | Image | Link)[] = [];
  visit(tree, (node) => {
    if ('url' in node) links.push(node);
  });
  return links;
}

/** The scheme of links that open a scene: `playground:#p=crowd`. */
const PLAYGROUND = 'playground:';

/** The whole page of the playground with the scene of a link; undefined if it is no such link. */
export function playgroundOf(href: string): string | undefined {
  if (!href.startsWith(PLAYGROUND)) return undefined;
  return `../index.html${href.slice(PLAYGROUND.length)}`;
}

/** The scheme of links to files of the site that lie above the documentation: `site:quadrille.tgz`. */
const SITE = 'site:';

/** From a page to another, both from the folder of the documentation. */
export function pathTo(target: string, from: string): string {
  const [path = '', ...anchor] = target.split(/(?=#)/);
  return [posix.relative(posix.dirname(from), path), ...anchor].join('');
}

/** What a link leads to: pages for readers, or Markdown beside them. */
export type Form = 'page' | 'twin';

/**
 * The address of a link or picture in a document, from the page or the twin of that document; undefined where the site has nothing
 * like it.
 */
export function hrefOf(
  href: string,
  document: Document,
  library: Library,
  form: Form,
): string | undefined {
  const from = form === 'page' ? document.address : document.twin;
  const scene = playgroundOf(href);
  if (scene !== undefined) return pathTo(scene, from);
  if (href.startsWith(SITE)) return pathTo(`../${href.slice(SITE.length)}`, from);
  if (/^([a-z]+:|#)/.test(href)) return href;
  const [path = '', ...anchor] = href.split(/(?=#)/);
  const target = targetOf(repositoryPath(path, document), library, form);
  return target && pathTo([target, ...anchor].join(''), from);
}

/** The path in the repository that a link of a document names, without a slash at its end. */
export function repositoryPath(path: string, { file }: Document): string {
  return posix.join(posix.dirname(file), decodeURIComponent(path)).replace(/\/$/, '');
}

function targetOf(path: string, library: Library, form: Form): string | undefined {
  const document = library.documentAt(path);
  if (document) return form === 'page' ? document.address : document.twin;
  if (library.hasPicture(path)) return pictureAddress(path);
  if (library.hasSource(path)) return sourceAddress(path);
  if (library.sources.some((source) => posix.dirname(source) === path))
    return `source/index.html#${path}`;
  const [, chapter] = /^web\/learn\/chapters\/\d+-([^/]+)/.exec(path) ?? [];
  return chapter && `../learn/${chapter}/index.html`;
}
