/** Bullets and thin walls. Fetched with the view. */
export const bullets = {
  unswept: 'A fast bullet passes thin walls, unless a step ends in one.',
  swept: 'A swept bullet passes no wall, however fast it is.',
  picture: (passed: string, stopped: string) =>
    `Three guns shoot at thin walls. Walls passed without a hit: ${passed}. Bullets stopped: ${stopped}.`,
  passed: 'Walls passed without a hit',
  stopped: 'Bullets stopped',
  sweep: 'Sweep the bullets',
  speed: 'Speed',
  unit: 'units per step',
  pause: 'Pause the bullets',
  run: 'Run the bullets',
  step: 'One step',
  explain:
    'A dot is the place of a bullet after a step, and a step tests no other place. With bullet: true, the step also tests the path between two dots, and says where the bullet meets a wall.',
  code: 'The three lines that do it',
} as const;
