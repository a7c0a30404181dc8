/** Still pictures of lessons for paper: one for each page, of its own scene at its own frame. */
import { load } from 'quadrille';
import { beforeAll, expect, test, vi } from 'vitest';
import { fromFragment } from '../../web/playground/state/fragment.ts';
import type { Settings } from '../../web/playground/state/parameters.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false }));

const { fetchForStills, pagesOf, stillOf } = await import(
  '../../web/playground/features/lessons/page-stills.ts'
);

beforeAll(() => load());

function tour(...states: readonly string[]): Settings {
  const pages = states.map((state) => ({ caption: state, state }));
  return { ...fromFragment('theme=dark'), lesson: 'own', tour: JSON.stringify(pages) };
}

async function stillsOf(
  settings: Settings,
  count: number,
): Promise<readonly (string | undefined)[]> {
  const pages = pagesOf(settings, count);
  await fetchForStills(pages);
  return pages.map(stillOf);
}

test('every page has its own frame, drawn for paper', async () => {
  const stills = await stillsOf(tour('p=crowd&n=9', 'p=crowd&n=9&t=40', 'p=crowd&n=9&t=40'), 3);
  for (const still of stills) expect(still).toMatch(/^<svg /);
  expect(stills[0]).not.toBe(stills[1]);
  expect(stills[1]).toBe(stills[2]);
  const light = fromFragment('p=crowd&n=9&t=40&theme=light');
  expect(stills[1]).toBe(stillOf(light));
});

test('shapes, probes and traces are in it', async () => {
  const [plain, circles, probe, trace] = await stillsOf(
    tour(
      'p=crowd&n=9&play=0',
      'p=crowd&n=9&play=0&shape=circle',
      'p=crowd&n=9&play=0&probe=1&pin=1&px=300&py=300&ps=200',
      'p=crowd&n=9&play=0&trace=insert&who=2',
    ),
    4,
  );
  expect(new Set([plain, circles, probe, trace]).size).toBe(4);
});

test('a page that would take long has none', async () => {
  const [long, short] = await stillsOf(tour('p=crowd&n=5000&t=50000', 'p=crowd&n=20&t=50'), 2);
  expect(long).toBeUndefined();
  expect(short).toBeDefined();
});

test('the lessons of the page have a picture for each page', async () => {
  const settings = fromFragment('lesson=quadtree');
  const stills = await stillsOf(settings, 8);
  expect(stills).toHaveLength(8);
  for (const still of stills) expect(still).toBeDefined();
});
