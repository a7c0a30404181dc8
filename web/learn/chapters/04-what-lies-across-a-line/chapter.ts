import { inspect, Quadtree } from 'quadrille';
import type { Chapter, Claim } from '../../chapter.ts';

const mixed = 'p=crowd&n=60&min=14&max=200&sizes=power&seed=5&cap=4&depth=5&strad=1&play=0';
const large = 'p=crowd&n=30&min=90&max=180&seed=3&cap=4&depth=5&play=0';
const placements = ['parent', 'leaf', 'loose', 'cover'];

/** S1.21: five objects as large as the screen, in the tree of the article. */
function screens(): Quadtree {
  const bounds = { x: 0, y: 0, width: 800, height: 600 };
  const tree = new Quadtree({ bounds, capacity: 4, maxDepth: 4, placement: 'leaf' });
  for (let screen = 0; screen < 5; screen++) tree.insert(0, 0, 800, 600);
  return tree;
}

/** A small square asks what it touches, in the middle of each of the equal parts of the figure. */
const asking = `${mixed}&probe=1&pin=1&ps=40`;
const middles = Array.from({ length: 9 }, (_, at) => 80 * at + 40);
const places = middles.flatMap((x) => middles.map((y) => `px=${x}&py=${y}`));

/** What a question takes on average. */
function meanOfQuestions(placement: string, measure: 'visited' | 'candidates'): Claim {
  return ({ scene }) => {
    const taken = places.map((at) => scene(`${asking}&place=${placement}&${at}`).measure(measure));
    return { about: taken.reduce((sum, one) => sum + one, 0) / places.length, within: 0.02 };
  };
}

/** In how many nodes the large square of the sample is. */
function nodesOfLarge(placement: 'leaf' | 'cover'): number {
  const bounds = { x: 0, y: 0, width: 800, height: 600 };
  const tree = new Quadtree({ bounds, placement, capacity: 1, maxDepth: 4 });
  tree.insert(390, 290, 20, 20);
  return inspect(tree).nodesOf(tree.insert(110, 110, 560, 410)).length;
}

export const chapter: Chapter = {
  teaches: ['S0.7', 'S0.22', 'S1.14', 'S1.16', 'S1.21', 'S2.14', 'S4.6'],
  figures: {
    across: {
      // Crosses and frames are what it shows: no pairs.
      settings: `${mixed}&place=parent&pairs=0`,
      drag: 'square',
      sliders: { place: { values: placements } },
    },
  },
  claims: {
    'screens-capacity': () => screens().options.capacity,
    'screens-depth': () => screens().options.maxDepth,
    leaves: () => inspect(screens()).stats().leaves,
    references: () => inspect(screens()).stats().references,
    'over-capacity': () => {
      const bounds = { x: 0, y: 0, width: 600, height: 600 };
      const tree = new Quadtree({ bounds, capacity: 10, maxDepth: 5, placement: 'parent' });
      for (let square = 0; square < 11; square++) tree.insert(290, 50 * square, 20, 20);
      return inspect(tree).stats().nodes === 5 && inspect(tree).rowsIn(0).length === 11;
    },
    squares: ({ scene }) => scene(mixed).measure('objects'),
    'same-pairs': ({ scene }) =>
      [mixed, large].every((link) => {
        const pairs = placements.map((placement) =>
          scene(`${link}&place=${placement}`)
            .collidingPairs.map((pair) => pair.toSorted((one, other) => one - other).join())
            .toSorted()
            .join(' '),
        );
        return new Set(pairs).size === 1;
      }),
    'loose-references': ({ scene }) => scene(`${mixed}&place=loose`).measure('references'),
    'loose-tests': ({ scene }) => scene(`${mixed}&place=loose`).measure('pairTests'),
    'cover-references': ({ scene }) => scene(`${mixed}&place=cover`).measure('references'),
    'cover-tests': ({ scene }) => scene(`${mixed}&place=cover`).measure('pairTests'),
    places: () => places.length,
    asker: ({ scene }) => scene(asking).settings.probeSize,
    'loose-visited': meanOfQuestions('loose', 'visited'),
    'loose-candidates': meanOfQuestions('loose', 'candidates'),
    'cover-visited': meanOfQuestions('cover', 'visited'),
    'cover-candidates': meanOfQuestions('cover', 'candidates'),
    'in-leaves': () => nodesOfLarge('leaf'),
    'in-cover': () => nodesOfLarge('cover'),
    'large-references': ({ scene }) => scene(`${large}&place=leaf`).measure('references'),
    'large-leaf': ({ scene }) => scene(`${large}&place=leaf`).measure('pairTests'),
    'large-cover': ({ scene }) => scene(`${large}&place=cover`).measure('pairTests'),
    'large-loose': ({ scene }) => scene(`${large}&place=loose`).measure('pairTests'),
    'large-parent': ({ scene }) => scene(`${large}&place=parent`).measure('pairTests'),
  },
  guesses: {
    above: {
      kind: 'boxes',
      scene: 'p=crowd&place=parent&cap=3&depth=3&play=0',
      boxes: [
        [30, 30, 70, 70],
        [230, 60, 60, 60],
        [60, 240, 60, 60],
        [225, 225, 90, 90],
        [160, 120, 40, 40],
        [343, 100, 34, 34],
        [430, 325, 70, 70],
        [570, 343, 34, 34],
        [510, 80, 120, 120],
        [570, 550, 120, 120],
        [420, 440, 60, 60],
        [40, 550, 110, 110],
        [230, 480, 60, 60],
        [140, 400, 60, 60],
        [90, 342, 36, 36],
      ],
      lines: true,
      ask: 'across',
      right: '4.5.6.7.14',
      wrong: '4.5.6.7',
    },
    large: {
      kind: 'scene',
      options: {
        parent: `${large}&place=parent`,
        leaf: `${large}&place=leaf`,
        loose: `${large}&place=loose`,
        cover: `${large}&place=cover`,
      },
      subject: 20,
      measure: 'pairTests',
      wanted: 'most',
      right: 'leaf',
      wrong: 'parent',
    },
  },
  code: {
    placements: { prints: 'parent 1 1\nleaf 4 40\nloose 1 1\ncover 4 4' },
  },
  exercise: 'depthOfKeeper',
};
