/** The picture of an exercise as SVG, in units of its world; styles of the page set its colours. */
import { nameOf } from '../guesses/names.ts';
import { targetsOf } from '../guesses/targets.ts';
import {
  ARROW,
  type Box,
  type Choice,
  type Exercise,
  type Picture,
  type Point,
  WORLD,
} from './exercise.ts';

/** The radius of the badge of what is right. */
const BADGE = 16;

/** `nameOfChoice` is what screen readers call a choice; `label` what they call the picture. */
export function drawPicture(
  { choices, picture }: Exercise,
  label: string,
  nameOfChoice: (choice: Choice, at: number) => string,
): string {
  const { boxes, cells, cellsAfter, marked = [], point, query, ray, shaded = [] } = picture;
  const choiceOf = (row: number): number =>
    choices.findIndex((one) => one.kind === 'object' && one.row === row);
  const targets = targetsOf(boxes);
  // What the question is about is below the others: it would hide their badges.
  const rows = [...marked, ...[...boxes.keys()].filter((row) => !marked.includes(row))];
  const objects = rows.map((row) => {
    const box = boxes[row]!;
    const at = choiceOf(row);
    const body = `<path class="body" d="${pathOf(box)}"/>`;
    if (at < 0) return `<g class="object${marked.includes(row) ? ' subject' : ''}">${body}</g>`;
    const target = `<path class="target" d="${pathOf(targets[row]!)}"/>`;
    const inside = `${target}${body}${nameIn(box, nameOf(row))}${badge(box.maxX, box.minY)}`;
    return chosen(at, 'object', inside);
  });
  const chosenCells = choices.map((one, at) => {
    if (one.kind !== 'cell') return '';
    const { maxX, minX, minY } = one.cell;
    const name = `<text x="${minX + 24}" y="${minY + 26}">${at + 1}</text>`;
    const body = `<path class="field" d="${pathOf(one.cell)}"/>`;
    return chosen(at, 'cell', `${body}${name}${badge(maxX - 26, minY + 26)}`);
  });
  const parts = [
    `<rect class="ground" width="${WORLD}" height="${WORLD}"/>`,
    `<path class="shaded" d="${shaded.map(pathOf).join('')}"/>`,
    ...objects,
    `<path class="cells${cellsAfter ? ' before' : ''}" d="${cells.map(pathOf).join('')}"/>`,
    cellsAfter ? `<path class="cells after" d="${cellsAfter.map(pathOf).join('')}"/>` : '',
    ...chosenCells,
    query ? `<path class="query" d="${pathOf(query)}"/>` : '',
    movesOf(picture),
    point && ray ? rayOf(point, ray) : '',
    point && !ray ? crossAt(point) : '',
  ];
  return `<svg class="board" viewBox="0 0 ${WORLD} ${WORLD}" role="group" aria-label="${label}">${parts.join('')}</svg>`;

  function chosen(at: number, kind: string, inside: string): string {
    const name = nameOfChoice(choices[at]!, at);
    return `<g class="${kind}" data-choice="${at}" data-name="${name}">${inside}</g>`;
  }
}

function pathOf({ minX, minY, maxX, maxY }: Box): string {
  return `M${minX} ${minY}h${maxX - minX}v${maxY - minY}h${minX - maxX}z`;
}

function nameIn({ minX, minY, maxX, maxY }: Box, name: string): string {
  return `<text x="${(minX + maxX) / 2}" y="${(minY + maxY) / 2}">${name}</text>`;
}

/** Marks what is right by more than its colour. */
function badge(right: number, top: number): string {
  const [x, y] = [Math.min(right, WORLD - BADGE), Math.max(top, BADGE)];
  return `<g class="badge"><circle cx="${x}" cy="${y}" r="${BADGE}"/><path class="tick" d="M${x - 8} ${y}l6 6l10 -12"/></g>`;
}

/** An arrow for each object that moves, from its edge; after the answer, where the object then is. */
function movesOf({ boxes, moves = [] }: Picture): string {
  return moves
    .map((move, row) => {
      const { minX, minY, maxX, maxY } = boxes[row]!;
      const beside = (maxX - minX) / 2 / Math.hypot(move.x, move.y);
      const from = {
        x: (minX + maxX) / 2 + beside * move.x,
        y: (minY + maxY) / 2 + beside * move.y,
      };
      const rest = { x: (1 - beside) * move.x, y: (1 - beside) * move.y };
      const there = {
        minX: minX + move.x,
        minY: minY + move.y,
        maxX: maxX + move.x,
        maxY: maxY + move.y,
      };
      return `<path class="there" d="${pathOf(there)}"/>${arrow(from, rest)}`;
    })
    .join('');
}

function rayOf(from: Point, ray: Point): string {
  const part = ARROW / Math.hypot(ray.x, ray.y);
  const short = { x: ray.x * part, y: ray.y * part };
  const whole = `<path class="whole" d="M${from.x} ${from.y}l${ray.x} ${ray.y}"/>`;
  return `${whole}<circle class="start" cx="${from.x}" cy="${from.y}" r="9"/>${arrow(from, short)}`;
}

function arrow(from: Point, to: Point): string {
  const length = Math.hypot(to.x, to.y);
  const [x, y] = [to.x / length, to.y / length];
  const tip = { x: from.x + to.x, y: from.y + to.y };
  const head = [1, -1].map((side) => {
    const ends = { x: tip.x - 22 * x - 12 * side * y, y: tip.y - 22 * y + 12 * side * x };
    return `M${near(ends.x)} ${near(ends.y)}L${near(tip.x)} ${near(tip.y)}`;
  });
  const way = `M${near(from.x)} ${near(from.y)}L${near(tip.x)} ${near(tip.y)}${head.join('')}`;
  return `<path class="arrow below" d="${way}"/><path class="arrow" d="${way}"/>`;
}

function crossAt({ x, y }: Point): string {
  const way = `M${x - 16} ${y}h32M${x} ${y - 16}v32`;
  return `<path class="arrow below" d="${way}"/><path class="arrow" d="${way}"/>`;
}

function near(value: number): number {
  return Math.round(10 * value) / 10;
}
