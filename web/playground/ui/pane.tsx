/** One of several pictures side by side: its title, the place of the picture, and numbers under it. */
import './pane.css';
import { type ReadonlySignal, useSignalEffect } from '@preact/signals';
import type { RefObject, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Words } from '../locales/complete.ts';
import { LivePicture } from './live-picture.tsx';
import { useStrings } from './strings.tsx';

export interface PaneFact {
  readonly id: string;
  readonly words: Words;
  readonly value: ReadonlySignal<string>;
  /** Whether it is a number that should be 0 and is not. */
  readonly isBad?: ReadonlySignal<boolean>;
}

interface PaneProps {
  readonly title: string;
  /** The element that takes the picture's keys, and the one that it is painted in. */
  readonly picture: RefObject<HTMLDivElement | null>;
  readonly layers: RefObject<HTMLDivElement | null>;
  /** Over the picture: why nothing, or not everything, is shown. */
  readonly note: string;
  /** Under the picture: the counts of a trace, and its present event. */
  readonly trace?: { readonly counts: string; readonly sentence: string } | undefined;
  /** How much of the most work that could be done is done here, 0 to 1. */
  readonly share?: ReadonlySignal<number>;
  readonly facts: readonly PaneFact[];
}

export function Pane({ title, picture, layers, note, trace, share, facts }: PaneProps): VNode {
  const { shows } = useStrings().picture;
  return (
    <figure class="pane">
      <figcaption>{title}</figcaption>
      <div class="pane-body">
        <div class="pane-stage">
          <LivePicture label={title} alternative={shows} picture={picture} layers={layers} />
          <p class="pane-note" hidden={note === ''}>
            {note}
          </p>
        </div>
        {trace && (
          <p class="pane-trace">
            <b>{trace.counts}</b>
            <span>{trace.sentence}</span>
          </p>
        )}
        {share && <Meter share={share} />}
        <dl class="pane-facts">
          {facts.map((fact) => (
            <Fact key={fact.id} {...fact} />
          ))}
        </dl>
      </div>
    </figure>
  );
}

function Fact({ words, value, isBad }: PaneFact): VNode {
  return (
    <div>
      <dt>{words.label}</dt>
      <dd data-bad={isBad?.value || undefined}>{value}</dd>
    </div>
  );
}

function Meter({ share }: { readonly share: ReadonlySignal<number> }): VNode {
  const bar = useRef<HTMLSpanElement>(null);
  useSignalEffect(() => {
    const { value } = share;
    if (bar.current) bar.current.style.inlineSize = `${Math.min(100, 100 * value)}%`;
  });
  return (
    <div class="meter" aria-hidden="true">
      <span class="share" ref={bar} />
    </div>
  );
}
