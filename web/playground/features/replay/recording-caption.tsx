/** What a recording is: its frames, its world, and the options of its tree as they were recorded. */
import { useComputed } from '@preact/signals';
import { usePlayer } from '../../engine/player/player-context.ts';
import { replayStringsOf } from '../../locales/replay-strings.ts';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import { Fact, Facts, ratio, TreeFacts } from './facts.tsx';
import type { OpenedRecording } from './open-recording.ts';
import type { WorldPlayback } from './world-playback.ts';

export function RecordingCaption({ recording }: { readonly recording: OpenedRecording }) {
  const strings = useFetchedStrings(replayStringsOf);
  const { parameters } = useStrings();
  const player = usePlayer();
  const number = useNumberFormat();
  const objects = useComputed(() => number.format(player.frame.objects));
  if (!strings) return null;
  const { approximated, dropped, frames, name, options, playback, rate, scale } = recording;
  const labels = approximated.map((option) => parameters[option].label);
  return (
    <>
      <h3 id="scene-title">{name}</h3>
      <p>{playback ? strings.ofWorld.about : strings.about}</p>
      {dropped > 0 && <p>{strings.dropped(dropped)}</p>}
      {scale !== 1 && <p>{strings.scaled(ratio(scale, number))}</p>}
      {labels.length > 0 && <p>{strings.approximated(labels.join(' · '))}</p>}
      <Facts>
        <Fact label={strings.frames}>{number.format(frames)}</Fact>
        <Fact label={strings.rate}>{number.format(rate)}</Fact>
        <Fact label={strings.objects}>{objects}</Fact>
        {playback && <MomentFacts playback={playback} />}
        <TreeFacts options={options} />
        <Fact label={strings.outside.label}>{strings.outside[options.outside]}</Fact>
      </Facts>
    </>
  );
}

/** What happens in the frame that is shown. */
function MomentFacts({ playback }: { readonly playback: WorldPlayback }) {
  const strings = useFetchedStrings(replayStringsOf);
  const player = usePlayer();
  const number = useNumberFormat();
  const moment = useComputed(() => playback.moment(player.frame.number));
  if (!strings) return null;
  const { contacts, entered, exited } = moment.value;
  const { ofWorld } = strings;
  return (
    <>
      <Fact label={ofWorld.contacts}>{number.format(contacts.length)}</Fact>
      <Fact label={ofWorld.entered}>{number.format(entered.length)}</Fact>
      <Fact label={ofWorld.exited}>{number.format(exited)}</Fact>
    </>
  );
}
