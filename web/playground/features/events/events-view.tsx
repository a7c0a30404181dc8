/** Which bodies met and for how long, on a timeline beside the picture, which shows the two of a meeting that is pointed at. */
import './events.css';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { usePlayer } from '../../engine/player/player-context.ts';
import { type Meeting, MOST_BODIES } from '../../engine/shapes/meetings.ts';
import { eventStringsOf } from '../../locales/event-strings.ts';
import type { EventStrings } from '../../locales/strings.ts';
import { PairLayer } from '../../render/events/pair-layer.ts';
import type { Layer } from '../../render/picture.ts';
import { useStore } from '../../state/store-context.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { scrollToSee } from '../../ui/scroll-to-see.ts';
import { Select } from '../../ui/select.tsx';
import { reserveRoomFor } from '../../ui/side-card.ts';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import { EventTimeline } from './event-timeline.tsx';
import { roleOf } from './role.ts';

/** The choice of no single body. */
const ALL = 'all';

interface EventsViewProps {
  /** Puts a layer over the picture until the signal aborts. */
  readonly lay: (layer: Layer, until: AbortSignal) => void;
  /** Paints the picture again, as the layer has changed. */
  readonly repaint: () => void;
  readonly picture: RefObject<HTMLElement | null>;
  /** Shows the scene whose objects are bodies with shapes. */
  readonly onShowBodies: () => void;
  /** Called when the reader closes the view; undefined where nothing would lead back to it. */
  readonly onClose: (() => void) | undefined;
}

export function EventsView(props: EventsViewProps): VNode | null {
  const { lay, repaint, picture, onShowBodies, onClose } = props;
  const strings = useFetchedStrings(eventStringsOf);
  const player = usePlayer();
  const pointed = useSignal<Meeting | undefined>(undefined);
  const body = useSignal<number | undefined>(undefined);
  useEffect(() => {
    const until = new AbortController();
    const pair = (): readonly number[] => {
      const { a, b } = pointed.peek() ?? {};
      return a === undefined || b === undefined ? [] : [a, b];
    };
    lay(new PairLayer(pair), until.signal);
    return () => until.abort();
  }, [lay, pointed]);
  if (!strings) return null;
  const meetings = player.frame.shapes?.events.meetings;
  if (meetings?.last === undefined)
    return (
      <Card strings={strings} onClose={onClose}>
        <WhyNothing strings={strings} onShowBodies={onShowBodies} />
      </Card>
    );
  return (
    <Card strings={strings} choice={<BodyChoice body={body} strings={strings} />} onClose={onClose}>
      <EventTimeline
        // Rows have other places for each choice.
        key={body.value ?? ALL}
        meetings={meetings}
        last={meetings.last}
        body={body.value}
        pointed={pointed.value}
        strings={strings}
        onPoint={(meeting) => {
          pointed.value = meeting;
          repaint();
        }}
        onGo={() => showTop(picture.current)}
      />
    </Card>
  );
}

/** Scrolls the page where the top of the picture, which stands above the timeline on a phone, is out of sight. */
function showTop(picture: HTMLElement | null): void {
  if (!picture || picture.getBoundingClientRect().top >= 0) return;
  scrollToSee(picture);
}

interface CardProps extends Pick<EventsViewProps, 'onClose'> {
  readonly strings: EventStrings;
  /** Stands beside the title. */
  readonly choice?: ComponentChildren;
  readonly children: ComponentChildren;
}

function Card({ strings, choice, onClose, children }: CardProps): VNode {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => reserveRoomFor(section.current), []);
  return (
    <section ref={section} class="events side-card" aria-labelledby="events-title">
      <div class="events-head">
        <h2 id="events-title">{strings.label}</h2>
        {choice}
        {onClose && (
          <IconButton
            id="events-close"
            icon="close"
            label={strings.close}
            class="icon-only"
            onPress={onClose}
          />
        )}
      </div>
      {children}
    </section>
  );
}

interface BodyChoiceProps {
  /** The body whose meetings are shown; undefined for all. */
  readonly body: Signal<number | undefined>;
  readonly strings: EventStrings;
}

function BodyChoice({ body, strings }: BodyChoiceProps): VNode {
  const { kinds, objects } = usePlayer().frame;
  return (
    <Select
      id="events-body"
      label={strings.body}
      value={String(body.value ?? ALL)}
      options={[
        { value: ALL, name: strings.all },
        ...Array.from({ length: objects }, (_, row) => ({
          value: String(row),
          name: strings.one(row, roleOf(kinds[row])),
        })),
      ]}
      onChoose={(chosen) => {
        body.value = chosen === ALL ? undefined : Number(chosen);
      }}
    />
  );
}

interface WhyNothingProps extends Pick<EventsViewProps, 'onShowBodies'> {
  readonly strings: EventStrings;
}

/** Nothing either while the code of shapes is on its way. */
function WhyNothing({ strings, onShowBodies }: WhyNothingProps): VNode | null {
  const { shape } = useStore().signals;
  const { scenes } = useStrings();
  const { frame } = usePlayer();
  if (shape.value !== 'box')
    return frame.objects > MOST_BODIES ? <p>{strings.crowd(MOST_BODIES)}</p> : null;
  return (
    <>
      <p>{strings.boxes}</p>
      <Button onPress={onShowBodies}>{strings.show(scenes.bodies.name)}</Button>
    </>
  );
}
