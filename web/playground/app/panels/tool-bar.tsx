/** The tools in the picture's corner. */
import type { VNode } from 'preact';
import { type Action, ActionIconButton } from '../../ui/action.tsx';
import { useStrings } from '../../ui/strings.tsx';

export function ToolBar({ actions }: { readonly actions: readonly Action[] }): VNode {
  const { tools } = useStrings();
  return (
    <div id="tools" class="tools" role="group" aria-label={tools.label}>
      {actions
        .filter(({ place }) => place === 'tools')
        .map((action) => (
          <ActionIconButton key={action.id} action={action} />
        ))}
    </div>
  );
}
