/** What a file says of its frames and of their tree, as labels with values. */
import './facts.css';
import type { ComponentChildren, VNode } from 'preact';
import type { Area } from '../../engine/geometry.ts';
import type { NumberFormat } from '../../locales/number-format.ts';
import { replayStringsOf } from '../../locales/replay-strings.ts';
import type { treeOptionsOf } from '../../state/tree-options.ts';
import { useNumberFormat } from '../../ui/number-format.ts';
import { useFetchedStrings, useStrings } from '../../ui/strings.tsx';

export function Facts({ children }: { readonly children: ComponentChildren }): VNode {
  return <dl class="facts recorded">{children}</dl>;
}

interface FactProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

export function Fact({ label, children }: FactProps): VNode {
  return (
    <div class="fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface TreeFactsProps {
  /** As in the file: the page may show others. */
  readonly options: ReturnType<typeof treeOptionsOf> & { readonly bounds: Area };
}

export function TreeFacts({ options }: TreeFactsProps): VNode | null {
  const strings = useFetchedStrings(replayStringsOf);
  const { parameters } = useStrings();
  const number = useNumberFormat();
  if (!strings) return null;
  const { bounds, capacity, looseness, maxDepth, placement, touching } = options;
  const size = `${number.format(bounds.width)} × ${number.format(bounds.height)}`;
  const corner = strings.corner(number.format(bounds.x), number.format(bounds.y));
  return (
    <>
      <Fact label={strings.world}>
        {bounds.x === 0 && bounds.y === 0 ? size : `${size} ${corner}`}
      </Fact>
      <Fact label={parameters.placement.label}>{parameters.placement.choices[placement]}</Fact>
      <Fact label={parameters.capacity.label}>{number.format(capacity)}</Fact>
      <Fact label={parameters.maxDepth.label}>{number.format(maxDepth)}</Fact>
      {placement === 'loose' && (
        <Fact label={parameters.looseness.label}>{number.format(looseness)}</Fact>
      )}
      <Fact label={parameters.touching.label}>{touching ? strings.on : strings.off}</Fact>
    </>
  );
}

/** As on a map. */
export function ratio(scale: number, number: NumberFormat): string {
  return scale < 1 ? `1:${number.format(1 / scale)}` : `${number.format(scale)}:1`;
}
