/** How panes share the stage: in as many columns as make their pictures largest. */

import { element } from './dom.ts';

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Arrangement {
  readonly columns: number;
  /** Width of a picture. */
  readonly picture: number;
}

/** All in CSS pixels. */
const GAP = 16;
/** What stands over and under a picture. */
const WORDS = 148;
/** A line of facts. */
const LINE = 20;
/** What else a phone shows: masthead, tools and playback. */
const AROUND = 250;
/** A picture whose shorter side is shorter shows little: better to scroll. */
const SMALLEST = 130;

/** `lines` is how many lines of words are under a picture besides the usual ones. */
export function arrange(panes: number, aspect: number, room: Room, lines = 0): Arrangement {
  const smallest = SMALLEST * Math.max(1, aspect);
  let best: Arrangement = { columns: 1, picture: 0 };
  let fewestRows = panes;
  for (let columns = 1; columns <= panes; columns++) {
    const width = (room.width - GAP * (columns - 1)) / columns;
    if (columns > 1 && width < smallest) break;
    const rows = Math.ceil(panes / columns);
    const height = (room.height - GAP * (rows - 1)) / rows - WORDS - LINE * lines;
    const picture = Math.floor(Math.min(width, Math.max(smallest, height * aspect)));
    if (picture < best.picture || (picture === best.picture && rows >= fewestRows)) continue;
    best = { columns, picture };
    fewestRows = rows;
  }
  return best;
}

/** The grid, which keeps itself arranged for as long as the signal lets it. */
export class PaneGrid {
  readonly root = element('div', { class: 'panes' });
  readonly #aspect: () => number;
  #lines = 0;

  /** `aspect`: width over height of each picture. */
  constructor(aspect: () => number, signal: AbortSignal) {
    this.#aspect = aspect;
    const observer = new ResizeObserver(() => this.arrange());
    observer.observe(this.root);
    globalThis.addEventListener('resize', () => this.arrange(), { signal });
    signal.addEventListener('abort', () => observer.disconnect());
  }

  show(panes: readonly HTMLElement[]): void {
    this.root.replaceChildren(...panes);
    this.arrange();
  }

  /** `lines`: how many there are from now on under each picture, besides the usual ones. */
  arrange(lines = this.#lines): void {
    this.#lines = lines;
    const aspect = this.#aspect();
    const { columns, picture } = arrange(this.root.childElementCount, aspect, this.#room(), lines);
    const { style } = this.root;
    style.setProperty('--columns', String(columns));
    style.setProperty('--pane', `${picture}px`);
    style.setProperty('--pane-aspect', String(aspect));
  }

  /** On a narrow screen the page scrolls, but all panes should be seen at once. */
  #room(): Room {
    const isNarrow = globalThis.matchMedia('(max-width: 53.99rem)').matches;
    const stage = this.root.closest<HTMLElement>('.stage');
    const below = heightBelow(this.root);
    const height = isNarrow
      ? innerHeight - AROUND
      : minBlockSizeOf(stage) - this.root.offsetTop - below;
    return { width: this.root.clientWidth, height };
  }
}

/** Of what stands under it, and not beside it. */
function heightBelow(grid: HTMLElement): number {
  const next = grid.nextElementSibling;
  const isBeside = !(next instanceof HTMLElement) || next.offsetTop <= grid.offsetTop;
  return isBeside ? 0 : next.clientHeight;
}

function minBlockSizeOf(stage: HTMLElement | null): number {
  return stage ? Number.parseFloat(getComputedStyle(stage).minBlockSize) : 0;
}
