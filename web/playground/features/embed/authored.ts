/** What the embedding page has said: it stays when another preset is chosen; all else then has the value of that preset. */
import { fromFragment, wordsOf } from '../../state/fragment.ts';
import {
  type ParameterName,
  parameterNames,
  parameters,
  parameterWithKey,
  type Settings,
} from '../../state/parameters.ts';
import { presetOf } from '../../state/presets.ts';
import { type Changes, withChanges } from '../../state/settings.ts';

const sizes: readonly ParameterName[] = ['minSize', 'maxSize'];

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
    const names = parameterNames.filter((name) => Object.hasOwn(changes, name));
    for (const name of names) {
      const { [name]: _before, ...others } = this.#said;
      const value = changes[name];
      this.#said = value === null ? others : { ...others, [name]: value };
    }
    if (chosen !== before.preset)
      return withChanges(usual, { playing: before.playing, ...this.#said, preset: chosen });
    const given = names.map((name) => [name, changes[name] ?? usual[name]]);
    const both = names.some(isSize) ? this.#sizes(usual) : {};
    return withChanges(before, { ...Object.fromEntries(given), ...both });
  }

  /** Each size moves the other where they would be out of order: both are as in a page that is opened with all that was said. */
  #sizes(usual: Settings): Changes {
    const said = sizes.filter((name) => Object.hasOwn(this.#said, name));
    const { minSize, maxSize } = withChanges(
      usual,
      Object.fromEntries(said.map((name) => [name, this.#said[name]])),
    );
    return { minSize, maxSize };
  }
}

function isSize(name: ParameterName): boolean {
  return sizes.includes(name);
}
