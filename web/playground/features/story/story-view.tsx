/** The buttons of the story, and what it does with the picture: its layer, a press on it, Space and Enter. Escape ends it; so does a scroll. */
import './story.css';
import type { RefObject, VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { usePlayer } from '../../engine/player/player-context.ts';
import type { Tools } from '../../engine/tools/tools.ts';
import { storyStringsOf } from '../../locales/story-strings.ts';
import type { StoryStrings } from '../../locales/strings.ts';
import type { Layer } from '../../render/picture.ts';
import { Button } from '../../ui/button.tsx';
import { lessMotion } from '../../ui/less-motion.ts';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useFetchedStrings } from '../../ui/strings.tsx';
import { PairTests } from './pair-tests.ts';
import { listenForPresses } from './presses.ts';
import { listenForScrolls } from './scrolls.ts';
import type { Story } from './story.ts';
import { StoryPlayback } from './story-playback.ts';

interface StoryViewProps {
  readonly story: Story;
  readonly tools: Tools;
  readonly picture: RefObject<HTMLElement | null>;
  /** Puts a layer over the picture until the signal aborts. */
  readonly lay: (layer: Layer, until: AbortSignal) => void;
}

export { storyStringsOf };

export function StoryView(props: StoryViewProps): VNode | null {
  const strings = useFetchedStrings(storyStringsOf);
  return strings ? <StoryPanel {...props} strings={strings} /> : null;
}

interface StoryPanelProps extends StoryViewProps {
  readonly strings: StoryStrings;
}

function StoryPanel({ lay, picture, story, strings, tools }: StoryPanelProps): VNode {
  const player = usePlayer();
  const format = useNumberFormat();
  const buttons = useRef<HTMLElement>(null);
  const step = story.step.value;
  const { objects } = player.frame;
  const tests = useMemo(
    () => new PairTests(() => (story.isRunning ? player.frame : undefined)),
    [player, story],
  );
  const playback = useMemo(() => new StoryPlayback(story, tests, lessMotion()), [story, tests]);
  const rest = step === 'cut' ? playback.restTime : playback.questionTime;
  const sentence = step === 'cut' ? strings.cells : strings.question(format.format(objects));
  useLayoutEffect(() => {
    story.say(sentence);
  }, [story, sentence]);
  useEffect(() => () => story.say(undefined), [story]);
  useEffect(() => {
    const until = new AbortController();
    lay(tests, until.signal);
    // A tool in hand does something else with the picture.
    const press = (): boolean => {
      const isFree = tools.name === 'look';
      if (isFree) playback.goOn();
      return isFree;
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') story.skip();
    };
    if (picture.current) listenForPresses(picture.current, press, until.signal);
    document.addEventListener('keydown', escape, { signal: until.signal });
    // Who has begun it from a scene goes back to that by the button.
    if (!story.hasBefore) listenForScrolls(() => story.end(), until.signal);
    playback.ask();
    return () => {
      playback.stop();
      until.abort();
    };
  }, [lay, picture, playback, story, tests, tools]);
  // Whoever has pressed one of the buttons goes on from the picture.
  useLayoutEffect(() => {
    const { current } = buttons;
    const target = picture.current;
    return () => {
      if (current?.contains(document.activeElement)) target?.focus({ preventScroll: true });
    };
  }, [picture]);
  return (
    <section
      ref={buttons}
      class="story"
      aria-label={strings.label}
      data-step={step}
      style={rest === undefined ? undefined : { '--rest': `${rest}ms` }}
    >
      <Button id="story-next" class="primary" onPress={() => playback.goOn()}>
        {step === 'cut' ? strings.play : strings.cut}
      </Button>
      <Button id="story-skip" class="quiet" onPress={() => story.skip()}>
        {story.hasBefore ? strings.back : strings.skip}
      </Button>
    </section>
  );
}
