/** The pages of defects of real projects, for programs that read. */
import { type WildBugName, wildBugNames } from '../../playground/features/bugs/scenes.ts';
import { wildAddress } from '../../playground/features/bugs/wild-address.ts';
import { wild } from '../../playground/locales/en/wild.ts';

/** `site`: its address, or nothing where it is not known. */
export function wildList(site: string): string {
  const lineOf = (name: WildBugName): string => {
    const { symptom, title } = wild.defects[name];
    return `- [${title}](${site}${wildAddress('en', name)}): ${symptom}`;
  };
  return `## ${wild.name}\n\n${wildBugNames.map(lineOf).join('\n')}\n`;
}
