/** An exhibit on the stage: the tree as its article prints it beside the tree as it was meant, and what brute force says to both. */

import { ORACLE_LIMIT } from '../../engine/oracle.ts';
import type { Player } from '../../engine/player/player.ts';
import type { HighlightedNode } from '../../engine/tree/highlighted-node.ts';
import type { Strings } from '../../locales/strings.ts';
import { probeKinds } from '../../probes/registry.ts';
import type { InputTarget } from '../../render/input-target.ts';
import { PanePainter } from '../../render/pane-painter.ts';
import type { Hand } from '../../render/picture.ts';
import { aspectOf } from '../../render/viewport.ts';
import type { Store } from '../../state/store.ts';
import { element, say } from '../../ui/dom.ts';
import { Pane } from '../../ui/pane.ts';
import { PaneGrid } from '../../ui/pane-grid.ts';
import { isTooLarge, type TeachingFrame, teachingFrame } from './article-frame.ts';
import { exhibits } from './bugs.ts';
import type { Fact } from './findings.ts';
import { MagentaLayer } from './findings-overlay.ts';
import type { Bug } from './scenes.ts';

/** Lines of words under a picture that stands beside others; here are only those of the facts. */
const USUAL_LINES = 5;

/** What the bug gallery uses of the page. */
export interface BugsContext {
  readonly player: Player;
  readonly store: Store;
  readonly highlighted: HighlightedNode;
  readonly hand: Hand & Pick<HighlightedNode, 'listen'>;
  readonly views: {
    /** Whether the scene is still the one made for the bug that is shown. */
    readonly isOnItsScene: boolean;
    /** Shows a bug in the scene made for it. */
    exhibit(bug: Bug): void;
  };
  readonly strings: Strings;
  /** Where the two panes are put. */
  readonly root: HTMLElement;
  /** Lets pointers and keys over a pane do what they do over the page's picture. */
  readonly handle: (target: InputTarget, signal: AbortSignal) => void;
}

export function museumView(context: BugsContext, signal: AbortSignal): void {
  const { player, root, store } = context;
  const says = element('p', { class: 'view-says' });
  const hall = element('div', { class: 'view-main exhibit' });
  root.append(says, hall);
  let shown = new AbortController();
  signal.addEventListener('abort', () => shown.abort());
  let bug: Bug | undefined;
  const show = (): void => {
    const wanted = store.settings.bug;
    if (wanted === 'none' || wanted === bug) return;
    bug = wanted;
    shown.abort();
    shown = new AbortController();
    const room = new Room(context, bug, shown.signal);
    hall.replaceChildren(...room.parts);
    say(says, `${context.strings.choices.bug[bug]} · ${exhibits[bug].statement}`);
    room.open(shown.signal);
  };
  store.listen((_, changed) => changed.has('bug') && show(), signal);
  show();
  player.refresh();
}

/** The room of one exhibit. */
class Room {
  readonly #context: BugsContext;
  readonly #bug: Bug;
  readonly #showcases: readonly Showcase[];
  readonly #grid: PaneGrid;
  readonly #number: Intl.NumberFormat;
  readonly #onProbe = element('p', { class: 'exhibit-probe', role: 'status', hidden: true });
  readonly #toScene: HTMLElement;
  #boxes = new Float32Array(0);

  constructor(context: BugsContext, bug: Bug, signal: AbortSignal) {
    this.#context = context;
    this.#bug = bug;
    const { player, strings } = context;
    this.#number = new Intl.NumberFormat(strings.language);
    this.#toScene = this.#sceneButton();
    this.#grid = new PaneGrid(() => aspectOf(player.world), signal);
    this.#showcases = [true, false].map((printed) => new Showcase(context, bug, printed, signal));
    this.#grid.show(this.#showcases.map(({ pane }) => pane.root));
  }

