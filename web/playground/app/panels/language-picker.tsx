/** The choice of language, in the masthead. It stays where it is when the words change, and so keeps the focus. */
import type { VNode } from 'preact';
import { endonymOf } from '../../locales/languages.ts';
import { languageOf } from '../../state/language.ts';
import { isLocked } from '../../state/locks.ts';
import { parameters } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { Disabled } from '../../ui/disabled.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { useStrings } from '../../ui/strings.tsx';

const options = parameters.language.values
  .filter((language) => language !== 'auto')
  .map((language) => ({ value: language, name: endonymOf(language), lang: language }));

export function LanguagePicker(): VNode {
  const store = useStore();
  const { parameters: words } = useStrings();
  return (
    <label class="language">
      <span class="unseen">{words.language.label}</span>
      <Icon name="globe" />
      <Disabled when={isLocked(store, 'page')}>
        <Select
          id="language"
          value={languageOf(store.signals.language.value, navigator.languages)}
          options={options}
          onChoose={(language) => store.change({ language })}
        />
      </Disabled>
    </label>
  );
}
