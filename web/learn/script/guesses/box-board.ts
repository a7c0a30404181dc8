/** Objects of a picture as check boxes: a tap or a key chooses one, the arrow keys go to the nearest in their direction. */

import { rowsIn, rowsText } from '../../guesses/answers.ts';
import { nameOf } from '../../guesses/names.ts';
import type { AnswerBoard } from './answer-board.ts';
import { mark, unmark } from './marks.ts';

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function boxBoard(form: HTMLFormElement): AnswerBoard {
  const boxes = [...form.querySelectorAll<SVGGElement>('[data-row]')];
  const changed: (() => void)[] = [];
  const toggle = (box: SVGGElement): void => {
    box.setAttribute('aria-checked', String(!isChosen(box)));
    for (const then of changed) then();
  };
  for (const [at, box] of boxes.entries()) {
    box.setAttribute('role', 'checkbox');
    box.setAttribute('aria-checked', 'false');
    box.setAttribute('aria-label', nameOf(rowOf(box)));
    box.setAttribute('tabindex', at === 0 ? '0' : '-1');
    box.addEventListener('click', () => {
      focus(boxes, box);
      toggle(box);
    });
    box.addEventListener('keydown', (event) => {
      const direction = directions[event.key];
      if (event.key === ' ') toggle(box);
      else if (direction) focus(boxes, nearest(boxes, box, direction));
      else return;
      event.preventDefault();
    });
  }
  return {
    answer: () => rowsText(boxes.filter(isChosen).map(rowOf)) || undefined,
    restore: (answer) => {
      const chosen = rowsIn(answer, Number.POSITIVE_INFINITY);
      for (const box of boxes)
        box.setAttribute('aria-checked', String(chosen.includes(rowOf(box))));
    },
    whenChanged: (then) => changed.push(then),
    names: (verdict) => (verdict.kind === 'set' ? verdict.wanted.map(nameOf) : []),
    reveal: (verdict) => {
      if (verdict.kind !== 'set') return;
      for (const box of boxes) mark(box, isChosen(box), verdict.wanted.includes(rowOf(box)));
    },
    unmark: () => unmark(boxes),
  };
}

function rowOf(box: SVGGElement): number {
  return Number(box.dataset['row']);
}

function isChosen(box: SVGGElement): boolean {
  return box.getAttribute('aria-checked') === 'true';
}

/** The one that has the focus is the one to which the tabulator comes back. */
function focus(boxes: readonly SVGGElement[], chosen: SVGGElement): void {
  for (const box of boxes) box.setAttribute('tabindex', box === chosen ? '0' : '-1');
  chosen.focus();
}

function nearest(
  boxes: readonly SVGGElement[],
  from: SVGGElement,
  [x, y]: readonly [x: number, y: number],
): SVGGElement {
  const start = middleOf(from);
  const distanceTo = (box: SVGGElement): number => {
    const middle = middleOf(box);
    const [dx, dy] = [middle.x - start.x, middle.y - start.y];
    const [along, aside] = [dx * x + dy * y, Math.abs(dx * y) + Math.abs(dy * x)];
    return along > 0 ? along + 2 * aside : Number.POSITIVE_INFINITY;
  };
  const others = boxes.filter((box) => Number.isFinite(distanceTo(box)));
  return others.toSorted((a, b) => distanceTo(a) - distanceTo(b))[0] ?? from;
}

function middleOf(box: SVGGElement): DOMPoint {
  const { x, y, width, height } = box.getBBox();
  return new DOMPoint(x + width / 2, y + height / 2);
}
