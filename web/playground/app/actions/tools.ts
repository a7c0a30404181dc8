/** The tools, one of which is taken at any time. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Player } from '../../engine/player/player.ts';
import { readingTools, type ToolName, type Tools, toolNames } from '../../engine/tools/tools.ts';
import type { Strings } from '../../locales/strings.ts';
import { isLocked } from '../../state/locks.ts';
import type { Store } from '../../state/store.ts';
import type { Action } from '../../ui/action.tsx';
import type { Toast } from '../../ui/toast.tsx';
import type { FetchedTools } from '../input/fetched-tools.ts';

/** The toast says how a tool that is taken works, or why it does not. */
export function toolActions(
  store: Store,
  player: Player,
  tools: Tools,
  fetched: FetchedTools,
  toast: Toast,
  strings: ReadonlySignal<Strings>,
): readonly Action[] {
  const isEditable = computed(() => player.isEditable);
  const works = (name: ToolName): boolean => readingTools.has(name) || isEditable.value;
  const take = async (name: ToolName): Promise<void> => {
    const { askHelp, help, onlyBounce } = strings.value.tools;
    if (!works(name)) return toast.say(onlyBounce);
    await fetched.take(name);
    if (name === 'ask') toast.say(askHelp);
    else if (name !== 'look') toast.say(help);
  };
  return toolNames.map((name) => ({
    id: `tool-${name}`,
    place: 'tools',
    icon: () => `tool-${name}`,
    label: ({ tools: labels }) => labels[name],
    keys: [],
    isOn: () => tools.name === name,
    isIdle: () => !works(name),
    isLocked: () =>
      isLocked(store, 'tools') || (isLocked(store, 'scene') && !readingTools.has(name)),
    run: () => void take(name),
  }));
}
