/** Defects of real projects: in the view of defects, and on their pages. */
export const wild = {
  name: 'Quadtree bugs in the wild',
  intro:
    'People found these defects in real projects. They are rebuilt here with other objects and numbers: each page runs a small tree with the defect beside the same tree without it, and brute force counts what goes wrong.',
  faulty: 'With the defect',
  cured: 'Without it',
  cause: 'Why it happens',
  cure: 'How to repair it',
  found: 'Where it was found',
  play: 'Play it in the playground',
  all: 'All defects',
  more: 'More defects',
  page: 'The page of this defect',
  chapter: 'The chapter that explains it',
  docs: 'In the documentation',
  mistakes: 'Ten common mistakes',
  fault: (language: string) => `The defect, in ${language}`,
  fix: (language: string) => `The correction, in ${language}`,
  rewritten: 'The code was written for this page. It is not the code of the project.',
  notRun: 'The tree is not run here: the scene has too many objects for it.',
  boxesOnly: (square: string, rectangle: string) =>
    `This tree takes only boxes as queries, so this probe has no result: choose ${square} or ${rectangle}.`,
  thread: {
    issues: (project: string, number: string) => `${project}, issue ${number}`,
    pull: (project: string, number: string) => `${project}, pull request ${number}`,
  },
  states: {
    open: 'open when this page was written',
    closed: 'closed since',
    merged: 'merged since',
  },
  defects: {
    far: {
      title: 'Objects far from the origin vanish',
      symptom:
        'Objects beyond a fixed border are dropped without an error. They are on the screen, but no click and no query finds them.',
      looks:
        'With the defect: magenta rings surround the objects that the tree does not have, and crossed lines connect those that overlap and are not found. Without it: the tree has all of them.',
      cause:
        'The root covers a fixed rectangle, and insert returns false for a box that is not whole inside it. The caller ignores that value. An object that only reaches over the border is lost, too.',
      cure: 'Treat the cells at the border as if they reached to infinity, or let the root grow. If the tree must refuse an object, let it throw.',
      said: 'In the node editor of ComfyUI, the index of nodes ends 10,000 units from the origin in each direction. The report says that a workflow of 3,000 nodes spans about 48,000 units, so that most of its nodes are missing from the index.',
    },
    line: {
      title: 'Objects on a line between cells are lost',
      symptom:
        'An object whose edge lies exactly on the line between two cells is kept in neither of them. In a tile map, that is nearly every tile.',
      looks:
        'With the defect: dashed magenta rings surround the tiles that the tree does not have. Without it: the tree has all of them.',
      cause:
        'Each cell tests with < on both sides. An edge that is equal to the line is inside neither cell, and not across it. Such ties seem rare, but tiles, grids and whole numbers make them all the time.',
      cure: 'Give each line to one of its sides: test with >= on one side and with < on the other.',
      said: 'In kontra, a flat box on a line was returned before the tree split, and no more after it. In quadtree-ts, a line segment between two cells is not found.',
    },
    twice: {
      title: 'The same pair is reported twice',
      symptom:
        'An object in several cells is found again in each of them, so that one hit counts two, three or four times.',
      looks:
        'With the defect: a magenta number says how often an object got the same neighbour. Without it: there are no numbers.',
      cause:
        'An object that lies across a line is in two or four leaves. A query joins the lists of all leaves that it visits, and does not remove what it has already.',
      cure: 'Return each object once: by a set of what was found, or by the number of the query, written to each object that it has found.',
      said: 'In js-quadtree, a point on a line was returned twice. In melonJS, a first version of the quadtree returned duplicates.',
    },
    stale: {
      title: 'A removed object can still be hit',
      symptom:
        'An object moves and is then removed, but the tree keeps it. Later queries find an object that no longer exists.',
      looks:
        'With the defect: dashed magenta rings surround objects that were removed and that the tree still has. Without it: they are gone.',
      cause:
        'The tree looks for the object in the cells that its box reaches. The program has changed the box before, so the tree looks in the new cells, and the entry in the former cells stays.',
      cure: 'Remove an object before you change its box, or let the tree keep the box with which it was inserted.',
      said: 'A user of rbush, which is an R-tree, first took this for a bug. rbush works as meant: it needs the box with which the item was inserted. The pull request proposes to say so in its documentation.',
    },
    endless: {
      title: 'Equal points split the tree without end',
      symptom:
        'There are more equal points than a leaf has room for. Each split moves all of them into the same child, until the stack overflows.',
      looks:
        'With the defect: magenta squares are cells beyond the greatest depth, each inside the one before, up to where this page stops the tree. Without it: the leaf at the greatest depth keeps all points.',
      cause:
        'A leaf splits when it has more points than its capacity, and equal points are never separated. Nothing else ends the recursion. JavaScript then throws “Maximum call stack size exceeded”.',
      cure: 'End at a greatest depth: a leaf there keeps all that it gets.',
      said: 'In quads, a library in Python, a point that is inserted more often than the capacity ends in a recursion error. The Coding Train discussed the same for its QuadTree, which has a depth limit since. js-quadtree got one, too.',
    },
    giant: {
      title: 'A large object is in every leaf',
      symptom:
        'Large objects are kept in every leaf below them and make all of these leaves split. Inserting them takes long, and memory grows.',
      looks:
        'With the defect: magenta lines are the cells that keep one of the large objects. Without it: each of them is in four nodes at most.',
      cause:
        'Each leaf gets every object that reaches it. Where large objects lie, every leaf is over its capacity and splits down to the greatest depth, though no split separates them.',
      cure: 'Keep an object in nodes that are about as large as it is: there are never more than four.',
      said: 'In quadtree-js, many rectangles that cover all four children took so long that it seemed an endless recursion. The author answers that it ends, and advises fewer levels or another structure.',
    },
    corner: {
      title: 'A query looks at one corner only',
      symptom:
        'A query returns what is in the cell of its top left corner. Objects in the other cells that it covers are missing.',
      looks:
        'With the defect: dashed magenta rings surround objects that touch the probe and are not found. Without it: all are found.',
      cause:
        'The search goes down by the position of the query, as for a point. It does not look at width and height.',
      cure: 'Visit every child that the rectangle reaches.',
      said: 'In a quadtree of ExamplesByMesh, retrieve takes x and y of the item and nothing else. The report proposes a test with its width and height.',
    },
    whole: {
      title: 'A query across a line returns the whole tree',
      symptom:
        'A small query that lies across the middle returns every object, even at the other end of the world. Nothing is missed, but nothing is saved.',
      looks:
        'With the defect: every object is a candidate of the probe. Without it: candidates are only in cells that the probe reaches.',
      cause:
        'The search looks for the one child that holds the whole query. If no child does, it takes all four children, not only those that the query reaches.',
      cure: 'Test each child for itself, and visit those that the query reaches.',
      said: 'A user of Phaser saw that an area near the middle got all objects. Its author answers that this quadtree is designed so. The results are right; they only cost more tests.',
    },
  },
} as const;
