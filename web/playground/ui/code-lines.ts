/** Highlighted code as lines, each an element of its own: what is wrapped can then stand further in than the beginning of its line. */

/** In columns: an even number, of which `code-lines.css` knows those up to this one. */
const MOST_INDENT = 12;

const EMPTY = /<(mark|span)[^>]*><\/\1>/g;

/** Each line for itself, with its line break: a span or mark that goes over several lines is closed at the end of each and opened again in the next. */
export function linesOf(markup: string): readonly string[] {
  let open: readonly string[] = [];
  return markup.split(/(?<=\n)/).map((line) => {
    const opened = open.join('');
    for (const [tag] of line.matchAll(/<\/?(?:span|mark)[^>]*>/g))
      open = tag.startsWith('</') ? open.slice(0, -1) : [...open, tag];
    const closed = open.toReversed().map((tag) => (tag.startsWith('<m') ? '</mark>' : '</span>'));
    return `${opened}${line}${closed.join('')}`.replaceAll(EMPTY, '');
  });
}

/** What a line is indented by, as `data-indent` has it. */
export function indentOf(line: string): number {
  const columns = Math.max(0, line.search(/\S/));
  return Math.min(MOST_INDENT, columns - (columns % 2));
}
