/** How panes share the stage: in as many columns as make their pictures largest. */
import { type ReadonlySignal, useSignalEffect } from '@preact/signals';
import { type ComponentChildren, toChildArray, type VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export interface Space {
  readonly width: number;
  readonly height: number;
  /** What a picture may be high at most where the page scrolls and pictures fill their columns; 0 if they do not. */
  readonly tallest?: number;
  /** Whether text may stand beside pictures. */
  readonly hasRoomBeside?: boolean;
}

export interface Arrangement {
  readonly columns: number;
  /** Width of a picture. */
  readonly picture: number;
  /** Whether text stands beside a picture, and not under it. */
  readonly isBeside: boolean;
}

/** All in CSS pixels. */
const GAP = 16;
/** Height of the text over and under a picture. */
const WORDS = 148;
/** Height of the text over a picture whose other text stands beside it, and the width of that, with the space between them. */
const TITLE = 36;
const BESIDE = 172;
/** Height of a line of facts. */
const LINE = 20;
const USUAL_LINES = 5;
/** Height of what else a phone shows: masthead, tools and playback. */
const AROUND = 250;
/** Shorter side of a picture at least; the page scrolls where there is no space for it. */
const SMALLEST = 130;

/**
 * `aspect`: width over height of each picture. `lines`: how many lines of text are under a picture besides the usual ones. `least`: what
 * the shorter side of a picture has where its column is that wide, though text below it is scrolled to then.
 */
export function arrange(
  panes: number,
  aspect: number,
  space: Space,
  lines = 0,
  least = SMALLEST,
): Arrangement {
  const smallest = SMALLEST * Math.max(1, aspect);
  let best = { columns: 1, picture: 0 };
  let fewestRows = panes;
  for (let columns = 1; columns <= panes; columns++) {
    const width = (space.width - GAP * (columns - 1)) / columns;
    if (columns > 1 && width < smallest) break;
    const rows = Math.ceil(panes / columns);
    const height = (space.height - GAP * (rows - 1)) / rows - WORDS - LINE * lines;
    const picture = Math.floor(Math.min(width, Math.max(smallest, height * aspect)));
    if (picture < best.picture || (picture === best.picture && rows >= fewestRows)) continue;
    best = { columns, picture };
    fewestRows = rows;
  }
  const { columns } = best;
  const column = (space.width - GAP * (columns - 1)) / columns;
  const asked = Math.min(column, least * Math.max(1, aspect));
  const filled = best.picture > smallest ? 0 : Math.min(column, (space.tallest ?? 0) * aspect);
  const picture = Math.max(best.picture, Math.floor(asked), Math.floor(filled));
  const beside = space.hasRoomBeside ? besideOf(panes, aspect, space, lines) : 0;
  if (beside > picture) return { columns: panes, picture: beside, isBeside: true };
  return { columns, picture, isBeside: false };
}

/** The width of pictures in one row whose text stands beside them; 0 where that is higher than they are. */
function besideOf(panes: number, aspect: number, { width, height }: Space, lines: number): number {
  const column = (width - GAP * (panes - 1)) / panes;
  const picture = Math.floor(Math.min(column - BESIDE, (height - TITLE) * aspect));
  return picture < aspect * LINE * (USUAL_LINES + lines) ? 0 : picture;
}

interface PaneGridProps {
  /** Width over height of each picture. */
  readonly aspect: number;
  /** How many lines of text are under each picture, besides the usual ones. */
  readonly lines: number;
  /** What the shorter side of a picture has in a wide window, in CSS pixels, if its column has that width. */
  readonly least?: number;
  /** Whether text may stand beside pictures in a window that is no phone's. */
  readonly allowsBeside?: boolean;
  /** The grid measures anew when this changes: what stands around it may have changed too. */
  readonly frames: ReadonlySignal<unknown>;
  readonly children: ComponentChildren;
}

export function PaneGrid(props: PaneGridProps): VNode {
  const { allowsBeside = false, aspect, lines, least, frames, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const panes = toChildArray(children).length;
  const fit = (): void => {
    if (!root.current) return;
    const wanted = isNarrow() ? undefined : least;
    const space = { ...spaceFor(root.current), hasRoomBeside: allowsBeside && !isNarrow() };
    const { columns, isBeside, picture } = arrange(panes, aspect, space, lines, wanted);
    const { dataset, style } = root.current;
    dataset['beside'] = String(isBeside);
    style.setProperty('--columns', String(columns));
    style.setProperty('--pane', `${picture}px`);
    style.setProperty('--pane-aspect', String(aspect));
  };
  useLayoutEffect(() => {
    fit();
    const observer = new ResizeObserver(fit);
    if (root.current) observer.observe(root.current);
    globalThis.addEventListener('resize', fit);
    return () => {
      observer.disconnect();
      globalThis.removeEventListener('resize', fit);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `fit` depends on these alone
  }, [panes, aspect, lines, least, allowsBeside]);
  useSignalEffect(() => {
    void frames.value;
    fit();
  });
  return (
    <div class="panes" ref={root}>
      {children}
    </div>
  );
}

/** On a narrow screen the page scrolls, but all panes should be seen at once. */
function spaceFor(grid: HTMLElement): Space {
  const height = isNarrow()
    ? innerHeight - AROUND
    : minBlockSizeOf(grid.closest<HTMLElement>('.stage')) - grid.offsetTop - heightBelow(grid);
  const fills = getComputedStyle(grid).getPropertyValue('--pane-fills') !== '';
  return { width: grid.clientWidth, height, tallest: fills ? innerHeight - GAP : 0 };
}

function isNarrow(): boolean {
  return globalThis.matchMedia('(max-width: 53.99rem)').matches;
}

/** Height of what stands under the grid, and not beside it. */
function heightBelow(grid: HTMLElement): number {
  const next = grid.nextElementSibling;
  const isBeside = !(next instanceof HTMLElement) || next.offsetTop <= grid.offsetTop;
  return isBeside ? 0 : next.clientHeight;
}

function minBlockSizeOf(stage: HTMLElement | null): number {
  return stage ? Number.parseFloat(getComputedStyle(stage).minBlockSize) : 0;
}
