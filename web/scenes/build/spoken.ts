/** The page of the playground, which is English, with the words of another language: all that it says before its code is there. */
import type { Language } from '../../playground/state/language.ts';
import { pageWords } from '../page-words.ts';
import { wordsOf } from '../words.ts';

export function spokenIn(language: Language, html: string): string {
  const { notFetched, transport, tryAgain } = wordsOf(language).page;
  const { loading, noScript } = pageWords[language];
  const [before, article, after] = noScript;
  const learn = language === 'en' ? './learn/' : `./learn/${language}/`;
  return replaced(html, [
    [
      /<p id="loading"[^>]*>[^<]*/,
      `<p id="loading" class="banner" data-failed="${notFetched}" data-again="${tryAgain}">${loading}`,
    ],
    [
      /<noscript>.*?<\/noscript>/s,
      `<noscript><p class="banner">${before}<a href="${learn}">${article}</a>${after}</p></noscript>`,
    ],
    [/aria-label="Playback"/, `aria-label="${transport}"`],
  ]);
}

/** Each part must be there. */
function replaced(html: string, parts: readonly (readonly [part: RegExp, by: string])[]): string {
  let made = html;
  for (const [part, by] of parts) {
    if (!part.test(made)) throw new Error(`the page has no ${part.source}`);
    made = made.replace(part, () => by);
  }
  return made;
}
