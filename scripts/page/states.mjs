import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../paths.mjs';

/**
 * An open page and the strings of its language (web/playground/locales): the page's own, and those of the race.
 *
 * @typedef {import('../../web/playground/locales/strings.ts').Strings} Strings
 * @typedef {import('../../web/playground/locales/strings.ts').RaceStrings} RaceStrings
 * @typedef {{ page: import('@playwright/test').Page, strings: Strings & { race: RaceStrings } }} OpenPage
 */

/**
 * Every state of the page with a look of its own. The accessibility test visits them in each language, and
 * `npm run pictures` takes pictures of them.
 *
 * @typedef {object} State
 * @property {string} name
 * @property {string} fragment of the link to it
 * @property {(open: OpenPage) => import('@playwright/test').Locator} [press] finds the button to press then
 * @property {(open: OpenPage) => import('@playwright/test').Locator} [shows] finds what is visible once the state is reached
 */

const parameters = readFileSync(join(checkout, 'docs/parameters.md'), 'utf8');

/** The values of a parameter, from the table that a test compares with the page's. */
function valuesOf(attribute) {
  const row = parameters.split('\n').find((line) => line.startsWith(`| \`${attribute}\` |`));
  return [...row.split('|')[3].matchAll(/`(.+?)`/g)].map(([, value]) => value);
}

const scenes = valuesOf('preset').filter((scene) => scene !== 'crowd' && scene !== 'bodies');
const probes = valuesOf('probe-kind');
const traces = valuesOf('trace').filter((trace) => trace !== 'none');
const bugs = valuesOf('bug').filter((bug) => bug !== 'none');
const lessons = ['quadtree&page=3', 'placement&page=7', 'own&tour=nonsense'];
const tools = ['ask', 'grab', 'add', 'wall', 'erase'];

