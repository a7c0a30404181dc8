/** The page as one tree of components. */
import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import type { RefObject, VNode } from 'preact';
import { useCallback, useRef } from 'preact/hooks';
import type { Player } from '../engine/player/player.ts';
import { usePlayer } from '../engine/player/player-context.ts';
import type { Tools } from '../engine/tools/tools.ts';
import type * as Embed from '../features/embed/embed.ts';
import { isEmbedded, isHidden, siteAddress } from '../features/embed/embedded.ts';
import { LessonButtons, SiteLinks } from '../features/lessons/lesson-buttons.tsx';
import type { Lessons } from '../features/lessons/lessons.ts';
import type { Story } from '../features/story/story.ts';
import type { Probe } from '../probes/probe.ts';
import type { PanePointers } from '../render/pane-painter.ts';
import type { Layer } from '../render/picture.ts';
import type { PagePainter } from '../render/pictures.ts';
import type { PresetId } from '../state/parameters.ts';
import type { Store } from '../state/store.ts';
import { useStore } from '../state/store-context.ts';
import type { Action } from '../ui/action.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { InTurn } from '../ui/in-turn.tsx';
import { lazy } from '../ui/lazy.tsx';
import { LivePicture } from '../ui/live-picture.tsx';
import { hasKeys } from '../ui/shortcuts.ts';
import { useStrings } from '../ui/strings.tsx';
import type { Toast } from '../ui/toast.tsx';
import { useNear } from '../ui/use-near.ts';
import type { Link } from './link.ts';
import { Announcements, type Announcer } from './panels/announcer.tsx';
import { Banner, LinkRemark, type RemarksOnLink } from './panels/banner.tsx';
import { Controls } from './panels/controls.tsx';
import { Headline } from './panels/headline.tsx';
import { KeyHelp } from './panels/key-help.tsx';
import { LanguagePicker } from './panels/language-picker.tsx';
import { Legend } from './panels/legend.tsx';
import { Numbers, Summary } from './panels/numbers.tsx';
import { PictureKeys } from './panels/picture-keys.tsx';
import { QueryLine } from './panels/query-line.tsx';
import { SceneCaption, SceneChoice } from './panels/scenes.tsx';
import { canLeaveView, StageView } from './panels/stage-view.tsx';
import { StillLine } from './panels/still-line.tsx';
import { ToolBar } from './panels/tool-bar.tsx';
import { Transport } from './panels/transport.tsx';
import { ViewChooser } from './panels/view-chooser.tsx';
import { ZoomButtons } from './panels/zoom-buttons.tsx';
import type { Recordings } from './recordings.ts';
import { Masthead } from './shell.tsx';
import { type StageName, type Views, viewOf } from './views.ts';

export interface PageProps {
  readonly actions: readonly Action[];
  readonly announcer: Announcer;
  /** Puts a layer over the picture until the signal aborts. */
  readonly lay: (layer: Layer, until: AbortSignal) => void;
  /** Paints the picture again, where a layer has changed. */
  readonly repaint: () => void;
  readonly lessons: Lessons;
  readonly link: Link;
  readonly player: Player<Probe>;
  /** What pointers and keys work with on every picture. */
  readonly pointers: PanePointers;
  readonly recordings: Recordings;
  /** What is to be said of the link that was opened. */
  readonly remarks: RemarksOnLink;
  readonly story: Story;
  readonly toast: Toast;
  /** Fetches what tools do, before one is taken. */
  readonly fetchTools: () => void;
  readonly views: Views;
  readonly chooseScene: (id: PresetId) => void;
  /** What paints, once there is something to share. */
  readonly pagePainter: () => PagePainter;
  /** What takes the picture's keys, where it is painted, and what it stands in. */
  readonly picture: RefObject<HTMLDivElement | null>;
  readonly layers: RefObject<HTMLDivElement | null>;
  readonly stage: RefObject<HTMLDivElement | null>;
  /** Whether the share dialog is open. */
  readonly isSharing: Signal<boolean>;
  /** What the stage shows. */
  readonly shownView: ReadonlySignal<StageName>;
  /** Milliseconds that the last picture took. */
  readonly drawTime: () => number;
  /** Whether the picture shows contacts where the settings ask for them. */
  readonly drawsContacts: () => boolean;
  /** Whether the tree's diagram is shown. */
  readonly isTreeOpen: Signal<boolean>;
  /** Defined in an embedded page. */
  readonly embed: typeof Embed | undefined;
  /** In another page, the first frame waits under a button. */
  readonly waitsForClick: boolean;
}

