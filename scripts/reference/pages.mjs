import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A page of the reference: a title, and blocks one below the other.
 *
 * @typedef {object} Page
 * @property {string} file its name in its folder
 * @property {string} title
 * @property {Block[]} blocks
 *
 * @typedef {object} Block
 * @property {string} [heading] in Markdown; without it, the block continues the one before
 * @property {number} [depth] of the heading: 2 by default
 * @property {string} [name] what links lead here
 * @property {string[]} [rows] what a table of the body describes row by row; the heading says of what
 * @property {() => string} body in Markdown; called when all links are known
 */

/** Where the names of all pages are described, for links between them. */
export class Links {
  #places = new Map();

  /** @param {Page[]} pages */
  constructor(pages) {
    for (const { file, title, blocks } of pages) {
      const anchorOf = anchors();
      anchorOf(title);
      for (const { heading, name, rows = [] } of blocks) {
        const anchor = heading && anchorOf(heading);
        if (name === undefined || this.#places.has(name)) continue;
        this.#places.set(name, { file, anchor });
        for (const row of rows)
          this.#places.set(`${name}::${row}`, { file, anchor: rowAnchor(anchor, row) });
      }
    }
  }

  /** The address of a name for a link on a page; undefined where nothing describes it. */
  to(name, file) {
    const place = this.#places.get(name);
    if (place === undefined) return undefined;
    const anchor = place.anchor === undefined ? '' : `#${place.anchor}`;
    return place.file === file && anchor ? anchor : `${place.file}${anchor}`;
  }
}

/** Gives each heading of a page its anchor, as GitHub does. */
export function anchors() {
  const counts = new Map();
  return (heading) => {
    const plain = heading.replace(/[\\`]/g, '').toLowerCase();
    const anchor = plain.replace(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  };
}

/** The anchor of a row of a table below a heading. */
export function rowAnchor(heading, row) {
  return `${heading}-${row.toLowerCase()}`;
}

/** Writes pages into a folder, in place of what was there. @param {Page[]} pages */
export function writePages(pages, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { file, title, blocks } of pages) {
    const parts = blocks.flatMap(({ heading, depth = 2, body }) => [
      heading !== undefined && `${'#'.repeat(depth)} ${heading}`,
      body(),
    ]);
    writeFileSync(join(folder, file), `${[`# ${title}`, ...parts].filter(Boolean).join('\n\n')}\n`);
  }
}

/** Joins the parts of a text that are there, as paragraphs. */
export function paragraphs(...parts) {
  return parts.filter(Boolean).join('\n\n');
}

/** Changes a Markdown text outside its fenced code; code in a line is given on its own. */
export function mapText(text, { onText = (part) => part, onCode = (part) => part }) {
  return text
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part
            .split(/(`[^`]+`)/)
            .map((piece, k) => (k % 2 === 1 ? onCode(piece) : onText(piece)))
            .join(''),
    )
    .join('');
}

/** The first sentence of a Markdown text, on one line. */
export function firstSentence(text) {
  const [paragraph = ''] = text.split('\n\n');
  const line = paragraph.replaceAll(/\s+/g, ' ');
  return /^(?:`[^`]*`|\((?:`[^`]*`|[^)`])*\)|[^`(])*?[.?](?=\s|$)/.exec(line)?.[0] ?? line;
}
