/** A bug on the stage: the tree with it beside the tree as it was meant, and what brute force finds in both. */
import '../../ui/stage-view.css';
import './bugs.css';
import { computed, type ReadonlySignal, untracked, useComputed } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { ORACLE_LIMIT } from '../../engine/oracle.ts';
import { usePlayer } from '../../engine/player/player-context.ts';
import { bugStringsOf } from '../../locales/bugs-strings.ts';
import type { BugStrings, WildStrings } from '../../locales/strings.ts';
import { wildStringsOf } from '../../locales/wild-strings.ts';
import { probeKinds } from '../../probes/registry.ts';
import { type PanePointers, usePanePainter } from '../../render/pane-painter.ts';
import { aspectOf } from '../../render/viewport.ts';
import { spokenLike } from '../../state/language.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { Code } from '../../ui/code.tsx';
import { Meanings } from '../../ui/meanings.tsx';
import { useNumberFormat } from '../../ui/number-format.ts';
import { Pane } from '../../ui/pane.tsx';
import { PaneGrid } from '../../ui/pane-grid.tsx';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';
import { type ArticleFrame, isTooLarge } from './article-frame.ts';
import { ArticleProgram } from './article-program.ts';
import { type BugCode, bugCode, grammars } from './bug-code.ts';
import { bugs } from './bugs.ts';
import { isNoFault } from './findings.ts';
import { FindingsLayer } from './findings-layer.ts';
import { bugWords, runBugs } from './runs.ts';
import { type Bug, isBugScene, isWild, type WildBugName } from './scenes.ts';
import { threadAddress, wildBugs } from './wild.ts';
import { wildAddress } from './wild-address.ts';

/** A pane has this many lines of text in the comparison; here it has one for each fact. */
const USUAL_LINES = 5;
/** Shorter side of a picture at least, in CSS pixels: a bug is a small thing among many objects. */
const LEAST_PICTURE = 320;

interface BugsProps {
  /** The address of the site, which ends with a slash. */
  readonly site: string;
  readonly pointers: PanePointers;
  /** Shows a bug in the scene made for it; undefined where another scene is not to be shown. */
  readonly onShowScene: ((bug: Bug) => void) | undefined;
}

export function BugsView(props: BugsProps): VNode | null {
  const bug = useStore().signals.bug.value;
  const strings = useFetchedStrings(bugStringsOf);
  const wild = useFetchedStrings(wildStringsOf);
  if (bug === 'none' || !strings || !wild) return null;
  return <BugView key={bug} bug={bug} strings={strings} wild={wild} {...props} />;
}

/** Both trees of a frame, or why they are not made. */
type Trees =
  | { readonly reason: 'rests' | 'tooLarge' }
  | { readonly faulty: ArticleFrame; readonly right: ArticleFrame };

interface BugProps {
  readonly bug: Bug;
  readonly strings: BugStrings;
  readonly wild: WildStrings;
}

function BugView({ bug, strings, wild, site, pointers, ...scene }: BugsProps & BugProps): VNode {
  const store = useStore();
  const player = usePlayer();
  const { facts } = runBugs[bug];
  const words = bugWords(bug, strings, wild);
  const { meanings } = useStrings();
  const programs = useMemo(
    () => ({
      faulty: new ArticleProgram(runBugs[bug], true),
      right: new ArticleProgram(runBugs[bug], false),
    }),
    [bug],
  );
  const trees = useComputed((): Trees => {
    const { frame } = player;
    const { settings, world } = untracked(() => ({
      settings: store.settings,
      world: player.world,
    }));
    // A copy: the frame's boxes are a view that is valid until the next call of any tree.
    const boxes = frame.tree.boxes.slice();
    if (frame.objects > ORACLE_LIMIT) return { reason: 'rests' };
    if (isTooLarge(boxes, settings, world)) return { reason: 'tooLarge' };
    return {
      faulty: programs.faulty.frame(frame, boxes, settings, world),
      right: programs.right.frame(frame, boxes, settings, world),
    };
  });
  const faulty = useComputed(() => ('faulty' in trees.value ? trees.value.faulty : undefined));
  const right = useComputed(() => ('right' in trees.value ? trees.value.right : undefined));
  const said = { bug, strings, wild };
  const pane = { ...said, note: useNote(trees, said), pointers };
  const { preset } = store.signals;
  void preset.value;
  return (
    <>
      <p class="view-says">{words.says}</p>
      <div class="view-main bug">
        {/* The pictures take all the height; what is said of them is scrolled to. */}
        <div>
          <PaneGrid
            aspect={aspectOf(player.world)}
            lines={facts.length - USUAL_LINES}
            least={LEAST_PICTURE}
            frames={trees}
          >
            <ArticlePane title={words.faulty} frame={faulty} {...pane} />
            <ArticlePane title={words.right} frame={right} {...pane} />
          </PaneGrid>
        </div>
        <p class="bug-looks">{words.looks}</p>
        <p class="bug-what hint">
          {isWild(bug) ? wild.intro : strings.what}
          {isBugScene(store.settings) && ` ${strings.made}`}
        </p>
        <BugText why={words.why} {...said} {...scene} />
        <BugLines site={site} {...said} />
        <Meanings
          id="bug-meanings"
          heading={meanings}
          words={facts.map((fact) => strings.facts[fact])}
        />
      </div>
    </>
  );
}

