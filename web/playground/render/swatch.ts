/** Samples for those who read what the marks of the picture mean. */
import { SHADE_PER_LEVEL } from './shade-style.ts';

const SIDE = 14;

/** A small sample of an object or a cell, as the painter would draw it. */
export class Swatch {
  readonly svg = this.#make('svg');

  constructor() {
    this.svg.setAttribute('viewBox', `0 0 ${SIDE} ${SIDE}`);
    this.svg.setAttribute('aria-hidden', 'true');
  }

  fill(colour: string, opacity = 1): this {
    this.#rect(1, SIDE - 2, 'fill', colour);
    this.svg.lastElementChild?.setAttribute('fill-opacity', String(opacity));
    return this;
  }

  frame(colour: string, dashes = 'none'): this {
    this.#rect(0.5, SIDE - 1, 'stroke', colour);
    this.svg.lastElementChild?.setAttribute('stroke-dasharray', dashes);
    return this;
  }

  core(colour: string): this {
    return this.#rect(5, 4, 'fill', colour);
  }

  path(shape: string, colour: string, dashes = 'none'): this {
    const made = this.#add('path', { d: shape, fill: 'none', 'stroke-dasharray': dashes });
    made.setAttribute('stroke', colour);
    return this;
  }

  /** Three levels of shade. */
  ramp(colour: string): this {
    for (const [index, depth] of [1, 4, 8].entries())
      this.#add('rect', {
        x: String(1 + 4 * index),
        y: '1',
        width: '4',
        height: String(SIDE - 2),
        fill: colour,
        'fill-opacity': String(SHADE_PER_LEVEL * depth),
      });
    return this;
  }

  /** Diagonals all over. */
  hatch(colour: string): this {
    return this.path('M1 5L5 1M1 9L9 1M1 13L13 1M5 13L13 5M9 13L13 9', colour);
  }

  #rect(at: number, side: number, how: 'fill' | 'stroke', colour: string): this {
    const [x, width] = [String(at), String(side)];
    this.#add('rect', { x, y: x, width, height: width, fill: 'none', [how]: colour });
    return this;
  }

  #add(tag: 'rect' | 'path', attributes: Readonly<Record<string, string>>): SVGElement {
    const made = this.#make(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    this.svg.append(made);
    return made;
  }

  #make<Tag extends 'svg' | 'rect' | 'path'>(tag: Tag): SVGElementTagNameMap[Tag] {
    return document.createElementNS('http://www.w3.org/2000/svg', tag);
  }
}
