/** A lesson that an author collects: its pages are what readers of its link see. */
import { expect, test } from 'vitest';
import {
  EMPTY,
  earlier,
  fits,
  jsonOf,
  later,
  lessonAddress,
  withCaption,
  withoutPage,
  withPage,
} from '../../web/playground/features/share/lesson-draft.ts';
import { fromFragment, isPacked } from '../../web/playground/state/fragment.ts';
import { readTour } from '../../web/playground/state/lesson-pages.ts';
import { unpack } from '../../web/playground/state/packed-fragment.ts';

const scene = fromFragment('p=crowd&n=33&t=7&play=0&lang=it&theme=dark&hide=settings');
const three = ['one', 'two', 'three'].reduce((tour, text) => withPage(tour, text, scene), EMPTY);

function captionsOf({ pages }: typeof three): string[] {
  return pages.map(({ caption }) => caption);
}

test('a page has the frame, and nothing that the author has chosen for the whole page', () => {
  const [page] = withPage(EMPTY, '  A crowd \n', scene).pages;
  expect(page?.caption).toBe('A crowd');
  expect(fromFragment(page?.state ?? '')).toMatchObject({
    preset: 'crowd',
    count: 33,
    frame: 7,
    language: 'auto',
    theme: 'auto',
    hide: '',
  });
});

test('a frame of a lesson does not take that lesson into its state', () => {
  const inside = { ...scene, lesson: 'own', tour: '[{"caption":"a","state":""}]' } as const;
  expect(withPage(EMPTY, 'a', inside).pages[0]?.state).not.toMatch(/lesson|tour/);
});

test('pages are moved to the end and reworded; a caption is cut where a reader would not get it whole', () => {
  expect(captionsOf(later(three, 0))).toEqual(['two', 'one', 'three']);
  expect(later(three, 2)).toBe(three);
  expect(captionsOf(withCaption(three, 1, 'other words'))).toEqual(['one', 'other words', 'three']);
  expect(withCaption(three, 1, 'other words').pages[1]?.state).toBe(three.pages[1]?.state);
  expect(captionsOf(withCaption(three, 1, 'x'.repeat(700)))[1]).toHaveLength(600);
  expect(withCaption(three, 3, 'nowhere')).toBe(three);
});

test('pages are removed and moved to the front', () => {
  expect(captionsOf(withoutPage(three, 1))).toEqual(['one', 'three']);
  expect(captionsOf(earlier(three, 2))).toEqual(['one', 'three', 'two']);
  expect(earlier(three, 0)).toBe(three);
});

test('its JSON is what a link reads', () => {
  expect(readTour(jsonOf(three))).toEqual(three);
  const titled = { ...three, title: 'Many' };
  expect(readTour(jsonOf(titled))).toEqual(titled);
});

test('its address opens it at its first page, compressed where it is long', async () => {
  for (const tour of [withPage(EMPTY, 'one', scene), withPage(three, 'x'.repeat(600), scene)]) {
    const address = new URL(await lessonAddress('https://example.org/playground/', tour));
    expect(address.pathname).toBe('/playground/');
    const fragment = address.hash.slice(1);
    const read = isPacked(fragment) ? (await unpack(fragment)).fragment : fragment;
    expect(fromFragment(read)).toMatchObject({ lesson: 'own', page: 1, tour: jsonOf(tour) });
  }
});

test('a lesson that a link has no room for does not fit', () => {
  expect(fits(three)).toBe(true);
  const long = Array.from({ length: 6 }).reduce<typeof three>(
    (tour) => withPage(tour, 'x'.repeat(600), scene),
    three,
  );
  expect(fits(long)).toBe(false);
});
