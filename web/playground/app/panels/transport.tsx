/** Right under the picture: what is pressed first, then the timeline, then single steps, the probe's switch and the link. */
import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { type Action, ActionButton, ActionIconButton, offered } from '../../ui/action.tsx';
import { IconButton } from '../../ui/button.tsx';
import { useStrings } from '../../ui/strings.tsx';
import { type Toast, ToastText } from '../../ui/toast.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { Scrubber } from './scrubber.tsx';

interface TransportProps {
  readonly actions: readonly Action[];
  readonly toast: Toast;
  /** Whether a narrow page shows all controls of the picture. */
  readonly showsAll: Signal<boolean>;
}

export function Transport({ actions, toast, showsAll }: TransportProps): VNode {
  const { moreControls, steps, transport } = useStrings();
  return (
    <div id="transport" class="transport">
      <ToastText toast={toast} />
      <div class="transport-rows">
        <Toolbar class="transport-buttons" label={transport}>
          {offered(actions, 'transport').map((action) => (
            <ActionButton key={action.id} action={action} />
          ))}
          <IconButton
            id="button-more"
            icon="more"
            label={moreControls}
            expanded={showsAll.value}
            onPress={() => {
              showsAll.value = !showsAll.value;
            }}
          />
        </Toolbar>
        <Scrubber />
        <Toolbar class="step-buttons bare-buttons" label={steps}>
          {offered(actions, 'steps').map((action) => (
            <ActionIconButton key={action.id} action={action} />
          ))}
        </Toolbar>
      </div>
    </div>
  );
}
