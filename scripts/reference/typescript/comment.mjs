/**
 * A doc comment, part by part. All texts are Markdown.
 *
 * @typedef {object} Comment
 * @property {string} text what comes before the first tag, without the sentence on the cost
 * @property {string | undefined} cost
 * @property {Map<string, string>} parameters
 * @property {string | undefined} returns
 * @property {string | undefined} throws
 * @property {string[]} examples
 */

/** @returns {Comment} */
export function parseComment(comment) {
  const lines = comment.replace(/^\s*\/\*\*|\*\/\s*$/g, '').replace(/^[ \t]*\*[ \t]?/gm, '');
  const [text, ...blocks] = lines.split(/^@(?=\w)/m).map((part) => part.trim());
  const all = (tag) =>
    blocks
      .filter((block) => new RegExp(`^${tag}\\s`).test(block))
      .map((block) => block.slice(tag.length).trim());
  const parameters = all('param').map((block) => {
    const [, name, meaning] = /^(\S+)\s+-\s+([\s\S]*)$/.exec(block);
    return [name, meaning];
  });
  return {
    ...withoutCost(text),
    parameters: new Map(parameters),
    returns: all('returns')[0],
    throws: all('throws')[0],
    examples: all('example'),
  };
}

/** The sentence on the cost ends a paragraph. */
function withoutCost(text) {
  const [found, cost] = /(?:^|\s)(Cost(?: of [^.:]*)?:\s[\s\S]*?)(?=\n\n|$)/.exec(text) ?? [];
  return { text: found === undefined ? text : text.replace(found, '').trim(), cost };
}
