/** Over the settings of the objects, while a recording stands in place of the scene that they describe. */
import type { VNode } from 'preact';
import { replayStringsOf } from '../../locales/replay-strings.ts';
import { useFetchedStrings } from '../../ui/strings.tsx';

export function SettingsNote(): VNode | null {
  const strings = useFetchedStrings(replayStringsOf);
  return strings ? <p class="hint">{strings.settingsNote}</p> : null;
}
