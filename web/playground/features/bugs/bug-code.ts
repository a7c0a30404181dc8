/** Each bug in a few lines of its article's language, and the same lines without it. Written for this page, after what the articles describe. */
import type { Bug } from './scenes.ts';

/** The code with the bug, and without: `faulty` or `fixed` between `before` and `after`. */
export interface BugCode {
  readonly language: 'Java' | 'C++';
  readonly before: string;
  readonly faulty: string;
  readonly fixed: string;
  readonly after: string;
}

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
};
