/**
 * Replaces what stands between `<!-- name -->` and `<!-- /name -->` in a text.
 *
 * @param {string} text
 * @param {string} name
 * @param {string[]} lines
 */
export function withPart(text, name, lines) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The text has no part between ${begin} and ${end}.`);
  const head = text.slice(0, from + begin.length);
  return `${head}\n\n${lines.join('\n')}\n\n${text.slice(to)}`;
}

/**
 * The same of several parts.
 *
 * @param {string} text
 * @param {Record<string, string[]>} parts their lines by their names
 */
export function withParts(text, parts) {
  return Object.entries(parts).reduce((filled, part) => withPart(filled, ...part), text);
}
