/** The numbers that a caption names, as they are in the picture now, beside the caption. */
import type { VNode } from 'preact';
import { allPairs } from '../../engine/all-pairs.ts';
import type { Frame } from '../../engine/player/frame.ts';
import { usePlayer } from '../../engine/player/player-context.ts';
import type { Strings } from '../../locales/strings.ts';
import type { OwnLesson } from '../../state/lessons.ts';
import type { Settings } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useStrings } from '../../ui/strings.tsx';
import { useText } from '../../ui/text.ts';

const numbers = {
  objects: ({ objects }) => objects,
  tests: ({ stats }) => stats.pairTests,
  bruteForce: ({ objects }) => allPairs(objects),
  references: ({ stats }) => stats.references,
  candidates: ({ candidates }) => candidates,
  hits: ({ hits }) => hits,
  capacity: (_, { capacity }) => capacity,
} as const satisfies Readonly<Record<string, (frame: Frame, settings: Settings) => number>>;

type LessonNumber = keyof typeof numbers;

/** By page. Panes and traces have numbers of their own. */
const named: Readonly<Record<OwnLesson, readonly (readonly LessonNumber[])[]>> = {
  quadtree: [
    ['objects', 'bruteForce'],
    ['tests', 'bruteForce'],
    ['tests', 'capacity'],
    ['capacity'],
    [],
    ['objects'],
    ['tests', 'bruteForce'],
    ['tests', 'bruteForce'],
  ],
  placement: [
    [],
    ['candidates', 'hits'],
    ['references', 'objects'],
    [],
    ['objects', 'tests', 'bruteForce'],
    ['references', 'objects', 'tests'],
    [],
  ],
};

/** None for a lesson of an author. */
export function LessonNumbers({ page }: { readonly page: number }): VNode {
  const { lesson } = useStore().signals;
  const shown = lesson.value in named ? named[lesson.value as OwnLesson][page] : undefined;
  return (
    <dl class="lesson-numbers">
      {shown?.map((name) => (
        <LessonNumberRow key={name} name={name} />
      ))}
    </dl>
  );
}

function LessonNumberRow({ name }: { readonly name: LessonNumber }): VNode {
  const store = useStore();
  const player = usePlayer();
  const strings = useStrings();
  const format = useNumberFormat();
  const text = useText(
    () => format.format(numbers[name](player.frame, store.settings)),
    [format, name, player, store],
  );
  return (
    <div>
      <dt>{labelOf(name, strings)}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function labelOf(name: LessonNumber, { facts, parameters }: Strings): string {
  return name === 'capacity' ? parameters.capacity.label : facts[name].label;
}
