/** The views that the stage shows instead of the picture. Each is fetched when it is first chosen. */
import { useComputed } from '@preact/signals';
import type { VNode } from 'preact';
import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';
import type { Bug } from '../../features/bugs/scenes.ts';
import { isHidden, siteAddress } from '../../features/embed/embedded.ts';
import type { PanePointers } from '../../render/pane-painter.ts';
import { isLocked } from '../../state/locks.ts';
import type { Settings } from '../../state/parameters.ts';
import type { Changes } from '../../state/settings.ts';
import type { Store } from '../../state/store.ts';
import { useStore } from '../../state/store-context.ts';
import { IconButton } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { useStrings } from '../../ui/strings.tsx';
import { type StageName, stageOf, type Views } from '../views.ts';

const CompareView = lazy(
  async () => (await import('../../features/compare/compare-view.tsx')).CompareView,
);
const BugsView = lazy(async () => (await import('../../features/bugs/bugs-view.tsx')).BugsView);
const RaceView = lazy(async () => (await import('../../features/race/race-view.tsx')).RaceView);

const TuneView = lazy(async () => (await import('../../features/tune/tune-view.tsx')).TuneView);
const BulletsView = lazy(
  async () => (await import('../../features/bullets/bullets-view.tsx')).BulletsView,
);
const SeamsView = lazy(async () => (await import('../../features/seams/seams-view.tsx')).SeamsView);
const UseView = lazy(async () => (await import('../../features/use/use-view.tsx')).UseView);

const components = {
  compare: CompareView,
  bugs: BugsView,
  race: RaceView,
  tune: TuneView,
  bullets: BulletsView,
  seams: SeamsView,
  use: UseView,
};

/**
 * The view that the stage shows: until the code of the chosen one is there, and where it cannot be fetched, the picture. A component
 * or an effect that calls it runs again when the code is there.
 */
export function shownView(settings: Settings): StageName {
  const chosen = stageOf(settings);
  return chosen === 'picture' || components[chosen].isReady.value ? chosen : 'picture';
}

/** Without the choice of views, nothing would lead back to the one that is shown. */
export function canLeaveView(store: Store): boolean {
  return !isLocked(store, 'compare') && !isHidden(store, 'settings');
}

interface StageViewProps {
  readonly pointers: PanePointers;
  /** What `shownView` says. */
  readonly shown: StageName;
  readonly views: Views;
  /** Called when the reader has closed the view and the picture is shown again. */
  readonly onClose: () => void;
  /** Called with a file that the reader chooses to be shown in place of the scene. */
  readonly onOpenRecording: (file: File) => void;
}

export function StageView({
  pointers,
  shown,
  views,
  onClose,
  onOpenRecording,
}: StageViewProps): VNode {
  const store = useStore();
  const strings = useStrings();
  const chosen = useComputed(() => stageOf(store.settings)).value;
  const eventText = useCallback(
    async () => (await import('../../features/trace/event-text.ts')).eventTextIn(strings),
    [strings],
  );
  const isClosing = useRef(false);
  useLayoutEffect(() => {
    if (isClosing.current && shown === 'picture') onClose();
    isClosing.current = false;
  }, [shown, onClose]);
  const leave = (change: () => void): void => {
    isClosing.current = true;
    change();
  };
  const canLeave = canLeaveView(store);
  const showBug = (bug: Bug): void => void views.showBug(bug);
  const showScene = (changes: Changes): void => leave(() => views.showScene(changes));
  return (
    <div id="view" class="view">
      {shown !== 'picture' && canLeave && (
        <IconButton
          id="view-close"
          class="icon-only"
          icon="close"
          label={strings.backToPicture}
          onPress={() => leave(() => views.close())}
        />
      )}
      <div class="view-body">
        {chosen === 'compare' && <CompareView pointers={pointers} eventText={eventText} />}
        {chosen === 'bugs' && (
          <BugsView
            site={siteAddress()}
            pointers={pointers}
            onShowScene={canLeave ? showBug : undefined}
          />
        )}
        {chosen === 'race' && <RaceView onShowScene={canLeave ? showScene : undefined} />}
        {chosen === 'tune' && <TuneView />}
        {chosen === 'bullets' && <BulletsView />}
        {chosen === 'seams' && <SeamsView />}
        {chosen === 'use' && <UseView site={siteAddress()} onOpenRecording={onOpenRecording} />}
      </div>
    </div>
  );
}
