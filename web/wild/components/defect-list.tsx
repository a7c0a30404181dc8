/** Links to defects, each with the picture of its tree and its symptom. */
import type { VNode } from 'preact';
import type { WildBugName } from '../../playground/features/bugs/scenes.ts';
import { wildBugs } from '../../playground/features/bugs/wild.ts';
import { wildAddress } from '../../playground/features/bugs/wild-address.ts';
import { usePage } from './page-context.ts';
import { Still } from './trees.tsx';

interface DefectListProps {
  readonly names: readonly WildBugName[];
  /** Where each title stands among the headings of the page. */
  readonly level: 2 | 3;
}

export function DefectList({ names, level }: DefectListProps): VNode {
  const { language, toWild, words } = usePage();
  const Heading = `h${level}` as const;
  return (
    <ul class="defects">
      {names.map((name) => {
        const { symptom, title } = words.wild.defects[name];
        return (
          <li key={name}>
            <Still name={name} side="faulty" alt="" lazy />
            <Heading>
              <a href={`${toWild}../${wildAddress(language, name)}`}>{title}</a>
            </Heading>
            <p>{symptom}</p>
            <p class="project">{wildBugs[name].threads[0].project}</p>
          </li>
        );
      })}
    </ul>
  );
}
