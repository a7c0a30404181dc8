import { beganAbove, beganLeft, Cells, clampCell } from '../implementations/cells.mjs';
import { boxDistance, hitFraction } from './brute-force.mjs';
import { digest } from './digest.mjs';
import { neighbours } from './query-sets.mjs';

/** The cells' side in mean sizes of the boxes: good for all kinds of queries, best for none. */
const factor = 2;

/** Queries on the grid of implementations/cells.mjs. */
class HandGridQueries {
  #cells;
  #side;
  #rows = new Uint32Array(neighbours);
  #distances = new Float64Array(neighbours);

  constructor(scene) {
    this.#cells = new Cells(scene, factor);
    this.#side = scene.side / this.#cells.columns;
  }

  update(boxes) {
    this.#cells.fill(boxes);
  }

  /** A box counts in the first of the window's cells that it reaches. */
  window(minX, minY, maxX, maxY) {
    const { columns, scale, starts, items, copies } = this.#cells;
    const left = clampCell(minX * scale, columns - 1);
    const top = clampCell(minY * scale, columns - 1);
    const right = clampCell(maxX * scale, columns - 1);
    const bottom = clampCell(maxY * scale, columns - 1);
    let sum = 0;
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const cell = row * columns + column;
        const skipped = (column > left ? beganLeft : 0) | (row > top ? beganAbove : 0);
        for (let entry = starts[cell], k = 4 * entry; entry < starts[cell + 1]; entry++, k += 4) {
          if (
            (items[entry] & skipped) === 0 &&
            copies[k] < maxX &&
            minX < copies[k + 2] &&
            copies[k + 1] < maxY &&
            minY < copies[k + 3]
          ) {
            sum += digest(items[entry] >>> 2);
          }
        }
      }
    }
    return sum;
  }

  /** Visits rings of cells around the point, until the next ring is farther than the farthest result. */
  nearest(x, y) {
    const { columns, scale } = this.#cells;
    const distances = this.#distances.fill(Infinity);
    const column = clampCell(x * scale, columns - 1);
    const row = clampCell(y * scale, columns - 1);
    const inset = Math.min(
      x - column * this.#side,
      (column + 1) * this.#side - x,
      y - row * this.#side,
      (row + 1) * this.#side - y,
    );
    for (let ring = 0; ring < columns; ring++) {
      if (distances[neighbours - 1] <= inset + (ring - 1) * this.#side) break;
      this.#visitRing(column, row, ring, x, y);
    }
    return this.#rows.reduce((sum, found) => sum + digest(found), 0);
  }

  #visitRing(column, row, ring, x, y) {
    const last = this.#cells.columns - 1;
    const left = Math.max(0, column - ring);
    const right = Math.min(last, column + ring);
    for (let r = Math.max(0, row - ring); r <= Math.min(last, row + ring); r++) {
      const whole = r === row - ring || r === row + ring;
      const step = whole ? 1 : 2 * ring;
      const first = whole ? left : column - ring;
      for (let c = first; c <= right; c += step) {
        if (c >= 0) this.#takeNearest(r * this.#cells.columns + c, x, y);
      }
    }
  }

  #takeNearest(cell, x, y) {
    const { starts, items, copies } = this.#cells;
    const rows = this.#rows;
    const distances = this.#distances;
    for (let entry = starts[cell]; entry < starts[cell + 1]; entry++) {
      const distance = boxDistance(copies, 4 * entry, x, y);
      if (distance >= distances[neighbours - 1]) continue;
      const row = items[entry] >>> 2;
      if (isAmong(rows, distances, row)) continue;
      let place = neighbours - 1;
      for (; place > 0 && distances[place - 1] > distance; place--) {
        distances[place] = distances[place - 1];
        rows[place] = rows[place - 1];
      }
      distances[place] = distance;
      rows[place] = row;
    }
  }

  /** Visits the cells along the ray, until a box was hit before the next cell begins. */
  ray(x, y, dx, dy) {
    const { columns, scale, starts, copies } = this.#cells;
    const inverseX = 1 / dx;
    const inverseY = 1 / dy;
    const stepX = dx < 0 ? -1 : 1;
    const stepY = dy < 0 ? -1 : 1;
    const acrossX = this.#side * Math.abs(inverseX);
    const acrossY = this.#side * Math.abs(inverseY);
    let column = clampCell(x * scale, columns - 1);
    let row = clampCell(y * scale, columns - 1);
    let nextX = ((column + (dx < 0 ? 0 : 1)) * this.#side - x) * inverseX;
    let nextY = ((row + (dy < 0 ? 0 : 1)) * this.#side - y) * inverseY;
    let first = 1;
    let reached = 0;
    while (reached < first && column >= 0 && column < columns && row >= 0 && row < columns) {
      const cell = row * columns + column;
      for (let entry = starts[cell]; entry < starts[cell + 1]; entry++) {
        const hit = hitFraction(copies, 4 * entry, 0, x, y, inverseX, inverseY);
        if (hit < first) first = hit;
      }
      reached = Math.min(nextX, nextY);
      if (nextX < nextY) {
        column += stepX;
        nextX += acrossX;
      } else {
        row += stepY;
        nextY += acrossY;
      }
    }
    return first * Math.sqrt(dx * dx + dy * dy);
  }
}

function isAmong(rows, distances, row) {
  for (let i = 0; i < rows.length && distances[i] < Infinity; i++) if (rows[i] === row) return true;
  return false;
}

/** @type {import('./query-implementation.d.ts').QueryImplementation} */
export const handGrid = {
  name: 'hand-grid',
  kind: 'hand',
  async init(scene) {
    const grid = new HandGridQueries(scene);
    const windows = (minX, minY, maxX, maxY) => grid.window(minX, minY, maxX, maxY);
    return {
      update: (boxes) => grid.update(boxes),
      one: {
        windows,
        points: (x, y) => windows(x, y, x, y),
        nearest: (x, y) => grid.nearest(x, y),
        rays: (x, y, dx, dy) => grid.ray(x, y, dx, dy),
      },
    };
  },
};
