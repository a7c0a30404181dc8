/** A slider over the frames of the scene, earlier and later ones, and the choice of the playback speed. */
import { useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Player } from '../../engine/player/player.ts';
import { usePlayer } from '../../engine/player/player-context.ts';
import { isLocked } from '../../state/locks.ts';
import { parameters } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { Disabled, useDisabled } from '../../ui/disabled.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { useNumberFormat } from '../../ui/number-format.ts';
import { Select } from '../../ui/select.tsx';
import { useStrings } from '../../ui/strings.tsx';
import { useText } from '../../ui/text.ts';

/** Fetched when the page is slower than it should be for the first time. */
const LagSentence = lazy(async () => (await import('./lag-sentence.tsx')).LagSentence);

/** The slider's far end at first; it doubles whenever the scene gets there. */
const SHORTEST_SPAN = 100;

export function Scrubber(): VNode {
  return (
    <div id="timeline-row" class="timeline">
      <div class="timeline-controls">
        <Disabled when={isLocked(useStore(), 'time')}>
          <Timeline />
          <Pace />
        </Disabled>
      </div>
      <LagLine />
    </div>
  );
}

/** Below the speed control, while the machine is slower than what is asked of it. */
function LagLine(): VNode {
  const { lag } = usePlayer();
  return (
    <p id="lag" class="lag" hidden={!lag}>
      {lag && <LagSentence {...lag} />}
    </p>
  );
}

function Timeline(): VNode {
  const store = useStore();
  const player = usePlayer();
  const strings = useStrings();
  const format = useNumberFormat();
  const slider = useRef<HTMLInputElement>(null);
  const place = useText(
    () => strings.frameOf(format.format(player.destination), format.format(spanOf(player))),
    [strings, format, player],
  );
  // Every frame moves it, and its end first: a value beyond that would be cut.
  useSignalEffect(() => {
    if (!slider.current) return;
    slider.current.max = String(spanOf(player));
    slider.current.value = String(player.destination);
  });
  return (
    <>
      <input
        ref={slider}
        id="timeline"
        type="range"
        min={0}
        step={1}
        disabled={useDisabled()}
        aria-label={strings.timeline}
        aria-valuetext={place}
        onInput={({ currentTarget }) => {
          store.change({ playing: false });
          player.seek(Number(currentTarget.value));
        }}
      />
      <span class="place" aria-hidden="true">
        {place}
      </span>
    </>
  );
}

function spanOf({ destination, lastFrame, timeline }: Player): number {
  if (lastFrame < Number.POSITIVE_INFINITY) return lastFrame;
  const last = Math.max(destination, timeline.last);
  let span = SHORTEST_SPAN;
  while (span < last) span *= 2;
  return Math.min(span, Math.max(last, parameters.frame.max));
}

const PACES = [0.1, 0.2, 0.5, 1, 2, 5, 10];

function Pace(): VNode {
  const store = useStore();
  const strings = useStrings();
  const format = useNumberFormat();
  const pace = store.signals.pace.value;
  // A link may ask for one between those offered.
  const offered = PACES.includes(pace) ? PACES : [...PACES, pace];
  return (
    <Select
      id="control-pace"
      label={strings.parameters.pace.label}
      value={String(pace)}
      options={offered.map((value) => ({
        value: String(value),
        name: `${format.format(value)}${strings.units.times}`,
      }))}
      onChoose={(chosen) => store.change({ pace: Number(chosen) })}
    />
  );
}
