/** The choice of language, in the masthead. It stays where it is when the words change, and so keeps the focus. */

import { endonymOf, languageOf } from '../../locales/languages.ts';
import { parameters } from '../../state/parameters.ts';
import type { Store } from '../../state/store.ts';
import { element } from '../../ui/dom.ts';

export function languagePicker(select: HTMLSelectElement, store: Store): void {
  for (const language of parameters.language.values) {
    if (language === 'auto') continue;
    const option = element('option', { value: language, lang: language }, endonymOf(language));
    select.append(option);
  }
  select.addEventListener('change', () => store.change({ language: select.value }));
  const show = (): void => {
    select.value = languageOf(store.settings.language, navigator.languages);
  };
  store.listen(show);
  show();
}
