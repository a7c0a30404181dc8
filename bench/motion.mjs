/** Frames between two reversals of all velocities. */
const period = 32;

/** Frames after which every box is about where it was: one movement forth and back. */
export const round = 2 * period;

/**
 * Moves a scene: every box by its velocity, bouncing at the world's edge. Every 32 frames all
 * velocities are reversed, so that a scene keeps its character (clusters stay clusters) however long
 * it runs.
 */
export class Motion {
  #side;
  #velocities;
  #frame = 0;

  /** @param {import('./scenes.mjs').Scene} scene */
  constructor(scene) {
    this.#side = scene.side;
    this.#velocities = scene.velocities.slice();
  }

  /** @param {Float32Array} boxes changed in place */
  step(boxes) {
    const velocities = this.#velocities;
    const side = this.#side;
    const direction = (this.#frame++ + period / 2) % round < period ? 1 : -1;
    for (let v = 0, b = 0; v < velocities.length; v += 2, b += 4) {
      const x = direction * velocities[v];
      const y = direction * velocities[v + 1];
      if (x !== 0 || y !== 0) {
        const turnX = boxes[b] + x < 0 || boxes[b + 2] + x > side;
        const turnY = boxes[b + 1] + y < 0 || boxes[b + 3] + y > side;
        if (turnX) velocities[v] = -velocities[v];
        if (turnY) velocities[v + 1] = -velocities[v + 1];
        boxes[b] += turnX ? -x : x;
        boxes[b + 1] += turnY ? -y : y;
        boxes[b + 2] += turnX ? -x : x;
        boxes[b + 3] += turnY ? -y : y;
      }
    }
  }
}
