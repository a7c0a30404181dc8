/** Which figures play: those that are seen, two at most. */
import { Figure } from './figure.ts';

const MOST_RUNNING = 2;
/** A figure is opened when it is nearer to the window than the window is high. */
const NEAR = '100% 0px';

export type Figures = ReadonlyMap<string, Figure>;

export function startFigures(): Figures {
  const roots = [...document.querySelectorAll<HTMLElement>('.figure')];
  const figures = new Map(roots.map((root) => [root, new Figure(root)]));
  const seen = new Map<Figure, number>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) figureOf(figures, target).open();
    },
    { rootMargin: NEAR },
  );
  const inSight = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries)
        seen.set(figureOf(figures, target), intersectionRatio);
      runMostSeen(seen);
    },
    { threshold: [0, 0.25, 0.5, 0.75, 1] },
  );
  for (const root of roots) {
    near.observe(root);
    inSight.observe(root);
  }
  document.addEventListener('visibilitychange', () => runMostSeen(seen));
  return new Map([...figures.values()].map((figure) => [figure.id, figure]));
}

function figureOf(figures: ReadonlyMap<Element, Figure>, root: Element): Figure {
  const figure = figures.get(root);
  if (!figure) throw new Error('an element that is no figure was observed');
  return figure;
}

/** Stops others before it starts any, so that there are never more. */
function runMostSeen(seen: ReadonlyMap<Figure, number>): void {
  const order = [...seen].filter(([, ratio]) => ratio > 0).toSorted(([, a], [, b]) => b - a);
  const chosen = document.hidden ? [] : order.slice(0, MOST_RUNNING).map(([figure]) => figure);
  for (const figure of seen.keys()) if (!chosen.includes(figure)) figure.stop();
  for (const figure of chosen) figure.run();
}
