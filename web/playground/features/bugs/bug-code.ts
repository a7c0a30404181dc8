/** Each bug in a few lines of code, and the same lines without it: those of articles in their language. All is written for this page. */
import type { Bug } from './scenes.ts';

/** The code with the bug, and without: `faulty` or `fixed` between `before` and `after`. */
export interface BugCode {
  readonly language: 'Java' | 'C++' | 'TypeScript';
  readonly before: string;
  readonly faulty: string;
  readonly fixed: string;
  readonly after: string;
}

export const grammars = {
  Java: 'java',
  'C++': 'cpp',
  TypeScript: 'typescript',
} as const satisfies Readonly<Record<BugCode['language'], string>>;

export const bugCode: Readonly<Record<Bug, BugCode>> = {
  descent: {
    language: 'Java',
    before: `void collect(List<Box> found, Box asked) {
`,
    faulty: `  int quarter = quarterOf(asked); // NONE across a line
  if (isSplit() && quarter != NONE)
    children[quarter].collect(found, asked);
`,
    fixed: `  for (Node child : children)
    if (child.isReachedBy(asked))
      child.collect(found, asked);
`,
    after: `  found.addAll(own);
}`,
  },
  halves: {
    language: 'Java',
    before: `void split() {
`,
    faulty: `  int width = (int) (cell.width / 2);
  int height = (int) (cell.height / 2);
`,
    fixed: `  double width = cell.width / 2;
  double height = cell.height / 2;
`,
    after: `  for (int i = 0; i < 4; i++)
    children[i] = quarter(i, width, height);
}`,
  },
  outside: {
    language: 'C++',
    before: `void Node::add(Entity* entity) {
`,
    faulty: `  if (!touches(cell, entity->box())) return;
`,
    fixed: `  // cells on the world's border reach to infinity
  if (!touches(cell, world.clamp(entity->box()))) return;
`,
    after: `  for (Node& child : children) child.add(entity);
  if (children.empty()) entities.push_back(entity);
}`,
  },
  doubles: {
    language: 'C++',
    before: `void Node::collect(const Box& asked, Entities& found) {
  if (!touches(cell, asked)) return;
  for (Entity* entity : entities)
`,
    faulty: `    found.push_back(entity);
`,
    fixed: `    if (seen.insert(entity).second) found.push_back(entity);
`,
    after: `  for (Node& child : children) child.collect(asked, found);
}`,
  },
  centre: {
    language: 'C++',
    before: `int Node::quarter_of(const Box& box) const {
  const double middle = cell.y + cell.h / 2;
`,
    faulty: `  const bool is_upper = box.y + box.h / 2 < middle;
`,
    fixed: `  const bool is_upper = box.y + box.h < middle;
`,
    after: `  const bool is_lower = box.y > middle;
  if (!is_upper && !is_lower) return kNone;
  // ... the same from left to right
}`,
  },
  copies: {
    language: 'C++',
    before: '',
    faulty: `for (Square other : tree.collect(square))
  if (other.id != square.id && overlap(other, square))
    square.colour = other.colour = kRed;
`,
    fixed: `for (Square* other : tree.collect(square))
  if (other != &square && overlap(*other, square))
    square.colour = other->colour = kRed;
`,
    after: '',
  },
  leak: {
    language: 'C++',
    before: `void Node::clear() {
  entities.clear();
`,
    faulty: `  for (Node*& child : children) child = nullptr;
`,
    fixed: `  for (Node*& child : children) {
    delete child; // and what is below it
    child = nullptr;
  }
`,
    after: '}',
  },
  far: {
    language: 'TypeScript',
    before: `insert(item: Item): boolean {
`,
    faulty: `  if (!contains(this.bounds, item.box)) return false;
  this.root.add(item, item.box);
`,
    fixed: `  // what lies outside goes to the cells at the border
  this.root.add(item, clamp(item.box, this.bounds));
`,
    after: `  return true;
}`,
  },
  line: {
    language: 'TypeScript',
    before: `function columnsOf(box: Box, line: number): Column[] {
`,
    faulty: `  if (box.maxX < line) return [LEFT];
  if (box.minX > line) return [RIGHT];
  if (box.minX < line && box.maxX > line) return [LEFT, RIGHT];
  return []; // an edge on the line
`,
    fixed: `  if (box.maxX < line) return [LEFT];
  if (box.minX >= line) return [RIGHT];
  return [LEFT, RIGHT];
`,
    after: '}',
  },
  twice: {
    language: 'TypeScript',
    before: `function query(root: Node, area: Box): Item[] {
`,
    faulty: `  const found: Item[] = [];
  for (const leaf of leavesIn(root, area))
    found.push(...leaf.items);
  return found;
`,
    fixed: `  const found = new Set<Item>();
  for (const leaf of leavesIn(root, area))
    for (const item of leaf.items) found.add(item);
  return [...found];
`,
    after: '}',
  },
  stale: {
    language: 'TypeScript',
    before: `function kill(enemy: Enemy): void {
`,
    faulty: `  enemy.box = boxAt(enemy.grave);
  tree.remove(enemy); // looks at the new place
`,
    fixed: `  tree.remove(enemy); // looks where it was inserted
  enemy.box = boxAt(enemy.grave);
`,
    after: '}',
  },
  endless: {
    language: 'TypeScript',
    before: `add(point: Point): void {
  this.points.push(point);
`,
    faulty: `  if (this.points.length > CAPACITY) this.split();
`,
    fixed: `  if (this.points.length > CAPACITY && this.depth < MOST)
    this.split();
`,
    after: '}',
  },
  giant: {
    language: 'TypeScript',
    before: `add(item: Item): void {
`,
    faulty: `  if (this.isLeaf) this.keep(item);
`,
    fixed: `  const isLarge =
    2 * item.width > this.width || 2 * item.height > this.height;
  if (this.isLeaf || isLarge) this.keep(item);
`,
    after: `  else
    for (const child of this.childrenIn(item.box))
      child.add(item);
}`,
  },
  corner: {
    language: 'TypeScript',
    before: `collect(area: Box, found: Item[]): void {
  found.push(...this.items);
`,
    faulty: `  const child = this.childAt(area.minX, area.minY);
  child?.collect(area, found);
`,
    fixed: `  for (const child of this.children)
    if (reaches(area, child)) child.collect(area, found);
`,
    after: '}',
  },
  whole: {
    language: 'TypeScript',
    before: `collect(area: Box, found: Item[]): void {
  found.push(...this.items);
`,
    faulty: `  const whole = this.children.find((one) => contains(one, area));
  const next = whole ? [whole] : this.children;
`,
    fixed: `  const next = this.children.filter((one) => reaches(area, one));
`,
    after: `  for (const child of next) child.collect(area, found);
}`,
  },
};
