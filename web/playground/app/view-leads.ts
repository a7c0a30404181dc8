/** Where each view leads on. */
import type { PagedView } from './views.ts';

interface Leads {
  /** The chapter that explains most of what it shows, by its address in the article. */
  readonly chapter: string;
  /** The document about it, from the folder of the documentation. */
  readonly document: string;
}

export const viewLeads: Readonly<Record<PagedView, Leads>> = {
  compare: { chapter: 'what-lies-across-a-line', document: 'placement.html' },
  bugs: { chapter: 'what-lies-across-a-line', document: 'articles.html' },
  race: { chapter: 'how-fast', document: 'benchmarks.html' },
  tune: { chapter: 'when-to-split', document: 'placement.html' },
  bullets: { chapter: 'in-your-own-game', document: 'shapes.html#bullets' },
  seams: { chapter: 'in-your-own-game', document: 'ground.html#seams' },
  events: { chapter: 'in-your-own-game', document: 'events.html' },
  use: { chapter: 'in-your-own-game', document: 'start.html' },
};
