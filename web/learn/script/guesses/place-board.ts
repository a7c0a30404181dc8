/**
 * A picture in which squares are placed, also one upon another: a tap or a click places one, a drag moves one. By keys, the arrows move a square that
 * is not placed yet, Enter or the space bar places it, and Backspace takes the last one back.
 */
import type { Engine } from '../../engine/engine.ts';
import { type Point, pointsIn, pointsText } from '../../guesses/answers.ts';
import { placed } from '../../guesses/judge.ts';
import type { PosedOf } from '../../guesses/posed.ts';
import { attempt } from '../offer-again.ts';
import type { AnswerBoard } from './answer-board.ts';
import { hideLines, showLines } from './lines.ts';
import { partOf } from './part.ts';
import { stackCounts } from './stack-counts.ts';

/** A press that moves less than this many pixels is no drag. */
const SLOP = 6;

/** Steps of the arrow keys across the picture. */
const STEPS = 32;

export function placeBoard(form: HTMLFormElement, guess: PosedOf<'place'>): AnswerBoard {
  const board = new PlaceBoard(form, guess);
  const caption = partOf(form, '.picture-caption', HTMLElement);
  const showTree = (engine: Engine, answer: string): void =>
    attempt(() => showLines(form, placed(guess, answer, engine)), caption);
  const showOwn = (engine: Engine): void => showTree(engine, pointsText(board.corners));
  return {
    answer: () => board.answer,
    lacking: () => guess.count - board.corners.length,
    restore: (answer) => board.restore(answer),
    whenChanged: (then) => board.whenChanged(then),
    showOwn,
    reveal: ({ right }, engine, say) => {
      if (right) {
        showOwn(engine);
        return;
      }
      board.showExample(guess.example);
      showTree(engine, guess.example);
      const yours = board.corners.length > 0 ? [say.yourSquares] : [];
      caption.textContent = [say.example, ...yours].join(' ');
    },
    unmark: () => {
      caption.textContent = '';
      board.hideExample();
      hideLines(form);
    },
  };
}

/** A press on a square. */
interface Drag {
  readonly square: number;
  /** Of the pointer, in pixels. */
  readonly from: Point;
  /** Of the square, from the pointer, in the world. */
  readonly offset: Point;
  readonly isMoving: boolean;
}

class PlaceBoard {
  readonly #svg: SVGSVGElement;
  readonly #objects: SVGGElement;
  readonly #lines: SVGGElement;
  readonly #cursor: SVGRectElement;
  readonly #placed: HTMLElement;
  readonly #allPlaced: HTMLElement;
  readonly #notation = new Intl.NumberFormat(document.documentElement.lang);
  readonly #count: number;
  readonly #side: number;
  readonly #changed: (() => void)[] = [];
  readonly #squares: SVGRectElement[] = [];
  #corners: readonly Point[] = [];
  #drag: Drag | undefined;
  #at: Point;

