/** A native select of a few named values. */
import type { VNode } from 'preact';
import { useDisabled } from './disabled.tsx';

export interface SelectOption {
  readonly value: string;
  readonly name: string;
  /** The language of the name, where it is not the page's. */
  readonly lang?: string;
}

interface SelectProps {
  readonly id: string;
  readonly class?: string;
  /** Its name, where no label element names it. */
  readonly label?: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChoose: (value: string) => void;
}

export function Select(props: SelectProps): VNode {
  const { id, label, value: chosen, options, onChoose } = props;
  return (
    <select
      id={id}
      class={props.class}
      aria-label={label}
      value={chosen}
      disabled={useDisabled()}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {options.map(({ value, name, lang }) => (
        <option key={value} value={value} lang={lang}>
          {name}
        </option>
      ))}
    </select>
  );
}
