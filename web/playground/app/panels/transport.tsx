/** Right under the picture: playback, the probe's switch, link and sharing, and what the last action led to. */
import type { VNode } from 'preact';
import { type Action, ActionButton, offered } from '../../ui/action.tsx';
import { useStrings } from '../../ui/strings.tsx';
import { type Toast, ToastText } from '../../ui/toast.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';

interface TransportProps {
  readonly actions: readonly Action[];
  readonly toast: Toast;
}

export function Transport({ actions, toast }: TransportProps): VNode {
  return (
    <div id="transport" class="transport">
      <ToastText toast={toast} />
      <Toolbar class="transport-buttons" label={useStrings().transport}>
        {offered(actions, 'transport').map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
      </Toolbar>
    </div>
  );
}
