/** What stands on the stage instead of the picture. Each view is fetched when it is first asked for. */

import { signal as toSignal } from '@preact/signals';
import { type ComponentChildren, h, render } from 'preact';
import type { EventText } from '../../features/trace/event-text.ts';
import type { Strings } from '../../locales/strings.ts';
import type { InputTarget } from '../../render/input-target.ts';
import { isLocked } from '../../state/locks.ts';
import { byId, element, icon } from '../../ui/dom.ts';
import type { House } from '../context.ts';
import { Providers } from '../providers.tsx';
import { type ViewName, viewOf } from '../views.ts';

/** What a view may use of the page. */
export interface Scenery extends Pick<House, 'player' | 'highlighted' | 'store' | 'views'> {
  /** The tool as the picture shows it. */
  readonly hand: House['tools'];
  readonly strings: Strings;
  /** Where the view builds. */
  readonly root: HTMLElement;
  /** Lets pointers and keys over a picture do what they do over the page's own. */
  readonly handle: (target: InputTarget, signal: AbortSignal) => void;
  /** Fetches what puts the events of a trace into words. */
  readonly eventText: () => Promise<EventText>;
}

export type View = (scenery: Scenery, signal: AbortSignal) => void;

type Staged = Exclude<ViewName, 'picture'>;

const loaders: Readonly<Record<Staged, () => Promise<View>>> = {
  compare: async () => {
    const { CompareView } = await import('../../features/compare/compare-view.tsx');
    return rendered(({ eventText, ...context }) =>
      h(CompareView, { pointers: pointersOf(context), eventText }),
    );
  },
  bugs: async () => {
    const { BugsView } = await import('../../features/bugs/bugs-view.tsx');
    return rendered(({ views, ...context }) =>
      h(BugsView, {
        pointers: pointersOf(context),
        isSceneShown: () => views.isBugScene,
        onShowScene: (bug) => views.showBug(bug),
      }),
    );
  },
  race: async () => {
    const { RaceView } = await import('../../features/race/race-view.tsx');
    return rendered(() => h(RaceView, {}));
  },
};

type Context = Omit<Scenery, 'root'>;

function pointersOf({
  handle,
  hand,
  highlighted,
}: Pick<Context, 'handle' | 'hand' | 'highlighted'>) {
  return { attachInput: handle, highlighted, tools: hand };
}

function rendered(view: (context: Context) => ComponentChildren): View {
  return ({ root, ...context }, signal) => {
    const { player, store, strings } = context;
    const providers = { player, store, strings: toSignal(strings), children: view(context) };
    render(h(Providers, providers), root);
    signal.addEventListener('abort', () => render(null, root));
  };
}

export function stageView(house: House, strings: Strings, signal: AbortSignal): void {
  const { attachInput: handle, picture, player, highlighted, store, tools: hand, views } = house;
  const root = byId('view');
  const eventText = async (): Promise<EventText> =>
    (await import('../../features/trace/event-text.ts')).eventTextIn(strings);
  let shown: Staged | undefined;
  let open = new AbortController();
  signal.addEventListener('abort', () => open.abort());
  const build = async (name: Staged, until: AbortSignal): Promise<void> => {
    const view = await loaders[name]();
    if (until.aborted) return;
    stand(name);
    const body = element('div', { class: 'view-body' });
    root.replaceChildren(
      ...(isLocked(store, 'compare') ? [] : [closeButton(strings, () => views.close())]),
      body,
    );
    view(
      { player, highlighted, store, hand, views, strings, root: body, handle, eventText },
      until,
    );
  };
  const stand = (name: Staged | undefined): void => {
    root.hidden = name === undefined;
    picture.hidden = name !== undefined;
    const stage = byId('stage');
    if (name) stage.setAttribute('data-view', name);
    else stage.removeAttribute('data-view');
  };
  const show = (): void => {
    const view = viewOf(store.settings);
    const wanted = view === 'picture' ? undefined : view;
    if (wanted === shown) return;
    open.abort();
    open = new AbortController();
    shown = wanted;
    root.replaceChildren();
    // Until a view is there, the picture stays.
    if (wanted) void build(wanted, open.signal);
    else {
      stand(undefined);
      player.refresh();
    }
  };
  store.listen(show, signal);
  show();
}

function closeButton(strings: Strings, close: () => void): HTMLElement {
  const label = strings.backToPicture;
  const button = element(
    'button',
    { type: 'button', id: 'view-close', class: 'icon-only', title: label, 'aria-label': label },
    icon('close'),
  );
  button.addEventListener('click', () => {
    close();
    byId('picture').focus();
  });
  return button;
}
