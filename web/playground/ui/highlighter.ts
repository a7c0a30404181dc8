/** Colours of code, as classes of spans. `code-colours.css` has the colours. */
import hljs from 'highlight.js/lib/core';
import cpp from 'highlight.js/lib/languages/cpp';
import java from 'highlight.js/lib/languages/java';
import typescript from 'highlight.js/lib/languages/typescript';
import html from 'highlight.js/lib/languages/xml';

for (const [name, language] of Object.entries({ cpp, html, java, typescript }))
  hljs.registerLanguage(name, language);

/** The source as markup. A grammar that is not known throws. */
export function highlighted(source: string, grammar: string): string {
  return hljs.highlight(source, { language: grammar }).value;
}
