/** The shortest links to states: by the pages of views and scenes. */
import { expect, test } from 'vitest';
import {
  pagedViews,
  shortestLink,
  viewAddress,
  viewState,
} from '../../web/playground/app/view-pages.ts';
import { viewOf } from '../../web/playground/app/views.ts';
import { fromFragment } from '../../web/playground/state/fragment.ts';
import { languages } from '../../web/playground/state/language.ts';

const site = 'https://example.org/q/';

function linkTo(fragment: string): string {
  return shortestLink(fragment, `${site}#${fragment}`, site);
}

test('every page of a view opens its view in its language, and is the link to that', () => {
  for (const view of pagedViews)
    for (const language of languages) {
      const state = viewState(view, language);
      expect(viewOf(fromFragment(state)), view).toBe(view);
      // Events stand beside a scene, whose page is the link.
      if (view !== 'events') expect(linkTo(state)).toBe(site + viewAddress(view, language));
    }
});

test.each([
  ['v=1&p=crowd&race=1&play=0', 'views/race/'],
  ['v=1&p=crowd&race=1&lang=it', 'views/it/race/'],
  ['v=1&p=crowd&seams=1&t=26&play=0', 'views/seams/'],
  ['v=1&p=crowd&race=1&t=26&play=0', 'views/race/#v=1&p=crowd&race=1&t=26&play=0'],
  ['v=1&p=s1&race=1', 'views/race/#v=1&p=s1&race=1'],
  ['v=1&p=crowd&compare=parent.leaf', 'views/compare/#v=1&p=crowd&compare=parent.leaf'],
  ['v=1&p=bodies', 'scenes/bodies/'],
  ['v=1&p=s3', 'scenes/shooter/'],
  ['v=1&p=s3&t=7&play=0', 'scenes/shooter/#v=1&p=s3&t=7&play=0'],
])('the link to %s is %s', (fragment, link) => {
  expect(linkTo(fragment)).toBe(site + link);
});

test('a fragment that is compressed stays so', () => {
  expect(shortestLink('v=1&p=s3&n=7', `${site}#v=1&zip=abc`, site)).toBe(
    `${site}scenes/shooter/#v=1&zip=abc`,
  );
});
