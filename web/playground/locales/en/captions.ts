/** What all scenes but the first show or teach, and where the page differs from articles. Fetched with the first of them. */
export const captions = {
  /** The title of what differs. */
  difference: 'What is different here',
  /** Of a view in place of the picture. */
  view: {
    title: 'About this view',
    numbers: (placement: string) =>
      `The live numbers are those of the tree in the settings: ${placement}.`,
  },
  /** What each scene shows, in one line. */
  lines: {
    crowd:
      'Squares move in a crowd: a quadtree finds those that overlap, and tests only a small part of all pairs.',
    bodies:
      'Circles, turned boxes and polygons touch: each contact with its normal, and a timeline of which bodies touch when.',
    s0: 'The quadtree of the classic Java tutorial: an object that lies across a line stays in the parent node.',
    s1: 'A quadtree that stores objects in its leaves only: one that lies across a line is copied into every leaf it reaches.',
    s2: 'Squares bounce off the frame: each tick shows the shape of the tree, and both squares of a colliding pair turn red.',
    s3: 'A quadtree manages a shooter: it finds which shots hit which enemies, and keeps the objects outside the screen.',
    s4: 'Ten thousand small elements in a quadtree: it returns the candidates for a target, and marks those that touch it.',
  },
  bodies: {
    caption:
      'Circles, turned boxes and polygons are the bodies of a World, which tests shapes as a tree tests boxes. They move and turn. Where two touch is a contact: an arrow, the normal, is the direction in which a game would push them apart, and a bar says how deep they overlap. The dashed circle is a sensor: it only notices what touches it. The small body is a bullet: each step tests its whole way, so that it misses nothing on it. The timeline shows each pair from the step in which it begins to touch to the step in which it no longer does.',
    differs:
      'This scene is the page’s own. The tree holds the boxes of the bodies; the World tests their shapes and reports the events.',
  },
  s0: {
    caption:
      'The classic tutorial, after its Italian translation: an object that fits no quarter stays in the parent, and the quarters are numbered counter-clockwise from the top right. Eleven objects in a node make it split. In the colours of the article, objects are red and turn black where they collide.',
    differs:
      'As printed, a pair comes once or twice, and a rectangle that lies on a line misses what the quarters hold. Here each pair comes once, and a rectangle finds all that it touches.',
  },
  s1: {
    caption:
      'The Vietnamese article stores objects in leaves only: one that lies on a line is copied into every leaf it touches, so there are more references than objects. Touching edges count as a collision, the quarters are numbered in Z-order, and the root is level 1: level 5 is four splits deep.',
    differs:
      'As printed, objects outside the root are dropped and pairs come several times. Here nothing is lost, and each pair comes once.',
  },
  s2: {
    caption:
      'The Chinese C++ demo: squares bounce off the frame, every tick shows the shape of the tree, and both squares of a colliding pair turn red. Six objects in a node make it split; until the root has split no line is drawn at all.',
    differs:
      'As printed, an object’s centre decides about the upper half, and one of a pair may keep its colour. Here its edges decide, and both turn red.',
  },
  s3: {
    caption:
      'The game-framework article lets the tree manage a shooter. Enemies are created off-screen and come in, shots fly in the other direction. A shot ends with the enemy that it meets; what has ended or left the screen is used again. Objects outside the screen are never lost: the tree keeps them and is updated in place, not rebuilt. The frame around the screen shows the objects that wait.',
    differs: 'The article does not give sizes and speeds: those of this scene are its own.',
  },
  s4: {
    caption:
      'The Unity article’s stress test: 10,000 small elements in at most 64 leaves, the root at depth 1, the deepest leaf at 4. The framed square is the target: the tree returns the candidates, and those that touch it are marked apart. Move it over a crossing and away from it, and watch the candidates.',
    differs:
      'The article marks the candidates, and its caller looks through all elements for them. Here the tree returns only the candidates, each once. Elements that collide with each other are marked too, which the article does not show.',
  },
  /** What objects in bouncing motion do where they meet. */
  meeting: {
    through: 'Objects pass through each other.',
    walls: 'Walls stop objects, which pass through each other.',
    bounce: 'Walls stop objects, and objects stop each other.',
  },
  /** Of each article: its name, its language, and what its scene teaches. */
  sources: {
    s0: 'Java tip, Italian: what lies on a line stays in the parent',
    s1: 'STDIO, Vietnamese, C++: leaves only, with copies',
    s2: 'CSDN, Chinese, C++: the tree and its pairs, in every frame',
    s3: 'imooc, Chinese, Cocos Creator: the tree manages a game’s objects',
    s4: 'Unity C#, Traditional Chinese: candidates of a target among 10,000',
  },
  links: {
    chapter: 'The chapter that explains it',
    statements: 'What the article says',
    code: 'Code for it',
    /** Of a view. */
    document: 'The document about it',
    all: 'All scenes and views',
  },
} as const;
