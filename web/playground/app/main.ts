/**
 * Starts the page: the words and the module come at the same time, then everything is put together. An embedded page that
 * shows a poster fetches the module when it is pressed.
 */
import { load } from 'quadrille';
import { isEmbedded } from '../features/embed/embed.ts';
import { pressed } from '../features/embed/poster.ts';
import { languageOf, stringsOf } from '../locales/languages.ts';
import type { Strings } from '../locales/strings.ts';
import { byId, say } from '../ui/dom.ts';
import { settingsOfAddress } from './link.ts';
import { openPage } from './page.tsx';
import { sayPage } from './page-text.ts';

async function start(): Promise<void> {
  const settings = settingsOfAddress();
  const waits = isEmbedded() && settings.start === 'poster';
  const loading = waits ? undefined : load();
  // Whoever awaits it below hears of a failure; until then it is nobody's.
  loading?.catch(() => undefined);
  const strings = await stringsOf(languageOf(settings.language, navigator.languages));
  sayPage(strings);
  if (waits) {
    byId('loading').hidden = true;
    document.documentElement.toggleAttribute('data-waiting', true);
    await pressed(byId('stage'), strings.startScene(strings.scenes[settings.preset].name));
    document.documentElement.removeAttribute('data-waiting');
  }
  try {
    await (loading ?? load());
    openPage(waits ? { ...settings, playing: true } : settings, strings);
  } catch (problem) {
    giveUp(strings, problem);
  }
}

function giveUp(strings: Strings, problem: unknown): void {
  const reason = problem instanceof Error ? problem.message : String(problem);
  const notice = byId('notice');
  document.getElementById('loading')?.remove();
  say(notice, strings.cannotStart(reason));
  notice.hidden = false;
}

void start();
