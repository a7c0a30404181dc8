/** All that scenes with shapes other than boxes have, fetched as one: see `fetched-shapes.ts`. */
export { load } from 'quadrille/world';
export { FrameShapes } from '../../engine/shapes/frame-shapes.ts';
export { drawContacts } from './contacts.ts';
export { drawShapes } from './objects.ts';
