/** Bullets and thin walls. Fetched with the view. */
export const bullets = {
  unswept: 'A fast bullet passes thin walls, unless a step ends in one.',
  swept: 'A swept bullet passes no wall, however fast it is.',
  what: 'A game moves everything in steps. If a step is longer than a wall is thick, a bullet is before the wall after one step and behind it after the next. It touches the wall after neither, so the game sees no hit.',
  picture: (passed: string, stopped: string) =>
    `Three guns shoot at thin walls. Walls passed without a hit: ${passed}. Bullets stopped: ${stopped}.`,
  passed: 'Walls passed without a hit',
  passedHint: 'A bullet flew through a wall and nothing noticed it: a red line.',
  stopped: 'Bullets stopped',
  stoppedHint: 'A bullet hit a wall and ended there.',
  sweep: 'Sweep the bullets',
  sweepHint: 'Off: each step tests only the place where it ends. On: it tests the whole way there.',
  speed: 'Speed',
  speedHint: (thickness: string) =>
    `How far a bullet flies in a step. The walls are ${thickness} units thick.`,
  unit: 'units per step',
  pause: 'Pause the bullets',
  run: 'Run the bullets',
  step: 'One step',
  explain:
    'A dot is the place of a bullet after a step. With bullet: true, the step also tests the path between two dots. It says where the bullet meets a wall, and in which direction the wall pushes: that is the arrow.',
  code: 'The three lines that do it',
} as const;
