/** Changes of settings that may ask for another page of a lesson. Fetched with the first lesson, and by embedded pages. */
import { lessonPage } from '../../state/lesson-pages.ts';
import { type Changes, withChanges } from '../../state/settings.ts';
import type { Store } from '../../state/store.ts';
import type { Player } from './player.ts';

/** Another page of a lesson is opened as its link would be; with less motion its playback is held. */
export function changeScene(
  store: Store,
  player: Player,
  changes: Changes,
  hasLessMotion: boolean,
): void {
  const wanted = withChanges(store.settings, changes);
  const page = lessonPage(wanted, store.settings);
  if (!page) return store.replace(wanted);
  player.open(page);
  if (hasLessMotion) player.hold();
}
