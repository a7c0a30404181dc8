/** Objects added, moved and taken away by hand. Every edit gives another scene; none changes the one it was given. */
import { BOX_STRIDE } from './motion.ts';

/** All that a scene of bouncing objects is, row by row. */
export interface Scene {
  readonly boxes: Float32Array;
  /** Two a row, in world units a tick. */
  readonly velocities: Float32Array;
  readonly kinds: Uint8Array;
}

export interface Body {
  readonly box: readonly [minX: number, minY: number, maxX: number, maxY: number];
  readonly velocity: readonly [x: number, y: number];
  readonly kind: number;
}

export function added({ boxes, velocities, kinds }: Scene, body: Body): Scene {
  return {
    boxes: joined(Float32Array, boxes, body.box),
    velocities: joined(Float32Array, velocities, body.velocity),
    kinds: joined(Uint8Array, kinds, [body.kind]),
  };
}

function joined<Array extends Float32Array | Uint8Array>(
  Kind: new (length: number) => Array,
  former: Array,
  more: readonly number[],
): Array {
  const all = new Kind(former.length + more.length);
  all.set(former);
  all.set(more, former.length);
  return all;
}

/** The rows after the erased one move up. */
export function erased({ boxes, velocities, kinds }: Scene, row: number): Scene {
  return {
    boxes: boxes.filter((_, i) => Math.floor(i / BOX_STRIDE) !== row),
    velocities: velocities.filter((_, i) => i >> 1 !== row),
    kinds: kinds.filter((_, i) => i !== row),
  };
}

/** Puts an object's corner at (x, y) and gives it another velocity. */
export function placed(
  scene: Scene,
  row: number,
  [x, y]: readonly [number, number],
  velocity: readonly [number, number],
): Scene {
  const boxes = scene.boxes.slice();
  const velocities = scene.velocities.slice();
  const at = row * BOX_STRIDE;
  const [width, height] = [boxes[at + 2]! - boxes[at]!, boxes[at + 3]! - boxes[at + 1]!];
  boxes.set([x, y, x + width, y + height], at);
  velocities.set(velocity, 2 * row);
  return { boxes, velocities, kinds: scene.kinds };
}
