/** The words of index.html: `data-text` is the path of the string an element shows, `data-label` of the one it is called. */
import type { Strings } from '../locales/strings.ts';
import { say } from '../ui/dom.ts';

export function sayPage(strings: Strings): void {
  document.documentElement.lang = strings.language;
  document.title = strings.title;
  for (const target of document.querySelectorAll<HTMLElement>('[data-text]'))
    say(target, wordsAt(strings, target.dataset['text']));
  for (const target of document.querySelectorAll<HTMLElement>('[data-label]'))
    target.setAttribute('aria-label', wordsAt(strings, target.dataset['label']));
}

function wordsAt(strings: Strings, path = ''): string {
  let found: unknown = strings;
  for (const key of path.split('.')) found = Reflect.get(Object(found), key);
  if (typeof found !== 'string')
    throw new Error(`index.html asks for words that are not there: ${path}`);
  return found;
}
