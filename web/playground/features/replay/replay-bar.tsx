/** Over the picture: which recording is shown, or why a file is no recording. */
import './replay-bar.css';
import type { VNode } from 'preact';
import { replayStringsOf } from '../../locales/replay-strings.ts';
import { IconButton } from '../../ui/button.tsx';
import { useFetchedStrings } from '../../ui/strings.tsx';
import type { OpenedRecording } from './open-recording.ts';

interface ReplayBarProps {
  readonly recording: OpenedRecording | undefined;
  /** A file that cannot be shown goes before what is shown. */
  readonly refused: { readonly name: string; readonly reason: string } | undefined;
  readonly onClose: () => void;
}

export function ReplayBar({ recording, refused, onClose }: ReplayBarProps): VNode | null {
  const strings = useFetchedStrings(replayStringsOf);
  if (!strings) return null;
  return (
    <section class="replay-bar" aria-label={strings.label}>
      {refused ? (
        <p role="alert">{strings.refused(refused.name, refused.reason)}</p>
      ) : (
        recording && (
          <p role="status">{strings.shows(recording.name, recording.frames)}</p>
        )
      )}
      <IconButton
        class="icon-only"
        icon="close"
        label={refused ? strings.closeRefusal : strings.close}
        onPress={onClose}
      />
    </section>
  );
}
