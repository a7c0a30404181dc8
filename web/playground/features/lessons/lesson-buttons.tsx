/** The page's own lessons, as buttons; the first one is for newcomers. */
import './lesson-buttons.css';
import type { VNode } from 'preact';
import { usePlayer } from '../../engine/player/player-context.ts';
import { changeScene } from '../../engine/player/scene-change.ts';
import { ownLessons } from '../../state/lessons.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { lessMotion } from '../../ui/less-motion.ts';
import { useStrings } from '../../ui/strings.tsx';

interface LessonButtonsProps {
  /** Runs what leads to another scene, as one step of the browser's history. */
  readonly leave: (change: () => void) => void;
}

export function LessonButtons({ leave }: LessonButtonsProps): VNode {
  const store = useStore();
  const player = usePlayer();
  const { lessons } = useStrings();
  return (
    <div class="lesson-buttons">
      {ownLessons.map((lesson, index) => (
        <Button
          key={lesson}
          class={index === 0 ? 'quiet primary' : 'quiet'}
          onPress={() => leave(() => changeScene(store, player, { lesson, page: 1 }, lessMotion()))}
        >
          {lessons[lesson]}
        </Button>
      ))}
    </div>
  );
}
