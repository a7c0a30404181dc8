/** The generated pages of the reference, as tests read them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { buildDir, checkout } from '../../scripts/paths.mjs';
import { anchors, rowAnchor } from '../../scripts/reference/pages.mjs';

/** The pages of one language, by their file names. */
export function pagesOf(language: 'typescript' | 'cpp'): Map<string, string> {
  const folder = join(buildDir, 'reference', language);
  return new Map(
    readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
}

/** The text without code blocks, in which `#` and brackets mean something else. */
function prose(page: string): string {
  return page.replaceAll(/^ *```[^]*?^ *```$/gm, '');
}

/** The headings of a page, as they are read. */
export function headingsOf(page: string): string[] {
  const headings = prose(page).matchAll(/^#{1,6} (.*)$/gm);
  return Array.from(headings, ([, heading]) => heading!.replaceAll(/[\\`]/g, ''));
}

/** The anchors of a page: of its headings, and of the fields and values in tables below them. */
export function anchorsOf(page: string): string[] {
  const anchorOf = anchors();
  let heading = '';
  return prose(page)
    .split('\n')
    .flatMap((line) => {
      const [, title] = /^#{1,6} (.*)$/.exec(line) ?? [];
      if (title !== undefined) return [(heading = anchorOf(title))];
      const [, names = ''] = /^\| (`\w+`(?:, `\w+`)*) \|/.exec(line) ?? [];
      return Array.from(names.matchAll(/\w+/g), ([name]) => rowAnchor(heading, name));
    });
}

/** The links of the pages that lead to no file or to no anchor. */
export function brokenLinks(language: 'typescript' | 'cpp'): string[] {
  return [...pagesOf(language)].flatMap(([file, page]) => {
    const text = prose(page).replaceAll(/(?<!\[)`[^`\n]*`(?!\])/g, '');
    const targets = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, target]) => target!);
    return targets
      .filter((target) => !leadsSomewhere(posix.join('docs/reference', language), file, target))
      .map((target) => `${file}: ${target}`);
  });
}

function leadsSomewhere(folder: string, file: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const place = posix.join(folder, path || file);
  const found = place.startsWith('docs/reference/')
    ? join(buildDir, place.slice('docs/'.length))
    : join(checkout, place);
  if (!existsSync(found)) return false;
  if (anchor === undefined) return true;
  if (!statSync(found).isFile()) return false;
  return anchorsOf(readFileSync(found, 'utf8')).includes(anchor);
}
