/** What a reader can have the page do. Buttons and keyboard shortcuts are made from lists of actions. */
import type { VNode } from 'preact';
import type { Strings } from '../locales/strings.ts';
import { IconButton, LabelledButton } from './button.tsx';
import { Disabled } from './disabled.tsx';
import { hasKeys, type Shortcut } from './shortcuts.ts';
import { useStrings } from './strings.tsx';

/** What depends on state is a function: buttons are rendered again when a signal that it reads changes. */
export interface Action extends Shortcut {
  /** The id of its button. */
  readonly id: string;
  /** For actions in a list of the page: the group of buttons that it stands in, in the order of the list. */
  readonly place?: 'transport' | 'steps' | 'zoom' | 'tools' | 'seed';
  readonly icon: () => string;
  readonly label: (strings: Strings) => string;
  /** What it says in more words than its label. */
  readonly hint?: (strings: Strings) => string | undefined;
  /** The one action that stands out in its group. */
  readonly isPrimary?: boolean;
  /** For actions that switch something on and off: whether it is on. */
  readonly isOn?: () => boolean;
  /** Whether it has anything to do at present; its button keeps the focus all the same. */
  readonly isIdle?: () => boolean;
}

/** Those that make sense at present. */
export function offered(actions: readonly Action[], place: Action['place']): readonly Action[] {
  return actions.filter((action) => action.place === place && !action.isAbsent?.());
}

interface ActionProps {
  readonly action: Action;
  readonly class?: string;
}

/** With its label, which styles hide where space is short. */
export function ActionButton({ action, class: className }: ActionProps): VNode {
  const props = useButtonProps(action);
  return (
    <Disabled when={action.isLocked?.() ?? false}>
      <LabelledButton {...props} class={action.isPrimary ? 'primary' : className} />
    </Disabled>
  );
}

/** An icon alone; the label is its name and tip. */
export function ActionIconButton({ action, class: className }: ActionProps): VNode {
  const props = useButtonProps(action);
  return (
    <Disabled when={action.isLocked?.() ?? false}>
      <IconButton {...props} class={className} />
    </Disabled>
  );
}

function useButtonProps(action: Action) {
  const strings = useStrings();
  return {
    id: action.id,
    icon: action.icon(),
    label: action.label(strings),
    hint: action.hint?.(strings),
    keyShortcut: letterOf(action),
    pressed: action.isOn?.(),
    idle: action.isIdle?.(),
    onPress: action.run,
  };
}

/** Keys that are no letters are named in the foot of the page. */
function letterOf({ keys: [key = ''] }: Shortcut): string | undefined {
  return hasKeys() && /^[a-z]$/.test(key) ? key.toUpperCase() : undefined;
}
