/** Buttons in the picture's corner: nearer, farther, all of it. */
import type { VNode } from 'preact';
import { type Action, ActionIconButton, offered } from '../../ui/action.tsx';
import { useStrings } from '../../ui/strings.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';

export function ZoomButtons({ actions }: { readonly actions: readonly Action[] }): VNode {
  const { camera } = useStrings();
  return (
    <Toolbar id="zoom" class="zoom bare-buttons" label={camera.label}>
      {offered(actions, 'zoom').map((action) => (
        <ActionIconButton key={action.id} action={action} />
      ))}
    </Toolbar>
  );
}
