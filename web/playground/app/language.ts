/** The language of the page: its words are a signal, which follows the setting. */
import { effect, type Signal } from '@preact/signals';
import { ownState } from '../features/embed/embedded.ts';
import { stringsOf } from '../locales/languages.ts';
import { pageTitle } from '../locales/page-title.ts';
import type { Strings } from '../locales/strings.ts';
import { languageOf } from '../state/language.ts';
import type { Settings } from '../state/parameters.ts';
import type { Store } from '../state/store.ts';
import { wordsOf } from './panels/view-chooser.tsx';
import { stageOf, viewOf } from './views.ts';

export function wordsFor(language: Settings['language']): Promise<Strings> {
  return stringsOf(languageOf(language, navigator.languages));
}

/**
 * Fetches the words of another language when it is chosen; until they are there, those before stay. Where they cannot be fetched, the
 * language before is chosen again, and `onFailure` is called with what tries once more.
 */
export function followLanguage(
  store: Store,
  strings: Signal<Strings>,
  onFailure: (tryAgain: () => void) => void,
): void {
  const { language } = store.signals;
  let spoken = language.value;
  const follow = async (chosen: Settings['language']): Promise<void> => {
    const words = await wordsFor(chosen).catch(() => undefined);
    // Another may have been chosen while this one was fetched.
    if (chosen !== language.value) return;
    if (words) {
      spoken = chosen;
      strings.value = words;
    } else {
      store.change({ language: spoken });
      onFailure(() => store.change({ language: chosen }));
    }
  };
  effect(() => void follow(language.value));
}

/** The document's language and title follow. The page of a scene or a view has the name of that: `nameScene`. */
export function nameDocument(strings: Signal<Strings>): void {
  effect(() => {
    document.documentElement.lang = strings.value.language;
    if (!ownState()) document.title = strings.value.title;
  });
}

/** The title of the page of a scene or a view follows what is shown. Events, which stand beside a scene, name only a page of a view. */
export function nameScene(store: Store, strings: Signal<Strings>): void {
  if (ownState())
    effect(() => {
      const { settings } = store;
      const words = strings.value;
      const view = (document.documentElement.dataset['pageView'] ? viewOf : stageOf)(settings);
      const { label } = wordsOf(view, words);
      document.title = pageTitle(view === 'picture' ? words.scenes[settings.preset].name : label);
    });
}
