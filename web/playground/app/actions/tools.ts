/** The tools, one of which is taken at any time. */
import type { ReadonlySignal } from '@preact/signals';
import { readingTools, type ToolName, type Tools, toolNames } from '../../engine/tools/tools.ts';
import type { Strings } from '../../locales/strings.ts';
import { isLocked } from '../../state/locks.ts';
import type { Store } from '../../state/store.ts';
import type { Action } from '../../ui/action.tsx';
import type { FetchedTools } from '../input/fetched-tools.ts';

interface ToolWords {
  readonly strings: ReadonlySignal<Strings>;
  /** Says words that are fetched. */
  readonly sayFetched: (words: () => Promise<string>) => void;
  readonly sayNotFetched: (tryAgain: () => void) => void;
}

/** The toast says how a tool that is taken works. */
export function toolActions(
  store: Store,
  tools: Tools,
  fetched: FetchedTools,
  { strings, sayFetched, sayNotFetched }: ToolWords,
): readonly Action[] {
  const take = (name: ToolName): void => {
    // What is chosen would move on.
    if (name === 'ask') store.change({ playing: false });
    fetched.take(name).then(
      () =>
        name !== 'look' &&
        sayFetched(async () => (await import('../said-words.ts')).toolHelp(name, strings.value)),
      () => sayNotFetched(() => take(name)),
    );
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
    run: () => take(name),
  }));
}
