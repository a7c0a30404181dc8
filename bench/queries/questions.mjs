import { randomUnits } from '../random.mjs';
import { nearestRows, rayLength, rowsOver } from './brute_force.mjs';
import { digest } from './digest.mjs';

/** @typedef {'windows' | 'points' | 'nearest' | 'rays'} QuestionKind */

/** How many objects `nearest` asks for. */
export const neighbours = 8;

const questionCount = 1024;

/** A window's side and a ray's length, as shares of the world's side. */
const windowShare = 0.01;
const rayShare = 0.25;

/**
 * What is asked: `draw` makes a question, `answer` finds the right answer or, if `slack` more or less
 * would change it, undefined. Windows are minX, minY, maxX, maxY, points x, y, rays x, y and the
 * whole way along x and y.
 */
export const questionKinds = {
  windows: {
    title: 'windows of 1 % of the width',
    numbers: 4,
    draw: (unit, side) => {
      const width = windowShare * side;
      const [x, y] = [unit() * (side - width), unit() * (side - width)];
      return [x, y, x + width, y + width];
    },
    answer: rowsIn,
  },
  points: {
    title: 'points',
    numbers: 2,
    draw: (unit, side) => [unit() * side, unit() * side],
    answer: (boxes, [x, y], slack) => rowsIn(boxes, [x, y, x, y], slack),
  },
  nearest: {
    title: `nearest ${neighbours}`,
    numbers: 2,
    draw: (unit, side) => [unit() * side, unit() * side],
    answer: (boxes, [x, y], slack) => {
      const { rows, distances } = nearestRows(boxes, x, y, neighbours + 1);
      const clear = distances[neighbours] - distances[neighbours - 1] > slack;
      return clear ? digests(rows.slice(0, neighbours)) : undefined;
    },
  },
  rays: {
    title: 'rays from free places, up to a quarter of the width',
    numbers: 4,
    draw: (unit, side) => {
      const angle = 2 * Math.PI * unit();
      const length = rayShare * side;
      return [unit() * side, unit() * side, length * Math.cos(angle), length * Math.sin(angle)];
    },
    answer: (boxes, ray, slack) => {
      const most = rayLength(boxes, ray, -slack);
      const least = rayLength(boxes, ray, slack);
      return least > 0 && most - least < 16 * slack ? (most + least) / 2 : undefined;
    },
    tolerance: 32,
  },
};

/**
 * The same questions every time, of one kind, with the answers that brute force gives. None of them
 * depends on rounding or on whether edges count.
 *
 * @param {import('../scenes.mjs').Scene} scene
 * @param {QuestionKind} kind
 * @returns {{ questions: Float32Array, numbers: number, count: number,
 *   isRight: (i: number, answer: number) => boolean }}
 */
export function makeQuestions({ boxes, side, count }, kind) {
  const { numbers, draw, answer, tolerance = 0 } = questionKinds[kind];
  const unit = randomUnits(count + 1);
  const slack = side * 2 ** -20;
  const questions = new Float32Array(numbers * questionCount);
  const answers = new Float64Array(questionCount);
  for (let i = 0; i < questionCount; ) {
    const question = Float32Array.from(draw(unit, side));
    const right = answer(boxes, question, slack);
    if (right === undefined) continue;
    questions.set(question, numbers * i);
    answers[i++] = right;
  }
  const isRight = (i, given) => Math.abs(given - answers[i]) <= tolerance * slack;
  return { questions, numbers, count: questionCount, isRight };
}

function rowsIn(boxes, window, slack) {
  const most = rowsOver(boxes, window, slack);
  const least = rowsOver(boxes, window, -slack);
  return most.length === least.length ? digests(most) : undefined;
}

function digests(rows) {
  return rows.reduce((sum, row) => sum + digest(row), 0);
}
