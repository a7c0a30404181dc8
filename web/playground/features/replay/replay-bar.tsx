/** Over the picture: which recording or which case is shown, or why a file is neither. */
import './replay-bar.css';
import type { VNode } from 'preact';
import { replayStringsOf } from '../../locales/replay-strings.ts';
import type { ReplayStrings } from '../../locales/strings.ts';
import { IconButton } from '../../ui/button.tsx';
import { useFetchedStrings } from '../../ui/strings.tsx';
import { agreement } from './agreement.ts';
import type { OpenedFrames } from './open-file.ts';

interface ReplayBarProps {
  readonly opened: OpenedFrames | undefined;
  /** A file that cannot be shown goes before what is shown. */
  readonly refused: { readonly name: string; readonly reason: string } | undefined;
  readonly onClose: () => void;
}

export function ReplayBar({ opened, refused, onClose }: ReplayBarProps): VNode | null {
  const strings = useFetchedStrings(replayStringsOf);
  if (!strings) return null;
  const { close, label } = opened?.kind === 'case' ? strings.case : strings;
  return (
    <section class="replay-bar" aria-label={label}>
      {refused ? (
        <p role="alert">{strings.refused(refused.name, refused.reason)}</p>
      ) : (
        opened && <p role="status">{summary(opened, strings)}</p>
      )}
      <IconButton
        class="icon-only"
        icon="close"
        label={refused ? strings.closeRefusal : close}
        onPress={onClose}
      />
    </section>
  );
}

function summary(opened: OpenedFrames, strings: ReplayStrings): string {
  if (opened.kind === 'recording') return strings.shows(opened.name, opened.frames);
  return `${strings.case.shows(opened.name, opened.objects)} ${agreement(opened, strings)}`;
}
