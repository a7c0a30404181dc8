/**
 * Starts the page: the words and the module come at the same time, then everything is put together. An embedded page also fetches
 * what only such pages have; one that shows a poster fetches the module when that is pressed.
 */
import { type Signal, signal } from '@preact/signals';
import { render, type VNode } from 'preact';
import { load } from 'quadrille';
import { fetchScenes, isSceneFetched } from '../engine/simulation/fetched.ts';
import { isEmbedded } from '../features/embed/embedded.ts';
import type { StoryStrings, Strings } from '../locales/strings.ts';
import { fetchProbeKinds } from '../probes/fetched.ts';
import { fetchLabels } from '../render/fetched-labels.ts';
import { fetchShapes } from '../render/fetched-shapes.ts';
import type { Settings } from '../state/parameters.ts';
import { Button } from '../ui/button.tsx';
import { StringsProvider } from '../ui/strings.tsx';
import { nameDocument, wordsFor } from './language.ts';
import { asksNothing, readAddress } from './link.ts';
import { openPlayground } from './playground.tsx';
import { Shell } from './shell.tsx';

async function start(root: HTMLElement): Promise<void> {
  let strings: Signal<Strings> | undefined;
  try {
    const { opened, settings } = await readAddress();
    const waits = isEmbedded() && settings.start === 'poster';
    const loading = waits ? undefined : load();
    // A failure is handled where it is awaited, below.
    loading?.catch(() => undefined);
    const [words, embed] = await Promise.all([
      wordsFor(settings.language),
      isEmbedded() ? import('../features/embed/embed.ts') : undefined,
    ]);
    strings = signal(words);
    nameDocument(strings);
    embed?.fitFrame(settings);
    embed?.wearLook(settings);
    if (waits)
      await embed?.posterPressed(settings, words, (poster) => showInShell(root, words, poster));
    const isBare = !embed && asksNothing(opened.fragment);
    const beginning = isBare ? fetchStory(words) : undefined;
    await Promise.all([
      loading ?? load(),
      settings.probe ? fetchProbeKinds() : undefined,
      settings.labels ? fetchLabels() : undefined,
      settings.shape === 'box' ? undefined : fetchShapes(),
      isSceneFetched(settings) ? undefined : fetchScenes(),
      beginning,
    ]);
    openPlayground(root, {
      opened,
      settings: waits ? begun(settings) : settings,
      strings,
      embed,
      beginning: await beginning,
    });
  } catch (problem) {
    if (strings) giveUp(root, strings.value, problem);
    else sayNothingCame();
  }
}

/** Before the page, which would else be seen without its beginning first. A failure is told where the page asks for it again. */
function fetchStory(words: Strings): Promise<StoryStrings | undefined> {
  return import('../features/story/story-view.tsx')
    .then(({ storyStringsOf }) => storyStringsOf(words))
    .catch(() => undefined);
}

/** A pressed poster starts the scene; a page of a lesson decides itself whether it plays. */
function begun(settings: Settings): Settings {
  return settings.lesson === 'none' ? { ...settings, playing: true } : settings;
}

/** Without the words of any language: the page's own file has a sentence for this. */
function sayNothingCame(): void {
  const banner = document.querySelector<HTMLElement>('#loading');
  if (!banner) return;
  const again = document.createElement('button');
  again.textContent = banner.dataset['again'] ?? 'Try again';
  again.addEventListener('click', () => location.reload());
  banner.role = 'alert';
  banner.replaceChildren(banner.dataset['failed'] ?? '', ' ', again);
}

function giveUp(root: HTMLElement, strings: Strings, problem: unknown): void {
  const reason = problem instanceof Error ? problem.message : String(problem);
  showInShell(
    root,
    strings,
    <p id="banner" class="banner" role="alert">
      {strings.cannotStart(reason)}{' '}
      <Button onPress={() => location.reload()}>{strings.tryAgain}</Button>
    </p>,
  );
}

/** In place of the scene. */
function showInShell(root: HTMLElement, strings: Strings, children: VNode): void {
  render(
    <StringsProvider value={strings}>
      <Shell>{children}</Shell>
    </StringsProvider>,
    root,
  );
}

const root = document.querySelector<HTMLElement>('#page');
if (!root) throw new Error('index.html has no #page');
start(root).catch(reportError);
