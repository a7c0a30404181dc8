/** The choice of what the stage shows. */
import type { VNode } from 'preact';
import { isEmbedded } from '../../features/embed/embedded.ts';
import type { Words } from '../../locales/complete.ts';
import type { Strings } from '../../locales/strings.ts';
import { isLocked } from '../../state/locks.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { Disabled } from '../../ui/disabled.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useStrings } from '../../ui/strings.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { type ViewName, type Views, viewNames, viewOf } from '../views.ts';

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
