/** Cover against leaf in words, with the numbers of the panes; while these are not both shown, a button that shows them. */
import { useComputed } from '@preact/signals';
import type { VNode } from 'preact';
import type { CompareStrings } from '../../locales/strings.ts';
import { isLocked } from '../../state/locks.ts';
import { includes } from '../../state/parameter.ts';
import { useStore } from '../../state/store-context.ts';
import { Button } from '../../ui/button.tsx';
import { Disabled } from '../../ui/disabled.tsx';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useStrings } from '../../ui/strings.tsx';
import type { Comparison, VariantName } from './comparison.ts';

const both = ['leaf', 'cover'] as const satisfies readonly VariantName[];

interface CoverLeafProps {
  readonly comparison: Comparison;
  readonly strings: CompareStrings;
}

export function CoverLeaf({ comparison, strings }: CoverLeafProps): VNode {
  const store = useStore();
  const { cover } = strings;
  const { compare } = store.signals;
  const areShown = both.every((name) => includes(compare.value, name));
  return (
    <div class="cover-leaf">
      {areShown ? (
        <Numbers comparison={comparison} strings={strings} />
      ) : (
        <Disabled when={isLocked(store, 'compare')}>
          <Button onPress={() => store.change({ compare: both.join('.') })}>{cover.show}</Button>
        </Disabled>
      )}
    </div>
  );
}

function Numbers({ comparison, strings }: CoverLeafProps): VNode {
  const { compare } = useStrings().parameters;
  const { cover } = strings;
  const number = useNumberFormat();
  const objects = useComputed(() => comparison.variants.get('leaf')?.frame.objects ?? 0);
  return (
    <>
      <p>{cover.explain(objects.value)}</p>
      <ul>
        {both.map((name) => {
          const { refusal, cost } = comparison.variants.get(name) ?? {};
          if (refusal || !cost) return null;
          const { references = 0, nodes = 0, tests } = cost;
          const counts = [references, nodes, tests].map((count) => number.format(count));
          const [kept = '', all = '', compared = ''] = counts;
          return <li key={name}>{cover.numbers(compare.choices[name], kept, all, compared)}</li>;
        })}
      </ul>
    </>
  );
}