  get parts(): readonly HTMLElement[] {
    return [this.#grid.root, this.#placard()];
  }

  open(signal: AbortSignal): void {
    const { hand, player, highlighted } = this.#context;
    player.listen({ frame: () => this.#follow() }, signal);
    for (const showcase of this.#showcases) {
      highlighted.listen(() => showcase.paint(), signal);
      hand.listen(() => showcase.paint(), signal);
    }
    this.#follow();
  }

  /** Why it goes wrong, and the way back to a scene that shows it. */
  #placard(): HTMLElement {
    const { strings } = this.#context;
    const why = element('p', { class: 'exhibit-why' }, strings.bugs.why[this.#bug]);
    const legend = element('p', { class: 'hint' }, strings.bugs.legend);
    return element('div', { class: 'placard' }, this.#onProbe, this.#toScene, why, legend);
  }

  #sceneButton(): HTMLElement {
    const { strings, views } = this.#context;
    const button = element('button', { type: 'button', id: 'exhibit-scene' }, strings.bugs.scene);
    button.addEventListener('click', () => views.exhibit(this.#bug));
    return button;
  }

  #follow(): void {
    const { frame, world } = this.#context.player;
    const { settings } = this.#context.store;
    const { bugs } = this.#context.strings;
    // A copy: a view would be gone with the next question to any tree.
    this.#boxes = frame.tree.boxes.slice();
    this.#toScene.hidden = this.#context.views.isOnItsScene;
    this.#grid.arrange(exhibits[this.#bug].facts.length - USUAL_LINES);
    this.#sayOfProbe(settings.probe && !probeKinds[settings.probeKind].isBox);
    if (frame.objects > ORACLE_LIMIT) this.#rest(bugs.rests(this.#number.format(ORACLE_LIMIT)));
    else if (isTooLarge(this.#boxes, settings, world)) this.#rest(bugs.tooLarge);
    else for (const showcase of this.#showcases) showcase.follow(this.#boxes);
  }

  /** Whether the probe is one that the printed trees cannot be asked with. */
  #sayOfProbe(waits: boolean): void {
    const { choices, bugs } = this.#context.strings;
    const { box, rectangle } = choices.probeKind;
    this.#onProbe.hidden = !waits;
    say(this.#onProbe, waits ? bugs.boxesOnly(box, rectangle) : '');
  }

  #rest(why: string): void {
    for (const showcase of this.#showcases) showcase.rest(why);
  }
}

/** One of the two trees. */
class Showcase {
  readonly pane: Pane<Fact>;
  readonly #painter: PanePainter;
  readonly #context: BugsContext;
  readonly #bug: Bug;
  readonly #printed: boolean;
  readonly #magenta = new MagentaLayer();
  readonly #number: Intl.NumberFormat;
  #frame: TeachingFrame | undefined;

  constructor(context: BugsContext, bug: Bug, printed: boolean, signal: AbortSignal) {
    this.#context = context;
    this.#bug = bug;
    this.#printed = printed;
    const { hand, handle, player, highlighted, store, strings } = context;
    const { bugs } = strings;
    const { article } = exhibits[bug];
    this.#number = new Intl.NumberFormat(strings.language);
    const text = {
      name: printed ? 'printed' : 'mended',
      title: printed ? bugs.printed(strings.scenes[article].name) : bugs.mended,
      facts: exhibits[bug].facts.map((fact) => [fact, bugs.facts[fact]] as const),
    };
    this.pane = new Pane<Fact>(text);
    const { picture } = this.pane;
    const repaint = (): void => this.paint();
    this.#painter = new PanePainter(picture, { highlighted, hand }, repaint, signal);
    picture.append(this.#magenta.canvas);
    const view = () => this.#painter.view(store.settings, player.world);
    handle({ picture, view, world: () => player.world }, signal);
  }

  follow(boxes: Float32Array): void {
    const { player, store } = this.#context;
    const exhibit = exhibits[this.#bug];
    const { settings } = store;
    const { frame, world } = player;
    this.#frame = teachingFrame(exhibit, frame, boxes, settings, world, this.#printed);
    this.pane.note('');
    this.#tell(this.#frame, this.#context.strings);
    this.paint();
  }

  /** There is too much for the oracle to look at. */
  rest(why: string): void {
    this.pane.note(why);
    for (const fact of exhibits[this.#bug].facts)
      this.pane.tell(fact, this.#context.strings.nothing);
  }

  paint(): void {
    const { player, store } = this.#context;
    if (!this.#frame) return;
    this.#painter.paint(this.#frame, store.settings, player.world);
    const view = this.#painter.view(store.settings, player.world);
    this.#magenta.paint(this.#frame.findings, this.#frame.tree.boxes, view);
  }

  #tell({ findings, probed }: TeachingFrame, strings: Strings): void {
    for (const fact of exhibits[this.#bug].facts) {
      const isAsked = fact !== 'missedHits' || probed !== undefined;
      const count = findings.counts[fact];
      const text = isAsked ? this.#number.format(count) : strings.nothing;
      this.pane.tell(fact, text, count > 0 && fact !== 'reports');
    }
  }
}
