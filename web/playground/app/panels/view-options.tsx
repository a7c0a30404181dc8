/** Above the stage, what there is to choose of the view that it shows. Fetched with the first view that has a choice. */
import type { VNode } from 'preact';
import { usePlayer } from '../../engine/player/player-context.ts';
import type { Bug } from '../../features/bugs/scenes.ts';
import { fetchedBugStrings } from '../../locales/bugs-strings.ts';
import { isLocked } from '../../state/locks.ts';
import { parameters } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { Choice, Choices } from '../../ui/choice.tsx';
import { Disabled } from '../../ui/disabled.tsx';
import { useStrings } from '../../ui/strings.tsx';
import type { StageName, Views } from '../views.ts';

const bugs: readonly Bug[] = parameters.bug.values.filter((word) => word !== 'none');

/** Those of articles stand before those of other projects. */
const firstWild = bugs.indexOf('far');

interface ViewOptionsProps {
  readonly views: Views;
  /** Of which there is something to choose. */
  readonly shown: StageName;
}

export function ViewOptions({ views, shown }: ViewOptionsProps): VNode {
  const store = useStore();
  const player = usePlayer();
  const { parameters: words } = useStrings();
  const { compare, raceWorld } = store.signals;
  return (
    <div class="view-options">
      <Disabled when={isLocked(store, 'compare')}>
        <Choices
          name="compare"
          label={words.compare.label}
          values={parameters.compare.values}
          words={words.compare.choices}
          chosen={compare.value.split('.')}
          hidden={shown !== 'compare'}
          onChoose={(panes) => store.change({ compare: panes.join('.') })}
        />
        {shown === 'bugs' && <BugChoices views={views} />}
        <Choice
          name="raceWorld"
          label={words.raceWorld.label}
          values={parameters.raceWorld.values}
          words={words.raceWorld.choices}
          value={raceWorld.value}
          // A recording is measured in its own world.
          hidden={shown !== 'race' || player.isRecorded}
          onChoose={(chosen) => store.change({ raceWorld: chosen })}
        />
      </Disabled>
    </div>
  );
}

function BugChoices({ views }: Pick<ViewOptionsProps, 'views'>): VNode | null {
  const { bug } = useStore().signals;
  const { parameters: words } = useStrings();
  const strings = fetchedBugStrings.value;
  if (!strings) return null;
  const { names, wild } = strings;
  return (
    <>
      {[words.bug.label, wild].map((label, at) => (
        <Choice
          key={label}
          name="bug"
          label={label}
          values={at === 0 ? bugs.slice(0, firstWild) : bugs.slice(firstWild)}
          words={names}
          value={bug.value}
          onChoose={(chosen) => isBug(chosen) && void views.showBug(chosen)}
        />
      ))}
    </>
  );
}

function isBug(word: string): word is Bug {
  return bugs.some((bug) => bug === word);
}
