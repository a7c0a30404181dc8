/**
 * The tree for keys and ears: the way from the root to the chosen node and its children, as an ARIA tree. Right and Left go
 * down and up, Up and Down along the list, Home to the root; what a node holds is said in words.
 */
import { NODE_STRIDE, NodeField, type View } from 'quadrille';
import type { TreeDriver } from '../../../engine/tree/driver.ts';
import type { HighlightedNode } from '../../../engine/tree/highlighted-node.ts';
import {
  childrenByNumber,
  firstChildOf,
  nameOf,
  nodesAlong,
  type Path,
} from '../../../engine/tree/paths.ts';
import { pairsWithin } from '../../../engine/tree/subtree.ts';
import type { Strings } from '../../../locales/strings.ts';
import type { Settings } from '../../../state/parameters.ts';
import { element, say } from '../../../ui/dom.ts';
import { depthOf } from './diagram-layout.ts';

interface Item {
  readonly path: Path;
  readonly node: number;
}

export class TreeOutline {
  readonly list: HTMLElement;
  readonly #highlighted: HighlightedNode;
  readonly #strings: Strings;
  readonly #format: Intl.NumberFormat;
  #chosen: Path = [];
  #items: readonly Item[] = [];
  /** The children of a node as they are listed. */
  #children: readonly number[] = [];

  constructor(highlighted: HighlightedNode, strings: Strings, signal: AbortSignal) {
    this.#highlighted = highlighted;
    this.#strings = strings;
    this.#format = new Intl.NumberFormat(strings.language);
    this.list = element('div', {
      role: 'tree',
      class: 'outline',
      'aria-label': strings.tree.outline,
    });
    this.list.addEventListener('keydown', (event) => this.#press(event), { signal });
    this.list.addEventListener('click', (event) => this.#pick(event), { signal });
    this.list.addEventListener('focusin', () => highlighted.set(this.#chosen), { signal });
    this.list.addEventListener('focusout', () => highlighted.set(undefined), { signal });
  }

  get chosen(): Path {
    return this.#chosen;
  }

  /** Follows what is pointed at elsewhere, unless the reader is walking here. */
  follow(path: Path): void {
    if (!this.list.contains(document.activeElement)) this.#chosen = path;
  }

  show(tree: TreeDriver, settings: Settings): void {
    const way = nodesAlong(tree.nodes, this.#chosen);
    this.#chosen = this.#chosen.slice(0, way.length - 1);
    this.#children = childrenByNumber(settings.order);
    this.#items = itemsOf(tree.nodes, way, this.#chosen, this.#children);
    this.#makeRoom();
    const pairs = this.#format.format(pairsWithin(tree, way.at(-1) ?? 0));
    const { nodes } = tree;
    for (const [index, item] of this.#items.entries()) {
      const target = this.list.children[index];
      if (!(target instanceof HTMLElement)) continue;
      const chosen = index === way.length - 1;
      this.#place(target, item, chosen, firstChildOf(nodes, item.node) > 0);
      const [name, words] = target.children;
      if (!(name instanceof HTMLElement && words instanceof HTMLElement)) continue;
      say(name, nameOf(item.path, settings.order) || this.#strings.tree.root);
      say(words, this.#describe(nodes, item.node, settings, chosen ? pairs : undefined));
    }
  }

  #makeRoom(): void {
    while (this.list.children.length > this.#items.length) this.list.lastElementChild?.remove();
    while (this.list.children.length < this.#items.length)
      this.list.append(element('span', { role: 'treeitem' }, element('b'), element('span')));
  }

  /** What a screen reader knows of the item's place in the tree. */
  #place(target: HTMLElement, { path }: Item, chosen: boolean, hasChildren: boolean): void {
    target.tabIndex = chosen ? 0 : -1;
    target.setAttribute('aria-selected', String(chosen));
    target.setAttribute('aria-level', String(path.length + 1));
    const last = path.at(-1);
    const place = last === undefined ? 0 : this.#children.indexOf(last);
    target.setAttribute('aria-posinset', String(place + 1));
    target.setAttribute('aria-setsize', path.length === 0 ? '1' : '4');
    if (hasChildren)
      target.setAttribute('aria-expanded', String(path.length <= this.#chosen.length));
    else target.removeAttribute('aria-expanded');
  }

  #describe(
    nodes: View<Float32Array>,
    node: number,
    settings: Settings,
    pairs: string | undefined,
  ): string {
    const count = (field: number): string =>
      this.#format.format(nodes[node * NODE_STRIDE + field] ?? 0);
    const depth = this.#format.format(depthOf(nodes, node) + Number(settings.rootLevel));
    return this.#strings.tree.nodeHolds(
      depth,
      count(NodeField.Total),
      count(NodeField.Count),
      pairs,
    );
  }

  #press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = this.#after(event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    this.#choose(next);
  }

  #after(key: string): Path | undefined {
    const at = this.#items.findIndex(({ path }) => path.length === this.#chosen.length);
    if (key === 'ArrowDown') return this.#sibling(1) ?? this.#items[at + 1]?.path;
    if (key === 'ArrowUp') return this.#sibling(-1) ?? this.#items[at - 1]?.path;
    if (key === 'ArrowRight') return this.#items[at + 1]?.path;
    if (key === 'ArrowLeft') return this.#chosen.slice(0, -1);
    return key === 'Home' ? [] : undefined;
  }

  /** The next or former child of the same parent. */
  #sibling(step: number): Path | undefined {
    const last = this.#chosen.at(-1);
    if (last === undefined) return undefined;
    const next = this.#children[this.#children.indexOf(last) + step];
    return next === undefined ? undefined : [...this.#chosen.slice(0, -1), next];
  }

  #pick(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const item = target.closest('[role="treeitem"]');
    const index = [...this.list.children].findIndex((child) => child === item);
    const picked = this.#items[index];
    if (picked) this.#choose(picked.path);
  }

  /** The listeners of the highlighted node update the list; then the chosen item takes the focus. */
  #choose(path: Path): void {
    this.#chosen = path;
    this.#highlighted.set(path);
    const chosen = this.list.querySelector<HTMLElement>('[aria-selected="true"]');
    chosen?.focus();
  }
}

/** The nodes on the way and the children of the last. */
function itemsOf(
  nodes: View<Float32Array>,
  way: readonly number[],
  chosen: Path,
  order: readonly number[],
): Item[] {
  const items = way.map((node, level) => ({ path: chosen.slice(0, level), node }));
  const first = firstChildOf(nodes, way.at(-1) ?? 0);
  if (first === 0) return items;
  const children = order.map((child) => ({ path: [...chosen, child], node: first + child }));
  return [...items, ...children];
}
