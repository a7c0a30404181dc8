/** The choice of what the stage shows, and above the stage what there is to choose of the view that it shows. */
import type { VNode } from 'preact';
import { usePlayer } from '../../engine/player/player-context.ts';
import type { Bug } from '../../features/bugs/scenes.ts';
import { isEmbedded } from '../../features/embed/embedded.ts';
import type { Words } from '../../locales/complete.ts';
import type { Strings } from '../../locales/strings.ts';
import { isLocked } from '../../state/locks.ts';
import { parameters } from '../../state/parameters.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { Disabled } from '../../ui/disabled.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useStrings } from '../../ui/strings.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { type ViewName, type Views, viewNames, viewOf } from '../views.ts';

const bugs: readonly Bug[] = parameters.bug.values.filter((word) => word !== 'none');

/** Those of articles stand before those of other projects. */
const firstWild = bugs.indexOf('far');

/** The views of which there is something to choose. */
const withOptions: ReadonlySet<ViewName> = new Set<ViewName>(['compare', 'bugs', 'race']);

interface ViewChooserProps {
  readonly views: Views;
}

/** A menu in the masthead, which stays where it is whatever the stage shows. An embedded page has no masthead, but a panel. */
export function ViewChooser({ views }: ViewChooserProps): VNode {
  const { groups } = useStrings();
  if (isEmbedded())
    return (
      <section class="panel view-chooser" aria-labelledby="views-title">
        <h2 id="views-title">{groups.compare}</h2>
        <ViewButtons onChoose={(view) => views.choose(view)} />
      </section>
    );
  return (
    <Menu id="views" class="view-menu" label={groups.compare}>
      {(close) => (
        <ViewButtons
          onChoose={(view) => {
            views.choose(view);
            close();
          }}
        />
      )}
    </Menu>
  );
}

function ViewButtons({ onChoose }: { readonly onChoose: (view: ViewName) => void }): VNode {
  const store = useStore();
  const strings = useStrings();
  const shown = viewOf(store.settings);
  return (
    <Disabled when={isLocked(store, 'compare')}>
      <Toolbar class="views button-list" label={strings.groups.compare}>
        {viewNames.map((view) => {
          const { label, hint } = wordsOf(view, strings);
          return (
            <Button
              key={view}
              id={`view-${view}`}
              pressed={view === shown}
              onPress={() => onChoose(view)}
            >
              <span class="view-name">{label}</span>
              {hint && <span class="view-hint">{hint}</span>}
            </Button>
          );
        })}
      </Toolbar>
    </Disabled>
  );
}

/** Nothing where the view that is shown has nothing to choose. */
export function ViewOptions({ views }: ViewChooserProps): VNode | null {
  const store = useStore();
  const player = usePlayer();
  const { parameters: words, wild } = useStrings();
  const { bug, compare, raceWorld } = store.signals;
  const shown = viewOf(store.settings);
  if (!withOptions.has(shown)) return null;
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
        {[words.bug.label, wild].map((label, at) => (
          <Choice
            key={label}
            name="bug"
            label={label}
            values={at === 0 ? bugs.slice(0, firstWild) : bugs.slice(firstWild)}
            words={words.bug.choices}
            value={bug.value}
            hidden={shown !== 'bugs'}
            onChoose={(chosen) => isBug(chosen) && void views.showBug(chosen)}
          />
        ))}
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

export function wordsOf(view: ViewName, { groups, parameters: words }: Strings): Words {
  const known: Readonly<Record<ViewName, Words>> = {
    picture: { label: groups.view },
    compare: words.compare,
    bugs: words.bug,
    race: words.race,
    tune: words.tune,
    bullets: words.bullets,
    seams: words.seams,
    events: words.events,
    use: words.use,
  };
  return known[view];
}

function isBug(word: string): word is Bug {
  return bugs.some((bug) => bug === word);
}