  constructor(form: HTMLFormElement, { count, side }: PosedOf<'place'>) {
    this.#svg = partOf(form, '.board', SVGSVGElement);
    this.#objects = partOf(form, '.objects', SVGGElement);
    this.#lines = partOf(form, '.lines', SVGGElement);
    this.#count = count;
    this.#side = side;
    this.#at = this.#inWorld({ x: this.#width / 2, y: this.#height / 2 });
    this.#cursor = this.#square('cursor', this.#at);
    this.#svg.append(this.#cursor);
    // What the arrow keys do here is not what they do elsewhere on a page.
    this.#svg.setAttribute('role', 'application');
    this.#svg.setAttribute('tabindex', '0');
    this.#placed = partOf(form, '.placed', HTMLElement);
    this.#allPlaced = partOf(form, '.all-placed', HTMLElement);
    partOf(form, '.take-back', HTMLElement).addEventListener('click', () => this.#takeBack());
    this.#svg.addEventListener('click', (event) => this.#click(event));
    this.#svg.addEventListener('pointerdown', (event) => this.#press(event));
    this.#svg.addEventListener('pointermove', (event) => this.#move(event));
    // A finger on a square drags it, and elsewhere the page.
    this.#svg.addEventListener('touchmove', (event) => this.#drag && event.preventDefault(), {
      passive: false,
    });
    this.#svg.addEventListener('keydown', (event) => this.#key(event));
  }

  get corners(): readonly Point[] {
    return this.#corners;
  }

  get answer(): string | undefined {
    return this.#corners.length === this.#count ? pointsText(this.#corners) : undefined;
  }

  restore(answer: string): void {
    this.#change(this.#cornersIn(answer));
  }

  /** Shows a right answer below the reader's own squares. */
  showExample(answer: string): void {
    this.hideExample();
    this.#objects.prepend(...this.#cornersIn(answer).map((at) => this.#square('body example', at)));
  }

  hideExample(): void {
    for (const square of this.#objects.querySelectorAll('.example')) square.remove();
  }

  whenChanged(then: () => void): void {
    this.#changed.push(then);
  }

  get #width(): number {
    return this.#svg.viewBox.baseVal.width;
  }

  get #height(): number {
    return this.#svg.viewBox.baseVal.height;
  }

  #click(event: MouseEvent): void {
    const wasDragged = this.#drag?.isMoving ?? false;
    this.#drag = undefined;
    if (wasDragged) return;
    const { x, y } = this.#pointIn(event);
    this.#moveCursor({ x: x - this.#side / 2, y: y - this.#side / 2 });
    this.#place();
  }

  #press(event: PointerEvent): void {
    const square = this.#squares.findIndex((one) => one === event.target);
    const corner = this.#corners[square];
    if (!corner) {
      this.#drag = undefined;
      return;
    }
    const { x, y } = this.#pointIn(event);
    const from = { x: event.clientX, y: event.clientY };
    this.#drag = { square, from, offset: { x: corner.x - x, y: corner.y - y }, isMoving: false };
    this.#svg.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    if (!this.#drag || !this.#svg.hasPointerCapture(event.pointerId)) return;
    const { from, offset, square } = this.#drag;
    const distance = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (!this.#drag.isMoving && distance < SLOP) return;
    this.#drag = { ...this.#drag, isMoving: true };
    const { x, y } = this.#pointIn(event);
    const corner = this.#inWorld({ x: x + offset.x, y: y + offset.y });
    this.#change(this.#corners.with(square, corner));
  }

  /** Where a pointer is in the world. */
  #pointIn({ clientX, clientY }: MouseEvent): Point {
    const toWorld = this.#svg.getScreenCTM()?.inverse();
    return new DOMPoint(clientX, clientY).matrixTransform(toWorld);
  }

  #key(event: KeyboardEvent): void {
    const step = this.#width / STEPS;
    const { x, y } = this.#at;
    const moves: Readonly<Record<string, Point>> = {
      ArrowLeft: { x: x - step, y },
      ArrowRight: { x: x + step, y },
      ArrowUp: { x, y: y - step },
      ArrowDown: { x, y: y + step },
    };
    const to = moves[event.key];
    if (to) this.#moveCursor(to);
    else if (event.key === ' ' || event.key === 'Enter') this.#place();
    else if (event.key === 'Backspace') this.#takeBack();
    else return;
    event.preventDefault();
  }

  #moveCursor(to: Point): void {
    this.#at = this.#inWorld(to);
    moveTo(this.#cursor, this.#at);
  }

  #place(): void {
    if (this.#corners.length < this.#count) this.#change([...this.#corners, this.#at]);
  }

  #takeBack(): void {
    this.#change(this.#corners.slice(0, -1));
  }

  #change(corners: readonly Point[]): void {
    this.#corners = corners;
    for (const square of this.#squares.splice(corners.length)) square.remove();
    // Those that were there stay: a finger that drags one would lose it.
    for (const [at, corner] of corners.entries()) {
      const square = this.#squares[at];
      if (square) moveTo(square, corner);
      else this.#squares.push(this.#objects.appendChild(this.#square('body', corner)));
    }
    this.#countStacks();
    this.hideExample();
    this.#lines.replaceChildren();
    this.#placed.textContent = this.#notation.format(corners.length);
    this.#allPlaced.hidden = corners.length < this.#count;
    for (const then of this.#changed) then();
  }

  #countStacks(): void {
    for (const label of this.#objects.querySelectorAll('text')) label.remove();
    const field = { width: this.#width, height: this.#height, side: this.#side };
    for (const { at, count } of stackCounts(this.#corners, field)) {
      const label = document.createElementNS('http://www.w3.org/2000/svg', 'text');
      moveTo(label, at);
      label.textContent = `×${this.#notation.format(count)}`;
      this.#objects.append(label);
    }
  }

  #cornersIn(answer: string): readonly Point[] {
    const size = { width: this.#width, height: this.#height };
    return pointsIn(answer, this.#count, size).map((corner) => this.#inWorld(corner));
  }

  #inWorld({ x, y }: Point): Point {
    const within = (place: number, length: number): number =>
      Math.round(Math.min(length - this.#side, Math.max(0, place)));
    return { x: within(x, this.#width), y: within(y, this.#height) };
  }

  #square(name: string, corner: Point): SVGRectElement {
    const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    rect.setAttribute('class', name);
    rect.setAttribute('width', String(this.#side));
    rect.setAttribute('height', String(this.#side));
    moveTo(rect, corner);
    return rect;
  }
}

function moveTo(element: SVGRectElement | SVGTextElement, { x, y }: Point): void {
  element.setAttribute('x', String(x));
  element.setAttribute('y', String(y));
}