export function Page(props: PageProps): VNode {
  const strings = useStrings();
  const controls = useRef<HTMLDivElement>(null);
  const shown = props.shownView.value;
  return (
    <>
      <SkipLink
        to={shown === 'picture' ? 'picture' : 'stage'}
        target={shown === 'picture' ? props.picture : props.stage}
        label={strings.skipToPicture}
      />
      {props.story.step.value === 'none' && (
        <SkipLink to="controls" target={controls} label={strings.skip} />
      )}
      <Masthead>
        <SceneChoice onChoose={props.chooseScene} />
        {!isEmbedded() && <ViewChooser views={props.views} />}
        <SiteLinks site={siteAddress()} />
        <LanguagePicker />
      </Masthead>
      <main class="desk">
        <Headline story={props.story} />
        <Figure {...props} />
        <div class="panels">
          <section class="panel lessons" aria-labelledby="lessons-title">
            <h2 id="lessons-title">{strings.lessons.title}</h2>
            <InTurn>{() => <LessonButtons lessons={props.lessons} />}</InTurn>
          </section>
          {isEmbedded() && <ViewChooser views={props.views} />}
          <section class="panel caption" aria-labelledby="caption-title">
            {shown === 'picture' || props.recordings.shown.value ? (
              <>
                <h2 id="caption-title">{strings.caption}</h2>
                <SceneCaption opened={props.recordings.shown.value} />
              </>
            ) : (
              <ViewCaption view={shown} />
            )}
          </section>
          <section class="panel figures" aria-labelledby="numbers-title">
            <h2 id="numbers-title">{strings.numbers}</h2>
            <div id="numbers">
              <InTurn>{() => <Numbers {...props} />}</InTurn>
            </div>
          </section>
          <TreePanel {...props} />
        </div>
        <section class="panel settings" aria-labelledby="controls-title">
          <h2 id="controls-title">{strings.settings}</h2>
          <div id="controls" tabIndex={-1} ref={controls}>
            <Controls actions={props.actions} />
          </div>
        </section>
      </main>
      <footer class="foot">
        {hasKeys() && <KeyHelp actions={props.actions} />}
        <p>{strings.footer}</p>
      </footer>
      <Announcements announcer={props.announcer} />
    </>
  );
}

const ViewOptions = lazy(async () => (await import('./panels/view-options.tsx')).ViewOptions);

/** The views of which there is something to choose. It waits for their own code, with which it shares files. */
const withOptions: ReadonlySet<StageName> = new Set<StageName>(['compare', 'bugs', 'race']);

const ViewCaption = lazy(async () => (await import('./panels/view-caption.tsx')).ViewCaption);

const PauseInSight = lazy(async () => (await import('./panels/pause-in-sight.tsx')).PauseInSight);

/** Fetched when the page is slower than it should be for the first time. */
function Slowness(): VNode | null {
  const { lag } = usePlayer();
  return lag ? <PauseInSight /> : null;
}

interface SkipLinkProps {
  /** The id of the target. */
  readonly to: string;
  readonly target: RefObject<HTMLElement | null>;
  readonly label: string;
}

/** Moves the focus itself: the link's fragment must not be taken for a scene's. */
function SkipLink({ to, target, label }: SkipLinkProps): VNode {
  const follow = (event: Event): void => {
    event.preventDefault();
    target.current?.focus();
  };
  return (
    <a class="skip" href={`#${to}`} onClick={follow}>
      {label}
    </a>
  );
}

/** The stage, and all that belongs to the picture. */
function Figure(props: PageProps): VNode {
  const strings = useStrings();
  const { actions, embed, layers, link, picture, pointers, toast, views } = props;
  const shown = props.shownView.value;
  const scene = useRef<HTMLDivElement>(null);
  const showsAll = useSignal(false);
  const focusPicture = useCallback(() => picture.current?.focus(), [picture]);
  const showScene = useCallback(() => scene.current?.scrollIntoView(), []);
  return (
    <section
      class="figure"
      // The story has its sentence and numbers in sight.
      data-controls={showsAll.value && props.story.step.value === 'none' ? 'all' : 'first'}
      aria-label={strings.transport}
    >
      {withOptions.has(shown) && <ViewOptions views={views} shown={shown} />}
      <Recording {...props} />
      <div class="scene" ref={scene}>
        <div
          id="stage"
          class="stage"
          data-view={shown === 'picture' ? undefined : shown}
          tabIndex={-1}
          ref={props.stage}
        >
          <LivePicture
            id="picture"
            label={strings.picture.label}
            alternative={strings.picture.shows}
            describedBy="summary"
            picture={picture}
            layers={layers}
            hidden={shown !== 'picture'}
          />
          <PictureKeys tools={pointers.tools} />
          <StageView
            pointers={pointers}
            shown={shown}
            views={views}
            onClose={focusPicture}
            onOpenRecording={(file) => props.recordings.open(file)}
          />
          <SeekProgress toast={toast} />
          <Banner chooseScene={props.chooseScene} />
          {embed && props.waitsForClick && <embed.StartPoster />}
        </div>
        <div class="picture-tools">
          <ToolBar actions={actions} onApproach={props.fetchTools} />
          <ZoomButtons actions={actions} />
        </div>
        <div class="cards">
          <Beginning {...props} />
          <LinkRemark remarks={props.remarks} onClose={focusPicture} />
          <StillLine />
          <Trace {...props} />
          {!isEmbedded() && <Slowness />}
          <Lesson {...props} onOpen={showScene} />
        </div>
      </div>
      <InTurn instead={<div id="legend" />}>{() => <Legend {...props} />}</InTurn>
      <QueryLine tools={pointers.tools} onRemove={focusPicture} />
      <InTurn instead={<p id="summary" class="summary" />}>{() => <Summary />}</InTurn>
      <Sharing {...props} />
      <Transport actions={actions} toast={toast} showsAll={showsAll} />
      <Events {...props} />
      {embed && <embed.WholePage href={() => link.href} />}
    </section>
  );
}

