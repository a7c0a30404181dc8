/** What the picture is about, in one sentence, and what the tree saves in this very frame, in two numbers. */
import { type ReadonlySignal, useComputed, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { allPairs } from '../../engine/all-pairs.ts';
import { usePlayer } from '../../engine/player/player-context.ts';
import type { Story } from '../../features/story/story.ts';
import { numberFormat } from '../../locales/number-format.ts';
import { useStore } from '../../state/store-context.ts';
import { useStrings } from '../../ui/strings.tsx';
import { useText } from '../../ui/text.ts';

interface HeadlineProps {
  /** While it runs, it gives the sentence and the number of tests. */
  readonly story: Story;
}

export function Headline({ story }: HeadlineProps): VNode {
  const player = usePlayer();
  const { count, shape } = useStore().signals;
  const strings = useStrings();
  const { headline, language, nothing } = strings;
  const number = numberFormat(language);
  const tests = useComputed(() => {
    if (player.refusal) return undefined;
    return story.tests.value ?? player.frame.stats.pairTests;
  });
  // Where the tree has refused the objects, the frame has none.
  const objects = useComputed(() => (player.refusal ? count.value : player.frame.objects));
  const all = useComputed(() => allPairs(objects.value));
  const sentence = useText(() => {
    // Its words are fetched when it begins.
    if (story.step.value !== 'none') return story.sentence.value ?? '\u00a0';
    const areSquares = shape.value === 'box' && !player.isRecorded;
    return (areSquares ? headline.squares : headline.objects)(objects.value);
  }, [objects, player, headline, story]);
  return (
    <section class="headline" aria-labelledby="headline-sentence">
      <p id="headline-sentence" class="sentence">
        {sentence}
      </p>
      <Tally
        class="with-tree"
        number={useText(
          () => (tests.value === undefined ? nothing : number.format(tests.value)),
          [tests, strings],
        )}
        words={useText(() => headline.tested(tests.value ?? 0), [tests, headline])}
        share={useComputed(() => (tests.value ?? 0) / (all.value || 1))}
      />
      <Tally
        class="without-tree"
        number={useText(() => number.format(all.value), [all, number])}
        words={story.step.value === 'question' ? headline.inAll : headline.withoutTree}
        share={useComputed(() => 1)}
      />
    </section>
  );
}

interface TallyProps {
  readonly class: string;
  readonly number: ReadonlySignal<string>;
  readonly words: string | ReadonlySignal<string>;
  /** Of the pairs that brute force tests. */
  readonly share: ReadonlySignal<number>;
}

/** A number with its bar. */
function Tally({ class: className, number, words, share }: TallyProps): VNode {
  const bar = useRef<HTMLSpanElement>(null);
  useSignalEffect(() => {
    bar.current?.style.setProperty('inline-size', `${100 * Math.min(1, share.value)}%`);
  });
  return (
    <p class={`tally ${className}`}>
      <strong>{number}</strong> <span>{words}</span>
      <span class="tally-bar" aria-hidden="true" ref={bar} />
    </p>
  );
}
