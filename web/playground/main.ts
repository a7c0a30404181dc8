/** Starts the page: the words and the module come at the same time, then everything is put together. */
import { load } from 'quadrille';
import { openPage } from './page.ts';
import { byId, say } from './panels/dom.ts';
import { settingsOfAddress } from './panels/link.ts';
import { sayPage } from './panels/words.ts';
import { dictionaryOf, languageOf } from './strings/languages.ts';
import type { Strings } from './strings/strings.ts';

async function start(): Promise<void> {
  const settings = settingsOfAddress();
  const loading = load();
  // Whoever awaits it below hears of a failure; until then it is nobody's.
  loading.catch(() => undefined);
  const strings = await dictionaryOf(languageOf(settings.language, navigator.languages));
  sayPage(strings);
  try {
    await loading;
    openPage(settings, strings);
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