const Progress = lazy(async () => (await import('./panels/progress.tsx')).Progress);

/** Fetched with the first seek that takes several frames of the display. */
function SeekProgress({ toast }: Pick<PageProps, 'toast'>): VNode | null {
  const player = usePlayer();
  const isSeeking = useComputed(() => player.progress < 1);
  return isSeeking.value || Progress.isReady.value ? <Progress toast={toast} /> : null;
}

const LessonCard = lazy(
  async () => (await import('../features/lessons/lesson-card.tsx')).LessonCard,
);

interface LessonProps extends PageProps {
  readonly onOpen: () => void;
}

function Lesson({ lessons, onOpen, picture }: LessonProps): VNode | null {
  const { lesson } = useStore().signals;
  if (lesson.value === 'none') return null;
  const focusPicture = (): void => picture.current?.focus();
  return <LessonCard lessons={lessons} onOpen={onOpen} onClose={focusPicture} />;
}

const StoryView = lazy(async () => (await import('../features/story/story-view.tsx')).StoryView);

/** It has its room before its code is there. */
function Beginning({ lay, picture, pointers, story }: PageProps): VNode | null {
  if (story.step.value === 'none') return null;
  const { tools } = pointers;
  return (
    <div class="beginning">
      <StoryView
        key={story.beginnings.value}
        story={story}
        tools={tools}
        picture={picture}
        lay={lay}
      />
    </div>
  );
}

const ReplayBar = lazy(async () => (await import('../features/replay/replay-bar.tsx')).ReplayBar);

function Recording({ picture, recordings }: PageProps): VNode | null {
  const opened = recordings.shown.value;
  const refused = recordings.refused.value;
  if (!opened && !refused) return null;
  const close = (): void => {
    recordings.close();
    picture.current?.focus();
  };
  return <ReplayBar opened={opened} refused={refused} onClose={close} />;
}

const TraceView = lazy(async () => (await import('../features/trace/trace-view.tsx')).TraceView);

function Trace({ lay, picture, pointers }: PageProps): VNode | null {
  const { tools } = pointers;
  const store = useStore();
  if (!isTracing(store, tools)) return null;
  // Without the tools, nothing would lead back to it.
  const isFixed = isHidden(store, 'tools');
  const focusPicture = (): void => picture.current?.focus();
  return <TraceView tools={tools} lay={lay} isFixed={isFixed} onClose={focusPicture} />;
}

/** Whether the reader plays a trace, or has the tool that begins one. */
function isTracing({ signals }: Store, tools: Tools): boolean {
  return signals.trace.value !== 'none' || tools.name === 'ask';
}

const EventsView = lazy(
  async () => (await import('../features/events/events-view.tsx')).EventsView,
);

/** A trace takes its place. */
function Events({ lay, picture, pointers, repaint, views }: PageProps): VNode | null {
  const store = useStore();
  const isChosen = useComputed(() => viewOf(store.settings) === 'events');
  if (!isChosen.value || isTracing(store, pointers.tools)) return null;
  const close = (): void => {
    views.close();
    picture.current?.focus();
  };
  return (
    <EventsView
      lay={lay}
      picture={picture}
      repaint={repaint}
      onShowBodies={() => views.showBodies()}
      onClose={canLeaveView(store) ? close : undefined}
    />
  );
}

const ShareDialog = lazy(
  async () => (await import('../features/share/share-dialog.tsx')).ShareDialog,
);

function Sharing({ isSharing, lessons, pagePainter, link, player }: PageProps): VNode | null {
  if (!isSharing.value) return null;
  return (
    <ShareDialog
      player={player}
      link={link}
      pagePainter={pagePainter}
      onOpenLesson={(tour) => void lessons.open('own', tour)}
      onClose={() => {
        isSharing.value = false;
      }}
    />
  );
}

const TreeShape = lazy(async () => (await import('./panels/tree/tree-shape.tsx')).TreeShape);

function TreePanel({ pointers, isTreeOpen }: PageProps): VNode {
  const { treeTitle } = useStrings();
  return (
    <Disclosure
      id="tree-panel"
      class="panel tree"
      startsOpen={() => isTreeOpen.value}
      heading={<h2>{treeTitle}</h2>}
      onToggle={(isOpen) => {
        isTreeOpen.value = isOpen;
      }}
    >
      <InTurn>
        {() => (isTreeOpen.value ? <Tree highlighted={pointers.highlighted} /> : null)}
      </InTurn>
    </Disclosure>
  );
}

/** The tree's diagram, fetched when the reader comes near it. */
function Tree({ highlighted }: Pick<PanePointers, 'highlighted'>): VNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div id="tree" ref={place}>
      {isNear.value && <TreeShape highlighted={highlighted} />}
    </div>
  );
}
