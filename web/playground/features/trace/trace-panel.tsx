/** What is traced, the present event in words, the controls of the playback, and the counts so far. */
import './trace-panel.css';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { usePlayer } from '../../engine/player/player-context.ts';
import { subjectsOf, type TracedOperation } from '../../engine/trace/trace.ts';
import {
  type Tally,
  type TracePlayback,
  type TraceStep,
  tallyOf,
} from '../../engine/trace/trace-playback.ts';
import type { NumberFormat } from '../../locales/number-format.ts';
import type { TraceStrings } from '../../locales/strings.ts';
import { type Palette, paletteOf } from '../../render/palette.ts';
import type { Settings } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { ActionButton, ActionIconButton } from '../../ui/action.tsx';
import { IconButton } from '../../ui/button.tsx';
import { useNumberFormat } from '../../ui/number-format.ts';
import { reserveRoomFor } from '../../ui/side-card.ts';
import { useStrings } from '../../ui/strings.tsx';
import { Core, Fill, Frame, Line, Swatch } from '../../ui/swatch.tsx';
import { EventText } from './event-text.ts';
import type { TraceActions } from './trace-actions.ts';
import type { TracePlayer } from './trace-player.ts';

const ofObjects: readonly TracedOperation[] = ['insert', 'move', 'remove', 'pair'];
const ofProbe: readonly TracedOperation[] = ['query', 'candidates'];

interface TracePanelProps {
  readonly actions: TraceActions;
  readonly playback: TracePlayback;
  readonly player: TracePlayer;
  readonly strings: TraceStrings;
  /** Undefined where the trace can only be played: neither closed nor exchanged for another. */
  readonly onClose: (() => void) | undefined;
}

export function TracePanel({
  actions,
  playback,
  player,
  strings,
  onClose,
}: TracePanelProps): VNode {
  const { settings } = useStore();
  const { frame } = usePlayer();
  const format = useNumberFormat();
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => reserveRoomFor(section.current), []);
  const step = playback.current;
  const text = new EventText(strings, format);
  const guide = guideFor(settings, frame.objects, strings, format);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from every control inside
    <section
      ref={section}
      class="trace-panel side-card"
      aria-label={strings.label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onClose) return;
        // The page behind it does not take the key, too.
        event.stopPropagation();
        onClose();
      }}
    >
      <div class="trace-row trace-head">
        <p class="trace-subject">
          <b>{step ? <Title text={text} step={step} /> : guide.task}</b>{' '}
          <span>{step && text.verdictOf(step.trace)}</span>
        </p>
        {onClose && (
          <>
            <IconButton icon="close" label={strings.close} class="icon-only" onPress={onClose} />
            <OperationMenu strings={strings} />
          </>
        )}
      </div>
      <p class="trace-sentence" role="status">
        {step ? text.sentenceOf(step, settings) : guide.why}
      </p>
      <div class="trace-row">
        <ActionButton action={actions.watch} />
        <ActionIconButton action={actions.previous} class="icon-only" />
        <EventSlider step={step} strings={strings} onMove={() => player.pause()} />
        <ActionIconButton action={actions.next} class="icon-only" />
      </div>
      <p class="trace-counts">{step && <Counts step={step} strings={strings} />}</p>
    </section>
  );
}

/** The traced objects. Beside panes with trees of their own, it also names the tree. */
function Title({ step, text }: { readonly step: TraceStep; readonly text: EventText }): VNode {
  const { compare, placement } = useStore().settings;
  const { parameters } = useStrings();
  const tree = compare === '' ? '' : parameters.placement.choices[placement];
  return <>{[tree, text.titleOf(step.trace)].filter((part) => part !== '').join(' · ')}</>;
}

