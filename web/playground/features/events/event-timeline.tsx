/** The timeline: what began, touches and ended in the step that is shown, a row for each pair, and a meeting in words. */
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { usePlayer } from '../../engine/player/player-context.ts';
import { isOf, type Meeting, type Meetings, stepsUntil } from '../../engine/shapes/meetings.ts';
import type { EventStrings } from '../../locales/strings.ts';
import { isLocked } from '../../state/locks.ts';
import { useStore } from '../../state/store-context.ts';
import { Meanings } from '../../ui/meanings.tsx';
import { useNumberFormat } from '../../ui/number-format.ts';
import { Toolbar } from '../../ui/toolbar.tsx';
import { whenPressed } from './press.ts';
import { roleOf } from './role.ts';
import {
  type Bar,
  Places,
  placeOf,
  type Row,
  rowsOf,
  type Span,
  spanAt,
  stepAt,
} from './timeline.ts';

const SECONDS = 10;
const SECONDS_PER_MARK = 2;
/** More pairs than these rows have no room. */
const MOST_ROWS = 8;

const counts = ['entered', 'touching', 'exited'] as const;

interface EventTimelineProps {
  readonly meetings: Meetings;
  /** The last step of which events are known. */
  readonly last: number;
  /** The body whose meetings are shown; undefined for all. */
  readonly body: number | undefined;
  /** The meeting that is pointed at. */
  readonly pointed: Meeting | undefined;
  readonly strings: EventStrings;
  readonly onPoint: (meeting: Meeting | undefined) => void;
  /** Called when the reader goes to a step. */
  readonly onGo: () => void;
}

export function EventTimeline(props: EventTimelineProps): VNode {
  const { meetings, last, body, pointed, strings, onGo } = props;
  const store = useStore();
  const { rate } = store.signals;
  const player = usePlayer();
  const { frame } = player;
  const isHeld = isLocked(store, 'time');
  // What moves under a finger cannot be pressed.
  const hold = (): void => {
    if (!isHeld) store.change({ playing: false });
  };
  const go = (to: number): void => {
    if (isHeld) return;
    store.change({ playing: false });
    player.seek(to);
    onGo();
  };
  const { first = last } = meetings;
  const places = useMemo(() => new Places(), []);
  const step = frame.number;
  const span = spanAt(step, last, SECONDS * rate.value);
  const shown = meetings.between(span.from, span.to).filter((one) => isOf(one, body));
  const known = pointed && (shown.find((one) => isSame(one, pointed)) ?? pointed);
  const current = known && isOf(known, body) ? known : undefined;
  // What is pointed at, or has the focus, stays.
  const listed = !current || shown.includes(current) ? shown : [...shown, current];
  const steps = { from: first, to: last };
  const { places: rows, left } = places.arrange(rowsOf(listed, span, steps), MOST_ROWS, first);
  return (
    <>
      <Counts meetings={meetings} step={step} body={body} strings={strings} />
      <div class="events-rows" style={{ '--digits': String(frame.objects - 1).length }}>
        <Steps span={span} step={step} stride={SECONDS_PER_MARK * rate.value} />
        <Toolbar
          class="events-bars"
          label={strings.bars}
          onPointerDown={(event) => whenPressed(event, hold)}
          onClick={(event) => {
            const place = emptyPlaceOf(event);
            if (place !== undefined) go(stepAt(place, span));
          }}
        >
          {Array.from({ length: MOST_ROWS }, (_, place) => (
            <PairRow
              key={rows[place]?.key ?? place}
              {...props}
              row={rows[place]}
              now={placeOf(step, span)}
              pointed={current}
              onChoose={({ enter = first }) => go(enter)}
            />
          ))}
        </Toolbar>
      </div>
      <p class="events-says" data-longest={strings.how}>
        <span>
          {saying(current, shown.length, last, strings)}
          {current && rolesIn(current, frame.kinds, strings)}
        </span>
      </p>
      {left > 0 && <p class="events-left">{strings.more(left)}</p>}
      <Meanings id="event-meanings" heading={strings.words} words={Object.values(strings.terms)} />
    </>
  );
}

interface CountsProps extends Pick<EventTimelineProps, 'meetings' | 'body' | 'strings'> {
  readonly step: number;
}

