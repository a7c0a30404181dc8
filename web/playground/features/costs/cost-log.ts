/** What the last frames took, in milliseconds, by kind of work. */
import type { Frame } from '../../engine/player/frame.ts';

export const works = ['build', 'pairs', 'draw'] as const;
export type Work = (typeof works)[number];
export type Costs = Readonly<Record<Work, number>>;

export const MOST_FRAMES = 90;
/** The share of the measurements that a chart shows in full: those that other work disturbed would flatten it. */
const SHOWN = 0.95;
/** So much room is above them. */
const HEADROOM = 1.2;

export class CostLog {
  #costs: readonly Costs[] = [];
  #last: number | undefined;

  /** Notes a frame that has not been noted yet. */
  follow(frame: Pick<Frame, 'number'>, costs: () => Costs): void {
    if (frame.number === this.#last) return;
    this.#last = frame.number;
    this.#costs = [...this.#costs, costs()].slice(-MOST_FRAMES);
  }

  mean(work: Work): number {
    const sum = this.#costs.reduce((all, costs) => all + costs[work], 0);
    return sum / Math.max(1, this.#costs.length);
  }

  /** As an SVG path in a box of these sizes: the newest frame at the right end, all kinds of work to one scale. */
  path(work: Work, width: number, height: number): string {
    const top = this.#top;
    const step = width / (MOST_FRAMES - 1);
    const begin = width - step * (this.#costs.length - 1);
    const points = this.#costs.map((costs, at) => {
      const share = top > 0 ? Math.min(1, costs[work] / top) : 0;
      return `${round(begin + at * step)},${round(height * (1 - share))}`;
    });
    return `M${round(begin)},${height} ${points.map((point) => `L${point}`).join(' ')} L${width},${height}Z`;
  }

  get #top(): number {
    const all = this.#costs.flatMap((costs) => works.map((work) => costs[work]));
    const sorted = all.toSorted((a, b) => a - b);
    return HEADROOM * (sorted[Math.ceil(SHOWN * sorted.length) - 1] ?? 0);
  }
}

function round(number: number): number {
  return Math.round(100 * number) / 100;
}
