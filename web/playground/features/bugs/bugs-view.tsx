/** A bug on the stage: the tree as its article prints it beside the tree as it was meant, and what brute force finds in both. */
import '../../ui/stage-view.css';
import './bugs.css';
import { computed, type ReadonlySignal, untracked, useComputed } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { ORACLE_LIMIT } from '../../engine/oracle.ts';
import { usePlayer } from '../../engine/player/player-context.ts';
import { bugStringsOf } from '../../locales/bugs-strings.ts';
import type { BugStrings } from '../../locales/strings.ts';
import { probeKinds } from '../../probes/registry.ts';
import { type PanePointers, usePanePainter } from '../../render/pane-painter.ts';
import { aspectOf } from '../../render/viewport.ts';
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
import { type BugCode, bugCode } from './bug-code.ts';
import { bugs } from './bugs.ts';
import { FindingsLayer } from './findings-layer.ts';
import { type Bug, isBugScene } from './scenes.ts';

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
  if (bug === 'none' || !strings) return null;
  return <BugView key={bug} bug={bug} strings={strings} {...props} />;
}

/** Both trees of a frame, or why they are not made. */
type Trees =
  | { readonly reason: 'rests' | 'tooLarge' }
  | { readonly printed: ArticleFrame; readonly corrected: ArticleFrame };

interface BugProps {
  readonly bug: Bug;
  readonly strings: BugStrings;
}

function BugView({ bug, strings, site, pointers, ...scene }: BugsProps & BugProps): VNode {
  const store = useStore();
  const player = usePlayer();
  const { facts, article } = bugs[bug];
  const { meanings } = useStrings();
  const programs = useMemo(
    () => ({
      printed: new ArticleProgram(bugs[bug], true),
      corrected: new ArticleProgram(bugs[bug], false),
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
      printed: programs.printed.frame(frame, boxes, settings, world),
      corrected: programs.corrected.frame(frame, boxes, settings, world),
    };
  });
  const printed = useComputed(() => ('printed' in trees.value ? trees.value.printed : undefined));
  const corrected = useComputed(() =>
    'corrected' in trees.value ? trees.value.corrected : undefined,
  );
  const pane = { bug, strings, note: useNote(trees, strings), pointers };
  const { preset } = store.signals;
  void preset.value;
  return (
    <>
      <p class="view-says">{strings.says[bug]}</p>
      <div class="view-main bug">
        {/* The pictures take all the height; what is said of them is scrolled to. */}
        <div>
          <PaneGrid
            aspect={aspectOf(player.world)}
            lines={facts.length - USUAL_LINES}
            least={LEAST_PICTURE}
            frames={trees}
          >
            <ArticlePane title={strings.printed[article]} frame={printed} {...pane} />
            <ArticlePane title={strings.corrected} frame={corrected} {...pane} />
          </PaneGrid>
        </div>
        <p class="bug-looks">{strings.looks[bug]}</p>
        <p class="bug-what hint">
          {strings.what}
          {isBugScene(store.settings) && ` ${strings.made}`}
        </p>
        <BugText bug={bug} strings={strings} {...scene} />
        <BugLines bug={bug} strings={strings} site={site} />
        <Meanings
          id="bug-meanings"
          heading={meanings}
          words={facts.map((fact) => strings.facts[fact])}
        />
      </div>
    </>
  );
}

function useNote(trees: ReadonlySignal<Trees>, strings: BugStrings): string {
  const number = useNumberFormat();
  const reason = useComputed(() => ('reason' in trees.value ? trees.value.reason : undefined));
  if (reason.value === 'tooLarge') return strings.tooLarge;
  return reason.value === 'rests' ? strings.rests(number.format(ORACLE_LIMIT)) : '';
}

/** Why the bug happens, and a button for the scene that shows it. */
function BugText({ bug, strings, onShowScene }: Pick<BugsProps, 'onShowScene'> & BugProps): VNode {
  const { parameters } = useStrings();
  const store = useStore();
  const { probe, probeKind } = store.signals;
  const { box, rectangle } = parameters.probeKind.choices;
  // The printed trees can be asked for boxes only.
  const isWithoutQuery = probe.value && !probeKinds[probeKind.value].isBox;
  return (
    <div class="bug-text">
      <div class="bug-words">
        <p class="bug-probe" role="status">
          {isWithoutQuery ? strings.boxesOnly(box, rectangle) : ''}
        </p>
        {onShowScene && !isBugScene(store.settings) && (
          <Button onPress={() => onShowScene(bug)}>{strings.scene}</Button>
        )}
        <p class="bug-reason">{strings.why[bug]}</p>
        <p class="hint">{strings.legend}</p>
      </div>
    </div>
  );
}

/** The faulty lines beside those that fix them. */
function BugLines({ bug, strings, site }: Pick<BugsProps, 'site'> & BugProps): VNode {
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
      <p class="hint">
        {`${strings.rewritten} `}
        <a href={`${site}docs/articles.html`} hreflang="en">
          {strings.source(bugs[bug].statement)}
        </a>
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
      <Code
        label={title}
        grammar={language === 'Java' ? 'java' : 'cpp'}
        code={[before, { marked: lines }, after]}
      />
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
      bugs[bug].facts.map((id) => {
        const count = computed(() => {
          const { findings, probed } = frame.value ?? {};
          // Hits of a probe that is off, or that the tree has no query for, cannot be missed.
          return id === 'missedHits' && !probed ? undefined : findings?.counts[id];
        });
        const value = computed(() =>
          count.value === undefined ? nothing : number.format(count.value),
        );
        const isBad = computed(() => id !== 'reports' && (count.value ?? 0) > 0);
        return { id, words: strings.facts[id], value, isBad };
      }),
    [bug, frame, nothing, strings, number],
  );
  return <Pane title={title} {...elements} note={note} facts={facts} />;
}
