/** The tools in the picture's corner; most work where every object goes its own way, so not in every motion. */
import { effect } from '@preact/signals';
import type { Player } from '../../engine/player/player.ts';
import { readingTools, type ToolName, type Tools, toolNames } from '../../engine/tools/tools.ts';
import type { Strings } from '../../locales/strings.ts';
import { element, icon } from '../../ui/dom.ts';

export function toolBar(
  root: HTMLElement,
  tools: Tools,
  player: Player,
  strings: Strings,
  say: (text: string) => void,
  signal: AbortSignal,
): void {
  const words = strings.tools;
  root.setAttribute('aria-label', words.label);
  const works = (name: ToolName): boolean => readingTools.has(name) || player.isEditable;
  const take = (name: ToolName): void => {
    if (!works(name)) return say(words.onlyBounce);
    tools.take(name);
    if (name === 'ask') say(words.askHelp);
    else if (name !== 'look') say(words.help);
  };
  const buttons = toolNames.map((name) => {
    const button = element(
      'button',
      { type: 'button', id: `tool-${name}`, title: words[name], 'aria-label': words[name] },
      icon(`tool-${name}`),
    );
    button.addEventListener('click', () => take(name));
    root.append(button);
    return { name, button };
  });
  const show = (): void => {
    for (const { name, button } of buttons) {
      button.setAttribute('aria-pressed', String(name === tools.name));
      button.setAttribute('aria-disabled', String(!works(name)));
    }
  };
  signal.addEventListener('abort', effect(show));
}
