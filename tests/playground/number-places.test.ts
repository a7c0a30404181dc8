/** The numbers of bodies in the picture: none may be read together with another one. */
import { expect, test } from 'vitest';
import {
  type NumberedBody,
  placeNumbers,
} from '../../web/playground/render/events/number-places.ts';

const HEIGHT = 13;
const WIDTH = 8;

function body(x: number, y: number, half: number): NumberedBody {
  return { x, y, half, width: WIDTH };
}

function placesOf(...bodies: readonly NumberedBody[]) {
  return placeNumbers(bodies, 390, HEIGHT);
}

test('a number stands in the middle of its body', () => {
  const bodies = [body(50, 60, 20), body(200, 90, 30)];
  expect(placesOf(...bodies)).toMatchObject(bodies.map(({ x, y }) => ({ x, y })));
});

test('the number of a small body stands at its right, or at its left where the picture ends', () => {
  const [inner, outer] = placesOf(body(50, 60, 6), body(385, 60, 6));
  expect(inner?.x).toBeGreaterThan(56 + WIDTH / 2);
  expect(outer?.x).toBeLessThan(379 - WIDTH / 2);
});

test('of a body inside another one, the inner number stays, and the outer one is apart in its own body', () => {
  const [inner, outer] = placesOf(body(105, 100, 19), body(100, 100, 30));
  expect(inner).toMatchObject({ x: 105, y: 100 });
  const { x = 0, y = 0 } = outer ?? {};
  expect(Math.hypot(x - 105, y - 100)).toBeGreaterThanOrEqual(HEIGHT);
  expect(Math.hypot(x - 100, y - 100)).toBeLessThan(30);
});

test('no two numbers are read as one, wherever three bodies meet', () => {
  for (let angle = 0; angle < 6.28; angle += 0.1)
    for (const distance of [0, 5, 10, 20, 30]) {
      const [x, y] = [150 + distance * Math.cos(angle), 100 + distance * Math.sin(angle)];
      const places = placesOf(body(150, 100, 30), body(x, y, 19), body(155, 92, 20), body(x, y, 5));
      places.forEach((one, i) =>
        places.slice(i + 1).forEach((other) => {
          const isApart =
            Math.abs(one.x - other.x) >= WIDTH + 4 || Math.abs(one.y - other.y) >= HEIGHT;
          expect(isApart, JSON.stringify(places)).toBe(true);
        }),
      );
    }
});
