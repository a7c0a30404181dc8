/**
 * The one interface of all that is measured. A running contender owns its boxes: the game writes
 * them in place, then `frame()` finds all pairs.
 *
 * @typedef {object} Running
 * @property {() => Float32Array} boxes minX, minY, maxX, maxY of each object; asked every frame
 * @property {() => number} frame takes the boxes as they are now and returns how many pairs overlap
 * @property {() => { a: Uint32Array, b: Uint32Array, stride: number, count: number }} pairs those
 *   of the last frame, as rows
 * @property {() => number} [bytes] memory that it holds
 * @property {() => void} [dispose]
 *
 * @typedef {object} Contender
 * @property {string} name
 * @property {'ours' | 'hand' | 'package'} kind
 * @property {number} [most] objects beyond which it takes too long to wait for
 * @property {(scene: import('./scenes.mjs').Scene) => Promise<Running>} init
 */
export {};
