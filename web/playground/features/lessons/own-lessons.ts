/** The states of the page's own lessons, page by page; their captions stand in `lessons.ts` of each folder of `locales/`. */
import type { ShippedLesson } from './lesson-buttons.ts';

const few = 'n=24&min=20&max=50&ink=paper';
const tree = `${few}&cap=3&depth=4&play=0`;
const large = 'n=40&min=60&max=140&cap=4&depth=6&ink=paper&play=0';

export const shippedStates: Readonly<Record<ShippedLesson, readonly string[]>> = {
  quadtree: [
    `${few}&cap=1000&depth=0`,
    `${few}&cap=3&depth=1&shade=1&play=0`,
    `${tree}&shade=1`,
    `${tree}&tell=insert&who=14`,
    `${tree}&strad=1&tell=insert&who=1&event=1`,
    `${tree}&probe=1&pin=1&px=150&py=240&ps=140&tell=query&event=99999`,
    `${tree}&tell=pair&who=3&with=18&event=99999`,
    'n=2000&min=4&max=10&cap=8&depth=7&ink=paper',
  ],
  placement: [
    `${tree}&strad=1`,
    `${tree}&pairs=0&probe=1&pin=1&px=80&py=380&ps=60`,
    `${tree}&place=leaf&strad=1`,
    `${tree}&place=leaf&tell=insert&who=1&event=99999`,
    `${large}&strad=1`,
    `${large}&place=leaf&strad=1`,
    `${large}&compare=parent.leaf.cover`,
  ],
};
