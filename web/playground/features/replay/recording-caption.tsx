/** What a recording is: its frames, its world, and the options of its tree as they were recorded. */
import './recording-caption.css';
import { useComputed } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { usePlayer } from '../../engine/player/player-context.ts';
import { replayStringsOf } from '../../locales/replay-strings.ts';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import type { OpenedRecording } from './open-recording.ts';

export function RecordingCaption({ recording }: { readonly recording: OpenedRecording }) {
  const strings = useFetchedStrings(replayStringsOf);
  const { choices, parameters } = useStrings();
  const player = usePlayer();
  const number = useNumberFormat();
  const objects = useComputed(() => number.format(player.frame.objects));
  if (!strings) return null;
  const { approximated, dropped, frames, name, options, rate, scale } = recording;
  const { bounds, capacity, looseness, maxDepth, outside, placement, touching } = options;
  const labels = approximated.map((option) => parameters[option].label);
  const size = `${number.format(bounds.width)} × ${number.format(bounds.height)}`;
  const corner = strings.corner(number.format(bounds.x), number.format(bounds.y));
  return (
    <>
      <h3 id="scene-title">{name}</h3>
      <p>{strings.about}</p>
      {dropped > 0 && <p>{strings.dropped(dropped)}</p>}
      {scale !== 1 && <p>{strings.scaled(ratio(scale, number))}</p>}
      {labels.length > 0 && <p>{strings.approximated(labels.join(' · '))}</p>}
      <dl class="facts recorded">
        <Fact label={strings.frames}>{number.format(frames)}</Fact>
        <Fact label={strings.rate}>{number.format(rate)}</Fact>
        <Fact label={strings.objects}>{objects}</Fact>
        <Fact label={strings.world}>
          {bounds.x === 0 && bounds.y === 0 ? size : `${size} ${corner}`}
        </Fact>
        <Fact label={parameters.placement.label}>{choices.placement[placement]}</Fact>
        <Fact label={parameters.capacity.label}>{number.format(capacity)}</Fact>
        <Fact label={parameters.maxDepth.label}>{number.format(maxDepth)}</Fact>
        {placement === 'loose' && (
          <Fact label={parameters.looseness.label}>{number.format(looseness)}</Fact>
        )}
        <Fact label={parameters.touching.label}>{touching ? strings.on : strings.off}</Fact>
        <Fact label={strings.outside.label}>{strings.outside[outside]}</Fact>
      </dl>
    </>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

function Fact({ label, children }: FactProps): VNode {
  return (
    <div class="fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** As on a map. */
function ratio(scale: number, number: Intl.NumberFormat): string {
  return scale < 1 ? `1:${number.format(1 / scale)}` : `${number.format(scale)}:1`;
}