function Counts({ meetings, step, body, strings }: CountsProps): VNode {
  const number = useNumberFormat();
  const count = meetings.at(step, body);
  return (
    <div class="events-counts">
      <p>{strings.inStep(step)}</p>
      <dl>
        {counts.map((name) => (
          <div key={name} data-count={name}>
            <dt>{strings[name]}</dt>
            <dd>{number.format(count[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface StepsProps {
  readonly span: Span;
  readonly step: number;
  /** Steps between two marks. */
  readonly stride: number;
}

/** Marks of the steps, and a line at the one that is shown; that one's number is among the counts. */
function Steps({ span, step, stride }: StepsProps): VNode {
  const number = useNumberFormat();
  const first = Math.ceil(span.from / stride) * stride;
  const marks = Array.from(
    { length: Math.floor((span.to - first) / stride) + 1 },
    (_, i) => first + i * stride,
  );
  return (
    <div class="events-steps" aria-hidden="true">
      {marks.map((mark) => (
        <span key={mark} style={{ insetInlineStart: percent(placeOf(mark, span)) }}>
          {number.format(mark)}
        </span>
      ))}
      <i style={{ insetInlineStart: percent(placeOf(step, span)) }} />
    </div>
  );
}

interface PairRowProps extends EventTimelineProps {
  readonly row: Row | undefined;
  /** The place of the step that is shown. */
  readonly now: number;
  readonly onChoose: (meeting: Meeting) => void;
}

function PairRow({ row, ...props }: PairRowProps): VNode {
  return (
    <div class="events-row">
      <span class="events-pair" aria-hidden="true">
        {row && `${row.a} & ${row.b}`}
      </span>
      <div class="events-track">
        {row?.bars.map((bar) => (
          <MeetingButton key={bar.meeting.enter ?? -1} {...props} bar={bar} />
        ))}
      </div>
    </div>
  );
}

interface MeetingButtonProps extends Omit<PairRowProps, 'row'> {
  readonly bar: Bar;
}

function MeetingButton({
  bar,
  now,
  pointed,
  strings,
  onPoint,
  onChoose,
}: MeetingButtonProps): VNode {
  const player = usePlayer();
  const { meeting, start, length, hasEnter, hasExit } = bar;
  const point = (): void => onPoint(meeting);
  const leave = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
    if (currentTarget !== document.activeElement) onPoint(undefined);
  };
  return (
    <button
      type="button"
      class="events-bar"
      aria-label={nameOf(meeting, strings)}
      data-enter={hasEnter}
      data-exit={hasExit}
      data-later={start > now}
      data-sensor={[meeting.a, meeting.b].some(
        (row) => roleOf(player.frame.kinds[row]) === 'sensor',
      )}
      data-pointed={pointed !== undefined && isSame(meeting, pointed)}
      style={{ insetInlineStart: percent(start) }}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={() => onPoint(undefined)}
      onClick={() => onChoose(meeting)}
    >
      <span style={{ inlineSize: `${100 * length}cqi` }} />
    </button>
  );
}

/** Where between the ends of the timeline a click is that hits no bar, as a share of the width; undefined for one beside it. */
function emptyPlaceOf({ clientX, target }: MouseEvent): number | undefined {
  if (!(target instanceof Element) || target.closest('button')) return undefined;
  const track = target.closest('.events-track');
  if (!track) return undefined;
  const { left, width } = track.getBoundingClientRect();
  return (clientX - left) / width;
}

/** Whether both are one meeting, whose exit may have become known meanwhile. */
function isSame(one: Meeting, other: Meeting): boolean {
  return one.a === other.a && one.b === other.b && one.enter === other.enter;
}

/** It stays the same while a meeting goes on, so that a screen reader does not say it at every step. */
function nameOf(meeting: Meeting, strings: EventStrings): string {
  const { a, b, enter, exit } = meeting;
  if (enter === undefined)
    return exit === undefined ? strings.stays(a, b) : strings.parts(a, b, exit);
  return exit === undefined
    ? strings.touches(a, b, enter)
    : strings.meets(a, b, enter, exit - enter);
}

function saying(
  meeting: Meeting | undefined,
  shown: number,
  last: number,
  strings: EventStrings,
): string {
  if (!meeting) return shown === 0 ? strings.nothing : strings.how;
  const steps = meeting.exit === undefined ? stepsUntil(meeting, last) : undefined;
  const name = nameOf(meeting, strings);
  return steps === undefined ? name : `${name} ${strings.soFar(steps)}`;
}

/** Of the bodies of a meeting that are more than shapes. */
function rolesIn({ a, b }: Meeting, kinds: Uint8Array, strings: EventStrings): string {
  return [a, b]
    .map((row) => {
      const role = roleOf(kinds[row]);
      return role ? ` ${strings[role](row)}` : '';
    })
    .join('');
}

function percent(share: number): string {
  return `${100 * share}%`;
}
