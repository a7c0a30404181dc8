/** The tools in the picture's corner. */
import type { VNode } from 'preact';
import { type Action, ActionIconButton, offered } from '../../ui/action.tsx';
import { useStrings } from '../../ui/strings.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';

interface ToolBarProps {
  readonly actions: readonly Action[];
  /** Called when a pointer or the focus comes to the tools. */
  readonly onApproach: () => void;
}

export function ToolBar({ actions, onApproach }: ToolBarProps): VNode {
  const { tools } = useStrings();
  return (
    <Toolbar id="tools" class="tools bare-buttons" label={tools.label} onApproach={onApproach}>
      {offered(actions, 'tools').map((action) => (
        <ActionIconButton key={action.id} action={action} />
      ))}
    </Toolbar>
  );
}
