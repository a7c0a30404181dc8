/** The tools in the picture's corner; most work where every object goes its own way, so not in every motion. */
import { useComputed } from '@preact/signals';
import type { VNode } from 'preact';
import { usePlayer } from '../../engine/player/player-context.ts';
import { readingTools, type ToolName, type Tools, toolNames } from '../../engine/tools/tools.ts';
import { isLocked } from '../../state/locks.ts';
import { useStore } from '../../state/store-context.ts';
import { IconButton } from '../../ui/button.tsx';
import { Disabled } from '../../ui/disabled.tsx';
import { useStrings } from '../../ui/strings.tsx';
import type { Toast } from '../../ui/toast.tsx';

interface ToolBarProps {
  readonly tools: Tools;
  /** Says how a tool works, or why it does not. */
  readonly toast: Toast;
}

export function ToolBar({ tools, toast }: ToolBarProps): VNode {
  const store = useStore();
  const player = usePlayer();
  const { tools: words } = useStrings();
  const isEditable = useComputed(() => player.isEditable).value;
  const works = (name: ToolName): boolean => readingTools.has(name) || isEditable;
  const take = (name: ToolName): void => {
    if (!works(name)) return toast.say(words.onlyBounce);
    tools.take(name);
    if (name === 'ask') toast.say(words.askHelp);
    else if (name !== 'look') toast.say(words.help);
  };
  const isSceneLocked = isLocked(store, 'scene');
  return (
    <div id="tools" class="tools" role="group" aria-label={words.label}>
      <Disabled when={isLocked(store, 'tools')}>
        {toolNames.map((name) => (
          <Disabled key={name} when={isSceneLocked && !readingTools.has(name)}>
            <IconButton
              id={`tool-${name}`}
              icon={`tool-${name}`}
              label={words[name]}
              pressed={name === tools.name}
              idle={!works(name)}
              onPress={() => take(name)}
            />
          </Disabled>
        ))}
      </Disabled>
    </div>
  );
}
