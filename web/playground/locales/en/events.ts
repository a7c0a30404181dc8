import { countingIn } from '../counting.ts';

const { counted, number } = countingIn('en');

const steps = (count: number): string => counted(count, { one: 'step', other: 'steps' });

type Role = keyof typeof roles;

const roles = { sensor: 'sensor', bullet: 'bullet' } as const;

/** The timeline of events. Fetched with it. */
export const events = {
  label: 'Events',
  close: 'Close the timeline',
  entered: 'began',
  touching: 'touching',
  exited: 'ended',
  inStep: (step: number) => `Step ${number(step)}`,
  body: 'Bodies on the timeline',
  all: 'All bodies',
  one: (body: number, role?: Role) => (role ? `Body ${body}, ${roles[role]}` : `Body ${body}`),
  bars: 'Meetings of bodies',
  meets: (a: number, b: number, enter: number, lasts: number) =>
    `${a} meets ${b} for ${steps(lasts)}, from step ${number(enter)} on.`,
  touches: (a: number, b: number, enter: number) =>
    `${a} meets ${b} in step ${number(enter)} and still touches it.`,
  parts: (a: number, b: number, exit: number) =>
    `${a} touches ${b} up to step ${number(exit)}; it began before the timeline.`,
  stays: (a: number, b: number) => `${a} touches ${b}; it began before the timeline.`,
  soFar: (lasts: number) => `${steps(lasts)} so far.`,
  sensor: (body: number) => `${body} is a sensor: it only notices what touches it.`,
  bullet: (body: number) => `${body} is a bullet: each step tests its whole way.`,
  how: 'Each row is a pair of bodies. A bar leads from where they begin to touch to where they part, and is dashed where one is a sensor; a dot in a ring is a short meeting. Press it, or an empty place, to pause at that step.',
  nothing: 'No two bodies have met in these steps.',
  more: (pairs: number) =>
    `${counted(pairs, { one: 'more pair has no row here', other: 'more pairs have no row here' })}. To see a pair, choose one of its bodies at the top.`,
  words: 'What the words mean',
  terms: {
    body: {
      label: 'Body',
      hint: 'An object with a shape. Its number stands in the picture, and before the rows.',
    },
    meeting: {
      label: 'Began, touching, ended',
      hint: 'How many pairs begin to touch in the step that is shown, touch in it, and do so no longer.',
    },
    contact: {
      label: 'Contact',
      hint: 'The place where two bodies touch. The arrow is the direction in which a game would push them apart, and the bar says how deep they overlap.',
    },
    sensor: {
      label: 'Sensor',
      hint: 'The dashed circle. It only notices what touches it: there is no contact, and nothing is pushed. Its bars are dashed, too.',
    },
    bullet: {
      label: 'Bullet',
      hint: 'The small fast body. Each step tests its whole way, the pale strip, and not only the end of it: so it passes nothing unnoticed.',
    },
  },
  boxes: 'The objects of this scene are boxes. Events are of bodies that have shapes.',
  show: (scene: string) => `Show the scene “${scene}”`,
  crowd: (most: number) => `Events are noted for ${number(most)} objects at most.`,
} as const;