/** What can be traced. */
function OperationMenu({ strings }: Pick<TracePanelProps, 'strings'>): VNode {
  const store = useStore();
  const { actions } = useStrings();
  const { kind: label, kinds, object } = strings;
  const trace = store.signals.trace.value;
  const choose = (wanted: string): void =>
    store.change({
      trace: wanted,
      event: 0,
      ...(ofProbe.some((kind) => kind === wanted) && { probe: true, pinned: true }),
    });
  const options = (some: readonly TracedOperation[]): readonly VNode[] =>
    some.map((kind) => (
      <option key={kind} value={kind}>
        {kinds[kind]}
      </option>
    ));
  return (
    <select
      aria-label={label}
      value={trace === 'none' ? '' : trace}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="" hidden>
        {label}
      </option>
      <optgroup label={object}>{options(ofObjects)}</optgroup>
      <optgroup label={actions.probe}>{options(ofProbe)}</optgroup>
    </select>
  );
}

interface StepProps {
  readonly step: TraceStep | undefined;
  readonly strings: TraceStrings;
}

interface EventSliderProps extends StepProps {
  /** Called when the reader moves it. */
  readonly onMove: () => void;
}

function EventSlider({ step, strings, onMove }: EventSliderProps): VNode {
  const store = useStore();
  const format = useNumberFormat();
  return (
    <input
      type="range"
      min={0}
      max={step ? step.trace.events.length - 1 : 0}
      value={step?.at ?? 0}
      disabled={!step}
      aria-label={strings.event}
      aria-valuetext={step && placeOf(step, strings, format)}
      onInput={({ currentTarget }) => {
        onMove();
        store.change({ event: Number(currentTarget.value) });
      }}
    />
  );
}

function placeOf(
  { at, trace }: TraceStep,
  { eventOf }: TraceStrings,
  format: NumberFormat,
): string {
  return eventOf(format.format(at + 1), format.format(trace.events.length));
}

interface Count {
  readonly name: keyof Tally;
  /** How the layer marks what is counted. */
  readonly sample: (palette: Palette) => VNode;
}

const counts: readonly Count[] = [
  {
    name: 'visited',
    sample: ({ background, candidate }) => (
      <>
        <Fill colour={background} />
        <Fill colour={candidate} opacity={0.3} />
        <Frame colour={candidate} />
      </>
    ),
  },
  {
    name: 'leftOut',
    sample: ({ background, label }) => (
      <>
        <Fill colour={background} />
        <Frame colour={label} dashes="1 2" />
        <Line colour={label} path="M1 5L5 1M1 9L9 1M1 13L13 1M5 13L13 5M9 13L13 9" />
      </>
    ),
  },
  {
    name: 'tested',
    sample: ({ object, outline }) => (
      <>
        <Fill colour={object} />
        <Frame colour={outline} />
        <Line colour={outline} path="M1 13L13 1" />
      </>
    ),
  },
  {
    name: 'hits',
    sample: ({ hit, object }) => (
      <>
        <Fill colour={object} />
        <Frame colour={hit} />
        <Core colour={hit} />
      </>
    ),
  },
];

interface CountsProps extends Pick<StepProps, 'strings'> {
  readonly step: TraceStep;
}

function Counts({ step, strings }: CountsProps): VNode {
  const format = useNumberFormat();
  const palette = paletteOf(useStore().settings);
  const tally = tallyOf(step);
  return (
    <>
      {counts.map(({ name, sample }) => (
        <span key={name} class="trace-count">
          <Swatch>{sample(palette)}</Swatch>
          <span>{strings.tally[name](format.format(tally[name]))}</span>
        </span>
      ))}
      <span class="place" aria-hidden="true">
        {placeOf(step, strings, format)}
      </span>
    </>
  );
}

interface Guide {
  readonly task: string;
  readonly why: string;
}

/** What the reader can do while nothing is traced, and why. */
function guideFor(
  { trace, subject, other }: Settings,
  objects: number,
  strings: TraceStrings,
  format: NumberFormat,
): Guide {
  if (ofProbe.some((kind) => kind === trace))
    return { task: strings.moveProbe, why: strings.noProbe };
  const task = trace === 'pair' ? strings.chooseTwo : strings.chooseOne;
  if (trace === 'none') return { task, why: strings.second };
  const unknown = subjectsOf(trace, subject, other).find((row) => row >= objects);
  if (unknown !== undefined) return { task, why: strings.unknownObject(format.format(unknown)) };
  return { task, why: trace === 'pair' ? strings.samePair : strings.second };
}
