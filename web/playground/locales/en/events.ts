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
  sensor: (body: number) => `${body} is a sensor: it has no contacts.`,
  bullet: (body: number) => `${body} is a bullet: each step sweeps it.`,
  how: 'A bar leads from the step in which two bodies begin to touch to the step in which they part. Press it to go to its beginning.',
  nothing: 'No two bodies have met in these steps.',
  more: (pairs: number) =>
    `${counted(pairs, { one: 'more pair has', other: 'more pairs have' })} no room: choose a body to see its own.`,
  boxes: 'The objects of this scene are boxes. Events are of bodies that have shapes.',
  show: (scene: string) => `Show the scene “${scene}”`,
  crowd: (most: number) => `Events are noted for ${number(most)} objects at most.`,
} as const;
