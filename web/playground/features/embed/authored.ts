/** What the embedding page has said: it stays when another preset is chosen; all else then has the value of that preset. */
import { fromFragment, wordsOf } from '../../state/fragment.ts';
import {
  parameterNames,
  parameters,
  parameterWithKey,
  type Settings,
} from '../../state/parameters.ts';
import { presetOf } from '../../state/presets.ts';
import { type Changes, withChanges } from '../../state/settings.ts';

export class Authored {
  #said: Changes;

  /** `fragment`: what the playground was opened with. */
  constructor(fragment: string) {
    const read = fromFragment(fragment);
    const names = wordsOf(fragment).flatMap((word) => {
      const [key = ''] = word.split('=', 1);
      return parameterWithKey(key) ?? [];
    });
    this.#said = Object.fromEntries(names.map((name) => [name, read[name]]));
  }

  /**
   * The settings after a message that sets these parameters, of which null stands for the value of the preset. Another preset makes them
   * those of a page that is opened with all that was said, except that a scene that plays or is paused stays so.
   */
  after(changes: Changes, before: Settings): Settings {
    const preset = changes.preset === null ? parameters.preset.initial : changes.preset;
    const chosen = withChanges(before, { preset }).preset;
    const usual: Settings = { ...presetOf(chosen).settings, preset: chosen };
    const given = parameterNames.filter((name) => Object.hasOwn(changes, name));
    for (const name of given) {
      const { [name]: _before, ...others } = this.#said;
      const value = changes[name];
      this.#said = value === null ? others : { ...others, [name]: value };
    }
    if (chosen !== before.preset)
      return withChanges(usual, { playing: before.playing, ...this.#said, preset: chosen });
    return withChanges(
      before,
      Object.fromEntries(given.map((name) => [name, changes[name] ?? usual[name]])),
    );
  }
}
