/**
 * A page with texts beside marks, each of which it must have; of several the first one counts.
 *
 * @param {string} html
 * @param {readonly (readonly [mark: string, before: string, after: string])[]} additions
 */
export function atMarks(html, additions) {
  let made = html;
  for (const [mark, before, after] of additions) {
    if (!made.includes(mark)) throw new Error(`the page has no ${mark}`);
    made = made.replace(mark, () => before + mark + after);
  }
  return made;
}
