/**
 * The search: `/` leads to it, arrows lead through what it finds, Escape ends it. The index is fetched when a reader comes to the field
 * for the first time.
 */
import { type Answer, answerTo, type Pagefind } from './asking.ts';
import { partsOf } from './question.ts';
import { Reading } from './reading.ts';
import { type Found, rank } from './results.ts';

/** From the script, which lies in a folder beside that of the index. */
const script = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href;

/** A page at most; more words find less. */
const MOST = 8;

const WAIT = 120;

export function startSearch(isFile: boolean): void {
  const search = document.querySelector<HTMLElement>('.search')!;
  const input = search.querySelector('input')!;
  const panel = search.querySelector<HTMLElement>('.found')!;
  const status = panel.querySelector('p')!;
  const list = panel.querySelector('ol')!;
  const reading = new Reading();
  let pagefind: Promise<Pagefind> | undefined;

  const close = (): void => {
    panel.hidden = true;
  };

  const show = (words: string, results: readonly Found[] = []): void => {
    status.textContent = words;
    list.replaceChildren(...results.flatMap(itemsOf));
    panel.hidden = false;
  };

  const answer = async (): Promise<void> => {
    const words = input.value.trim();
    if (words === '') return close();
    if (isFile) return show('The search needs a server. Every page is in the list of contents.');
    const asked = (pagefind ??= load());
    try {
      if (panel.hidden) show('Searching …');
      const index = await asked;
      const found = await index.debouncedSearch(partsOf(words).join(' '), {}, WAIT);
      if (found === null) return undefined;
      const { matches, ...said } = await answerTo(words, found.results, index, reading, vocabulary);
      const best = await Promise.all(matches.slice(0, MOST).map((one) => reading.read(one)));
      if (input.value.trim() !== words) return undefined;
      return show(statusOf(words, matches.length, said), best);
    } catch {
      if (pagefind === asked) forget(asked);
      return offerAgain();
    }
  };

  /** An instance that lacks a file stays without it. */
  const forget = (failed: Promise<Pagefind>): void => {
    pagefind = undefined;
    failed.then((index) => index.destroy()).catch(() => undefined);
  };

  const ask = (): void => {
    answer().catch(reportError);
  };

  const offerAgain = (): void => {
    show('The search could not be loaded. ');
    const again = document.createElement('button');
    again.type = 'button';
    again.textContent = 'Try again';
    again.addEventListener('click', () => {
      input.focus();
      ask();
    });
    status.append(again);
  };

  /** The links among what was found, and the field before them. */
  const stops = (): readonly HTMLElement[] => [input, ...list.querySelectorAll('a')];

  const move = (step: number): void => {
    const all = stops();
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[(at + step + all.length) % all.length]?.focus();
  };

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => {
      if (panel.hidden) input.value = '';
      input.focus();
      close();
    },
  };

  input.addEventListener('focus', () => {
    if (!isFile) pagefind ??= load();
    pagefind?.catch(() => undefined);
  });
  input.addEventListener('input', ask);
  input.addEventListener('click', () => {
    if (panel.hidden) ask();
  });
  search.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    answer().then(() => list.querySelector('a')?.click(), reportError);
  });
  search.addEventListener('keydown', (event) => {
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  search.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !search.contains(relatedTarget)) close();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !search.contains(target)) close();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

interface PagefindModule {
  readonly createInstance: (options: Readonly<Record<string, unknown>>) => Pagefind;
}

async function load(): Promise<Pagefind> {
  const root = new URL('../', script);
  const { createInstance }: PagefindModule = await import(
    /* @vite-ignore */ new URL('pagefind/pagefind.js', root).href
  );
  const pagefind = createInstance({
    baseUrl: root.href,
    excerptLength: 24,
    // Titles are headings, too, whose weights know that of the page; and long pages are the guide's.
    ranking: { metaWeights: { title: 2 }, pageLength: 0.5 },
  });
  await pagefind.init();
  return pagefind;
}

/** The words of all pages, the most frequent first: fetched for one that no page has. */
async function vocabulary(): Promise<readonly string[]> {
  const answer = await fetch(new URL('../pagefind/words.txt', script));
  if (!answer.ok) throw new Error(`words.txt: ${answer.status}`);
  return (await answer.text()).split(' ');
}

/** What is said above the pages. */
function statusOf(
  words: string,
  count: number,
  { missing, meant }: Pick<Answer, 'missing' | 'meant'>,
): string {
  if (count === 0) return `No page has “${words}”.`;
  return [
    ...[...meant].map(([typed, other]) => `No page has “${typed}”, so this is for “${other}”.`),
    ...missing.map((word) => `No page has “${word}”.`),
    'The best first:',
  ].join(' ');
}

/** A page, and the sections of it that have the words. */
function itemsOf(page: Found): readonly HTMLLIElement[] {
  return rank(page).map(({ title, url, excerpt }, at) => {
    const item = document.createElement('li');
    item.className = at === 0 ? 'page' : 'section';
    const link = document.createElement('a');
    link.href = url;
    const name = document.createElement('b');
    name.textContent = title;
    const words = document.createElement('span');
    // Pagefind has escaped the text, and adds nothing but <mark>.
    words.innerHTML = excerpt;
    link.append(name, words);
    item.append(link);
    return item;
  });
}
