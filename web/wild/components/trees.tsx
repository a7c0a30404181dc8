/** The tree with the defect beside the tree without it: their pictures, and what brute force counts in both. */
import type { VNode } from 'preact';
import { isNoFault } from '../../playground/features/bugs/findings.ts';
import { bugScene, type WildBugName } from '../../playground/features/bugs/scenes.ts';
import { wildBugs } from '../../playground/features/bugs/wild.ts';
import { numberFormat } from '../../playground/locales/number-format.ts';
import { presetOf } from '../../playground/state/presets.ts';
import { type Side, stillAddress } from '../addresses.ts';
import { usePage } from './page-context.ts';

export function Trees({ name }: { readonly name: WildBugName }): VNode {
  return (
    <div class="trees">
      <Tree name={name} side="faulty" />
      <Tree name={name} side="right" />
    </div>
  );
}

interface TreeProps {
  readonly name: WildBugName;
  readonly side: Side;
}

function Tree({ name, side }: TreeProps): VNode {
  const { counts, language, words } = usePage();
  const { wild, facts } = words;
  const number = numberFormat(language);
  const title = side === 'faulty' ? wild.faulty : wild.cured;
  return (
    <figure class="tree" data-side={side}>
      <figcaption>{title}</figcaption>
      <Still name={name} side={side} alt={`${title}: ${wild.defects[name].title}`} />
      <dl>
        {wildBugs[name].facts.map((fact) => {
          const count = counts.get(name)![side][fact];
          return (
            <div key={fact} data-bad={!isNoFault(fact) && count > 0 ? 'true' : undefined}>
              <dt>{facts[fact].label}</dt>
              <dd>{number.format(count)}</dd>
            </div>
          );
        })}
      </dl>
    </figure>
  );
}

interface StillProps extends TreeProps {
  readonly alt: string;
  readonly lazy?: boolean;
}

export function Still({ name, side, alt, lazy = false }: StillProps): VNode {
  const { toWild } = usePage();
  const { width, height, margin } = presetOf(bugScene(name).preset).world;
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  return (
    <picture class="still">
      <source
        media="(prefers-color-scheme: dark)"
        srcset={toWild + stillAddress(name, side, 'dark')}
      />
      <img
        src={toWild + stillAddress(name, side, 'light')}
        alt={alt}
        {...size}
        loading={lazy ? 'lazy' : 'eager'}
      />
    </picture>
  );
}
