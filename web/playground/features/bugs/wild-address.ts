/** Where the pages of defects of real projects are. */
import type { Language } from '../../state/language.ts';
import type { WildBugName } from './scenes.ts';

/** From the folder of the site: of one of them, or of the list of all. */
export function wildAddress(language: Language, name?: WildBugName): string {
  const folder = language === 'en' ? 'wild/' : `wild/${language}/`;
  return name === undefined ? folder : `${folder}${name}/`;
}
