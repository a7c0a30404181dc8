/**
 * Every state of the page with a look of its own. The accessibility test visits them in each language, and
 * `npm run pictures` takes pictures of them.
 *
 * @typedef {object} State
 * @property {string} name
 * @property {string} fragment of the link to it
 * @property {string} [press] selector of the button to press then
 * @property {string} [shows] selector of an element that is visible once the state is reached
 */

const scenes = ['s0', 's1', 's2', 's3', 's4'];
const probes = ['box', 'rectangle', 'circle', 'ray', 'nearest', 'sweep'];
const traces = ['insert', 'move', 'remove', 'pair', 'query', 'candidates'];
const bugs = ['descent', 'halves', 'outside', 'doubles', 'centre', 'copies'];
const lessons = ['quadtree&page=3', 'placement&page=7', 'own&tour=nonsense'];
const tools = ['ask', 'grab', 'add', 'wall', 'erase'];

/** @type {readonly State[]} */
export const states = [
  ...scenes.map((scene) => ({ name: `scene-${scene}`, fragment: `p=${scene}&play=0` })),
  { name: 'running', fragment: 'n=200' },
  { name: 'paper', fragment: 'ink=paper&shade=1&strad=1&labels=1&n=200&play=0' },
  { name: 'zoomed', fragment: 'n=200&z=400&play=0' },
  ...probes.map((kind) => ({
    name: `probe-${kind}`,
    fragment: `n=200&probe=1&pk=${kind}&pin=1&play=0`,
  })),
  ...traces.map((trace) => ({
    name: `story-${trace}`,
    fragment: `n=60&probe=1&tell=${trace}&who=3&with=4&event=4&play=0`,
    shows: '.story',
  })),
  { name: 'story-of-nobody', fragment: 'tell=insert&who=99999&play=0', shows: '.story' },
  {
    name: 'panes',
    fragment: 'compare=parent.leaf.loose.cover.brute&n=200&probe=1&play=0',
    shows: '.pane',
  },
  {
    name: 'panes-telling',
    fragment: 'compare=parent.leaf.brute&n=200&probe=1&tell=query&event=9&play=0',
    shows: '.pane-story:not([hidden])',
  },
  ...bugs.map((bug) => ({
    name: `bug-${bug}`,
    fragment: `bug=${bug}&n=300&play=0`,
    shows: '.pane',
  })),
  ...lessons.map((lesson) => ({
    name: `lesson-${lesson.split('&')[0]}`,
    fragment: `lesson=${lesson}&play=0`,
    shows: '.lesson',
  })),
  { name: 'race', fragment: 'race=1', press: '#race-button', shows: '.race' },
  ...tools.map((tool) => ({
    name: `tool-${tool}`,
    fragment: 'n=20&play=0',
    press: `#tool-${tool}`,
    shows: `#tool-${tool}[aria-pressed="true"]`,
  })),
  {
    name: 'edited',
    fragment: 'n=3&t=30&edits=add,290,690,20;wall,100,600,300,20;20:erase,0&play=0',
  },
  {
    name: 'link-copied',
    fragment: 'play=0',
    press: '#button-link',
    shows: '.bubble:not([hidden])',
  },
  {
    name: 'refused',
    fragment: 'p=s1&n=10000&min=200&max=200&cap=1&depth=10',
    shows: '#notice:not([hidden])',
  },
  { name: 'newer-link', fragment: 'v=99&play=0', shows: '#notice:not([hidden])' },
  { name: 'changed-link', fragment: 'n=abc&p=s9&zoo=1&play=0', shows: '#notice:not([hidden])' },
  { name: 'unchecked', fragment: 'n=3000&max=6&play=0', shows: '#oracle-check' },
  { name: 'cut-link', fragment: 'edits=add,290&play=0', shows: '#notice:not([hidden])' },
  {
    name: 'idle-edits',
    fragment: 'p=s4&n=200&edits=erase,0&play=0',
    shows: '#notice:not([hidden])',
  },
  {
    name: 'bug-asked-otherwise',
    fragment: 'bug=descent&n=200&probe=1&pk=circle&play=0',
    shows: '.exhibit-probe:not([hidden])',
  },
  { name: 'share', fragment: 'n=20&play=0', press: '#button-share', shows: '#share[open]' },
];

/**
 * Brings an open page to a state, with all groups of settings open.
 *
 * @param {import('playwright-core').Page} page
 * @param {State} state
 * @param {string} [more] appended to the fragment
 */
export async function enter(page, { fragment, press, shows }, more = '') {
  await page.evaluate((hash) => {
    document.querySelector('dialog[open]')?.close();
    document.querySelector('#tool-look:not([aria-pressed="true"])')?.click();
    location.hash = hash;
  }, `${fragment}${more}`);
  // A link to the present state causes no event to wait for.
  await page.waitForFunction(frameShown);
  if (press) await page.locator(press).click();
  if (shows) await page.locator(shows).first().waitFor();
  await page.evaluate(() => {
    for (const group of document.querySelectorAll('details')) group.open = true;
  });
  await page.evaluate(frameShown);
}

/** Runs in the page: resolves when the present state has been drawn. */
function frameShown() {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(true), 50)));
  });
}
