/** The scenes: their names, and what the page's own shows. */
export const scenes = {
  crowd: {
    name: 'A crowd of squares',
    short: 'Crowd',
    caption:
      'Squares wander. Thin lines border the cells of the quadtree: a cell with too many objects splits in four, and the deeper a cell lies, the fainter are its lines. Squares that overlap turn red, and a line ties each to its partner.',
  },
  bodies: {
    name: 'Bodies that meet',
    short: 'Bodies',
  },
  s0: {
    name: 'Java tutorial',
    short: 'Java',
  },
  s1: {
    name: 'Leaves only',
    short: 'Leaves',
  },
  s2: {
    name: 'Bouncing squares',
    short: 'Bounce',
  },
  s3: {
    name: "Shoot-'em-up",
    short: 'Shooter',
  },
  s4: {
    name: 'Ten thousand',
    short: '10,000',
  },
} as const;
