/** The language of the page: its words are a signal, which follows the setting. */
import { effect, type Signal } from '@preact/signals';
import { ownState } from '../features/embed/embedded.ts';
import { stringsOf } from '../locales/languages.ts';
import { sceneTitle } from '../locales/scene-title.ts';
import type { Strings } from '../locales/strings.ts';
import { languageOf } from '../state/language.ts';
import type { Settings } from '../state/parameters.ts';
import type { Store } from '../state/store.ts';

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

/** The document's language and title follow. The page of a scene has the name of its scene: `nameScene`. */
export function nameDocument(strings: Signal<Strings>): void {
  effect(() => {
    document.documentElement.lang = strings.value.language;
    if (!ownState()) document.title = strings.value.title;
  });
}

/** The title of the page of a scene follows the scene that is shown. */
export function nameScene({ signals }: Store, strings: Signal<Strings>): void {
  if (ownState())
    effect(() => {
      document.title = sceneTitle(strings.value, signals.preset.value);
    });
}
