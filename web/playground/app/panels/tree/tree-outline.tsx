/**
 * The tree as an ARIA tree, for the keyboard and for screen readers: the path from the root to the selected node, and its children.
 * Right and Left go down and up, Up and Down along the list, Home to the root. Words say what a node holds.
 */
import { computed, type ReadonlySignal, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { NODE_STRIDE, NodeField } from 'quadrille';
import type { Player } from '../../../engine/player/player.ts';
import { usePlayer } from '../../../engine/player/player-context.ts';
import { childrenByNumber, nameOf } from '../../../engine/tree/child-numbers.ts';
import type { HighlightedNode } from '../../../engine/tree/highlighted-node.ts';
import { pairsWithin } from '../../../engine/tree/pairs-within.ts';
import { firstChildOf, nodesAlong, type Path } from '../../../engine/tree/paths.ts';
import type { TreeStrings } from '../../../locales/strings.ts';
import { useStore } from '../../../state/store-context.ts';
import { useText } from '../../../ui/text.ts';
import { depthOf } from './diagram-layout.ts';

interface Item {
  readonly path: Path;
  readonly isSelected: boolean;
  /** Whether its children are listed; undefined if it has none. */
  readonly isExpanded: boolean | undefined;
}

interface StringsProps {
  readonly strings: TreeStrings;
}

interface TreeOutlineProps extends StringsProps {
  readonly highlighted: HighlightedNode;
}

export function TreeOutline({ highlighted, strings }: TreeOutlineProps): VNode {
  const { order } = useStore().signals;
  const player = usePlayer();
  const list = useRef<HTMLDivElement>(null);
  /** What is selected here while the list has the focus. Otherwise the list follows what is highlighted elsewhere. */
  const chosen = useSignal<Path | undefined>(undefined);
  const movesFocus = useRef(false);
  const listed = useMemo(
    () =>
      listedItems(
        player,
        () => chosen.value ?? highlighted.latest,
        () => childrenByNumber(order.value),
      ),
    [player, chosen, highlighted, order],
  );
  const items = listed.value;
  const selected = items.findIndex(({ isSelected }) => isSelected);

  // The list has to show the item before that can take the focus.
  useLayoutEffect(() => {
    const item = list.current?.children[selected];
    if (movesFocus.current && item instanceof HTMLElement) item.focus();
    movesFocus.current = false;
  }, [items, selected]);

  const choose = (path: Path): void => {
    if (path.join() === items[selected]?.path.join()) return;
    movesFocus.current = true;
    chosen.value = path;
    highlighted.set(path);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const path = pathAfter(event.key, items, selected, childrenByNumber(order.value));
    if (!path) return;
    event.preventDefault();
    event.stopPropagation();
    choose(path);
  };
  const enter = (): void => {
    const path = items[selected]?.path;
    chosen.value = path;
    highlighted.set(path);
  };
  const leave = (): void => {
    chosen.value = undefined;
    highlighted.set(undefined);
  };
  return (
    <div
      ref={list}
      role="tree"
      class="outline"
      aria-label={strings.outline}
      onFocusIn={enter}
      onFocusOut={leave}
    >
      {items.map((item, level) => (
        // The key of an item is its place, so that the focus survives when others are listed.
        <OutlineItem
          // oxlint-disable-next-line react/no-array-index-key
          key={level}
          item={item}
          strings={strings}
          onChoose={() => choose(item.path)}
          onKeyDown={press}
        />
      ))}
    </div>
  );
}

interface OutlineItemProps extends StringsProps {
  readonly item: Item;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function OutlineItem({ item, strings, onChoose, onKeyDown }: OutlineItemProps): VNode {
  const { path, isSelected, isExpanded } = item;
  const { order, rootLevel } = useStore().signals;
  const player = usePlayer();
  const contents = useText(() => {
    const { tree } = player.frame;
    const { nodes } = tree;
    const node = nodesAlong(nodes, path).at(-1) ?? 0;
    const count = (field: number): number => nodes[node * NODE_STRIDE + field] ?? 0;
    return strings.nodeHolds(
      depthOf(nodes, node) + Number(rootLevel.value),
      count(NodeField.Total),
      count(NodeField.Count),
      isSelected ? pairsWithin(tree, node) : undefined,
    );
  }, [player, path, isSelected, strings, rootLevel]);
  const siblings = childrenByNumber(order.value);
  const last = path.at(-1);
  return (
    <span
      role="treeitem"
      tabIndex={isSelected ? 0 : -1}
      aria-selected={isSelected}
      aria-expanded={isExpanded}
      aria-level={path.length + 1}
      aria-posinset={last === undefined ? 1 : siblings.indexOf(last) + 1}
      aria-setsize={last === undefined ? 1 : siblings.length}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <b>{nameOf(path, order.value) || strings.root}</b>
      <span>{contents}</span>
    </span>
  );
}

/**
 * The nodes on the wanted path, as far as the tree has it, and the children of the last, which is the selected one. The array
 * is the same while the same items are listed: what the nodes hold changes with every frame.
 */
function listedItems(
  player: Player,
  wanted: () => Path,
  order: () => readonly number[],
): ReadonlySignal<readonly Item[]> {
  let before: readonly Item[] = [];
  return computed(() => {
    const now = itemsOf(player, wanted(), order());
    if (!areSame(before, now)) before = now;
    return before;
  });
}

function itemsOf({ frame }: Player, wanted: Path, order: readonly number[]): readonly Item[] {
  const { nodes } = frame.tree;
  const along = nodesAlong(nodes, wanted);
  const selected = along.length - 1;
  const items = along.map((node, level) => ({
    path: wanted.slice(0, level),
    isSelected: level === selected,
    isExpanded: firstChildOf(nodes, node) > 0 ? true : undefined,
  }));
  const first = firstChildOf(nodes, along[selected] ?? 0);
  if (first === 0) return items;
  const children = order.map((child) => ({
    path: [...wanted.slice(0, selected), child],
    isSelected: false,
    isExpanded: firstChildOf(nodes, first + child) > 0 ? false : undefined,
  }));
  return [...items, ...children];
}

function areSame(some: readonly Item[], others: readonly Item[]): boolean {
  return some.length === others.length && some.every((item, index) => isSame(item, others[index]));
}

function isSame(one: Item, other: Item | undefined): boolean {
  return (
    one.path.join() === other?.path.join() &&
    one.isSelected === other.isSelected &&
    one.isExpanded === other.isExpanded
  );
}

/** Where a key leads from the selected item; undefined for nowhere. */
function pathAfter(
  key: string,
  items: readonly Item[],
  selected: number,
  order: readonly number[],
): Path | undefined {
  const path = items[selected]?.path ?? [];
  const sibling = (step: number): Path | undefined => {
    const last = path.at(-1);
    const next = last === undefined ? undefined : order[order.indexOf(last) + step];
    return next === undefined ? undefined : [...path.slice(0, -1), next];
  };
  if (key === 'ArrowDown') return sibling(1) ?? items[selected + 1]?.path;
  if (key === 'ArrowUp') return sibling(-1) ?? items[selected - 1]?.path;
  if (key === 'ArrowRight') return items[selected + 1]?.path;
  if (key === 'ArrowLeft') return path.slice(0, -1);
  return key === 'Home' ? [] : undefined;
}