/** @type {readonly State[]} */
export const states = [
  ...scenes.map((scene) => ({ name: `scene-${scene}`, fragment: `p=${scene}&play=0` })),
  { name: 'running', fragment: 'n=200' },
  { name: 'article-colours', fragment: 'p=s2&ink=article&shade=1&strad=1&labels=1&n=200&play=0' },
  { name: 'shapes', fragment: 'p=crowd&max=60&shape=polygon&play=0' },
  { name: 'zoomed', fragment: 'n=200&z=400&play=0' },
  ...probes.map((kind) => ({
    name: `probe-${kind}`,
    fragment: `n=200&probe=1&pk=${kind}&pin=1&play=0`,
  })),
  ...traces.map((trace) => ({
    name: `trace-${trace}`,
    fragment: `n=60&probe=1&trace=${trace}&who=3&with=4&event=4&play=0`,
    shows: card,
  })),
  { name: 'trace-of-nobody', fragment: 'trace=insert&who=99999&play=0', shows: card },
  {
    name: 'panes-of-shapes',
    fragment: 'p=crowd&compare=parent.leaf&n=60&shape=polygon&play=0',
    shows: pane,
  },
  {
    name: 'panes',
    fragment: 'compare=parent.leaf.loose.cover.brute&n=200&probe=1&play=0',
    shows: pane,
  },
  {
    name: 'panes-telling',
    fragment: 'compare=parent.leaf.brute&n=200&probe=1&trace=query&event=9&play=0',
    shows: paneText,
  },
  ...bugs.map((bug) => ({
    name: `bug-${bug}`,
    fragment: `bug=${bug}&n=300&play=0`,
    shows: pane,
  })),
  ...lessons.map((lesson) => ({
    name: `lesson-${lesson.split('&')[0]}`,
    fragment: `lesson=${lesson}&play=0`,
    shows: card,
  })),
  {
    name: 'race',
    fragment: 'race=1',
    press: ({ page, strings }) => button(page, strings.race.stop),
    shows: ({ page, strings }) => page.getByText(strings.race.stopped),
  },
  {
    name: 'tune',
    fragment: 'tune=1&n=200&play=0',
    shows: ({ page }) => page.getByRole('grid').last(),
  },
  {
    name: 'bullets',
    fragment: 'bullets=1',
    shows: ({ page }) => page.locator('.bullets canvas'),
  },
  {
    name: 'seams',
    fragment: 'seams=1',
    shows: ({ page }) => page.locator('.seams canvas'),
  },
  {
    name: 'events',
    fragment: 'p=bodies&t=400&play=0',
    shows: ({ page }) => page.locator('.events-bar'),
  },
  {
    name: 'events-of-many',
    fragment: 'p=crowd&n=150&max=60&shape=mixed&events=1&t=90&play=0',
    shows: ({ page }) => page.locator('.events-left'),
  },
  {
    name: 'events-of-boxes',
    fragment: 'events=1&play=0',
    shows: ({ page }) => page.locator('.events > button'),
  },
  { name: 'use', fragment: 'use=1', shows: ({ page }) => page.locator('.use canvas') },
  ...tools.map((tool) => ({
    name: `tool-${tool}`,
    fragment: 'n=20&play=0',
    press: ({ page, strings }) => button(page, strings.tools[tool]),
    shows: ({ page, strings }) =>
      page.getByRole('button', { name: strings.tools[tool], pressed: true }),
  })),
  {
    name: 'edited',
    fragment: 'n=3&t=30&edits=add,290,690,20;wall,100,600,300,20;20:erase,0&play=0',
  },
  {
    name: 'menu-of-scenes',
    fragment: 'play=0',
    press: ({ page }) => page.locator('#scenes'),
    shows: ({ page }) => page.locator('.scene-picture canvas'),
  },
  {
    name: 'menu-of-views',
    fragment: 'play=0',
    press: ({ page }) => page.locator('#views'),
    shows: ({ page }) => page.locator('.views'),
  },
  {
    name: 'link-copied',
    fragment: 'play=0',
    press: ({ page, strings }) => button(page, strings.actions.copyLink),
    shows: ({ page, strings }) => page.getByText(strings.actions.linkNotCopied),
  },
  {
    name: 'refused',
    fragment: 'p=s1&n=10000&min=200&max=200&cap=1&depth=10',
    shows: banner,
  },
  { name: 'newer-link', fragment: 'v=99&play=0', shows: banner },
  { name: 'changed-link', fragment: 'n=abc&p=s9&zoo=1&play=0', shows: banner },
  {
    name: 'unchecked',
    fragment: 'n=3000&max=6&play=0',
    shows: ({ page, strings }) => button(page, strings.oracleCheck.ask),
  },
  { name: 'cut-link', fragment: 'edits=add,290&play=0', shows: banner },
  {
    name: 'idle-edits',
    fragment: 'p=s4&n=200&edits=erase,0&play=0',
    shows: banner,
  },
  {
    name: 'bug-asked-otherwise',
    fragment: 'bug=descent&n=200&probe=1&pk=circle&play=0',
    shows: ({ page }) => page.getByRole('status').filter({ hasText: /./, visible: true }),
  },
  {
    name: 'share',
    fragment: 'n=20&play=0',
    press: ({ page, strings }) => button(page, strings.actions.share),
    shows: ({ page }) => page.getByRole('dialog'),
  },
];

/**
 * Brings an open page to a state, with all controls shown and all groups of settings open.
 *
 * @param {OpenPage} open
 * @param {State} state
 */
export async function enter(open, { fragment, press, shows }) {
  const { page, strings } = open;
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  const menu = page.locator('.menu > [aria-expanded="true"]');
  if (await menu.isVisible()) await menu.click();
  const look = page.getByRole('button', { name: strings.tools.look, exact: true, pressed: false });
  if (await look.isVisible()) await look.click();
  const more = page.getByRole('button', { name: strings.moreControls, expanded: false });
  if (await more.isVisible()) await more.click();
  await page.evaluate(follow, `#${fragment}&lang=${strings.language}`);
  if (press) await press(open).click();
  if (shows) await shows(open).first().waitFor();
  await page.evaluate(() => {
    for (const group of document.querySelectorAll('details')) group.open = true;
  });
  await page.evaluate(drawn);
}

function button(page, name) {
  return page.getByRole('button', { name, exact: true });
}

/** The card of a trace or a lesson beside the picture. */
function card({ page }) {
  return page.getByRole('region').getByRole('region');
}

function pane({ page }) {
  return page.getByRole('figure');
}

function paneText({ page }) {
  return page.getByRole('figure').getByRole('paragraph');
}

/** The message over the picture. */
function banner({ page }) {
  return page.getByRole('alert');
}

/** Runs in the page: opens a link, and resolves when the page has heard of it. */
function follow(fragment) {
  return new Promise((done) => {
    // A link to the present state causes no event.
    if (location.hash === fragment) done();
    addEventListener('hashchange', () => done(), { once: true });
    location.hash = fragment;
  });
}

/** Runs in the page: resolves when the present state has been drawn. */
function drawn() {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}