function useNote(trees: ReadonlySignal<Trees>, { bug, strings, wild }: BugProps): string {
  const number = useNumberFormat();
  const reason = useComputed(() => ('reason' in trees.value ? trees.value.reason : undefined));
  if (reason.value !== undefined && isWild(bug)) return wild.notRun;
  if (reason.value === 'tooLarge') return strings.tooLarge;
  return reason.value === 'rests' ? strings.rests(number.format(ORACLE_LIMIT)) : '';
}

/** Why the bug happens, and a button for the scene that shows it. */
function BugText({
  bug,
  strings,
  wild,
  why,
  onShowScene,
}: Pick<BugsProps, 'onShowScene'> & BugProps & { readonly why: string }): VNode {
  const { parameters } = useStrings();
  const store = useStore();
  const { probe, probeKind } = store.signals;
  const { box, rectangle } = parameters.probeKind.choices;
  // These trees have no query but that of a box.
  const isWithoutQuery = probe.value && !probeKinds[probeKind.value].isBox;
  return (
    <div class="bug-text">
      <div class="bug-words">
        <p class="bug-probe" role="status">
          {isWithoutQuery ? (isWild(bug) ? wild : strings).boxesOnly(box, rectangle) : ''}
        </p>
        {onShowScene && !isBugScene(store.settings) && (
          <Button onPress={() => onShowScene(bug)}>{strings.scene}</Button>
        )}
        <p class="bug-reason">{why}</p>
        {!isWild(bug) && <p class="hint">{strings.legend}</p>}
      </div>
    </div>
  );
}

/** The faulty lines beside those that fix them. */
function BugLines({ bug, strings, wild, site }: Pick<BugsProps, 'site'> & BugProps): VNode {
  const { language, before, faulty, fixed, after } = bugCode[bug];
  return (
    <div class="bug-lines">
      <Lines
        title={strings.fault(language)}
        kind="faulty"
        language={language}
        before={before}
        lines={faulty}
        after={after}
      />
      <Lines
        title={strings.fix(language)}
        kind="fixed"
        language={language}
        before={before}
        lines={fixed}
        after={after}
      />
      {isWild(bug) ? (
        <WildSource bug={bug} wild={wild} site={site} />
      ) : (
        <p class="hint">
          {`${strings.rewritten} `}
          <a href={`${site}docs/articles.html`} hreflang="en">
            {strings.source(bugs[bug].statement)}
          </a>
        </p>
      )}
    </div>
  );
}

interface WildSourceProps extends Pick<BugsProps, 'site'> {
  readonly bug: WildBugName;
  readonly wild: WildStrings;
}

/** Where a defect was found, and its own page. */
function WildSource({ bug, wild, site }: WildSourceProps): VNode {
  const language = spokenLike(useStrings().language) ?? 'en';
  return (
    <div class="bug-source">
      <h3>{wild.found}</h3>
      <p>{wild.defects[bug].said}</p>
      <ul>
        {wildBugs[bug].threads.map((thread) => (
          <li key={thread.number}>
            <a href={threadAddress(thread)} hreflang="en">
              {wild.thread[thread.kind](thread.project, String(thread.number))}
            </a>
            {` (${wild.states[thread.state]})`}
          </li>
        ))}
      </ul>
      <p class="hint">
        {`${wild.rewritten} `}
        <a href={site + wildAddress(language, bug)}>{wild.page}</a>
        {' · '}
        <a href={site + wildAddress(language)}>{wild.all}</a>
      </p>
    </div>
  );
}

interface LinesProps {
  readonly title: string;
  readonly kind: 'faulty' | 'fixed';
  readonly language: BugCode['language'];
  readonly before: string;
  readonly lines: string;
  readonly after: string;
}

function Lines({ title, kind, language, before, lines, after }: LinesProps): VNode {
  return (
    <div data-kind={kind}>
      <h3>{title}</h3>
      <Code label={title} grammar={grammars[language]} code={[before, { marked: lines }, after]} />
    </div>
  );
}

interface ArticlePaneProps extends BugProps {
  readonly title: string;
  /** Undefined while the tree is not made. */
  readonly frame: ReadonlySignal<ArticleFrame | undefined>;
  readonly note: string;
  readonly pointers: PanePointers;
}

/** One of the two trees. */
function ArticlePane({ bug, strings, title, frame, note, pointers }: ArticlePaneProps): VNode {
  const { nothing } = useStrings();
  const number = useNumberFormat();
  const layers = useMemo(() => [new FindingsLayer(() => frame.peek())], [frame]);
  const elements = usePanePainter(
    pointers,
    () => frame.value,
    () => layers,
  );
  const facts = useMemo(
    () =>
      runBugs[bug].facts.map((id) => {
        const count = computed(() => {
          const { findings, probed } = frame.value ?? {};
          // Hits of a probe that is off, or that the tree has no query for, cannot be missed.
          return id === 'missedHits' && !probed ? undefined : findings?.counts[id];
        });
        const value = computed(() =>
          count.value === undefined ? nothing : number.format(count.value),
        );
        const isBad = computed(() => !isNoFault(id) && (count.value ?? 0) > 0);
        return { id, words: strings.facts[id], value, isBad };
      }),
    [bug, frame, nothing, strings, number],
  );
  return <Pane title={title} {...elements} note={note} facts={facts} />;
}
