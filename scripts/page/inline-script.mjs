import { createHash } from 'node:crypto';

/**
 * What puts a script into a built page, which its policy admits by its hash.
 *
 * @param {string} text
 * @returns {readonly (readonly [mark: string, before: string, after: string])[]} for `atMarks`
 */
export function inlineScript(text) {
  const hash = createHash('sha256').update(text).digest('base64');
  return [
    ['&#39;wasm-unsafe-eval&#39;', '', ` &#39;sha256-${hash}&#39;`],
    ['</head>', `<script>${text}</script>`, ''],
  ];
}
