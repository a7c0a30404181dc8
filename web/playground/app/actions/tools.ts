/** The tools, one of which is taken at any time. */
import type { ReadonlySignal } from '@preact/signals';
import { readingTools, type ToolName, type Tools, toolNames } from '../../engine/tools/tools.ts';
import type { Strings } from '../../locales/strings.ts';
import { isLocked } from '../../state/locks.ts';
import type { Store } from '../../state/store.ts';
import type { Action } from '../../ui/action.tsx';
import { hasKeys } from '../../ui/shortcuts.ts';
import type { Toast } from '../../ui/toast.tsx';
import type { FetchedTools } from '../input/fetched-tools.ts';

/** The toast says how a tool that is taken works. */
export function toolActions(
  store: Store,
  tools: Tools,
  fetched: FetchedTools,
  toast: Toast,
  strings: ReadonlySignal<Strings>,
): readonly Action[] {
  const take = async (name: ToolName): Promise<void> => {
    // What is chosen would move on.
    if (name === 'ask') store.change({ playing: false });
    try {
      await fetched.take(name);
      if (name === 'look') return;
      const { remarkStringsOf } = await import('../../locales/remark-strings.ts');
      const words = await remarkStringsOf(strings.value);
      const help = words.toolHelp[name];
      if (name === 'ask' || !hasKeys()) return toast.say(help);
      toast.say(`${help} ${name === 'wall' ? words.wallKeys : words.toolKeys}`);
    } catch {
      toast.say(strings.value.notFetched);
    }
  };
  return toolNames.map((name) => ({
    id: `tool-${name}`,
    place: 'tools',
    icon: () => `tool-${name}`,
    label: ({ tools: labels }) => labels[name],
    hint: ({ tools: labels }) => (name === 'ask' ? labels.askHint : undefined),
    keys: [],
    isOn: () => tools.name === name,
    isAbsent: () => !tools.works(name),
    isLocked: () =>
      isLocked(store, 'tools') || (isLocked(store, 'scene') && !readingTools.has(name)),
    run: () => void take(name),
  }));
}
