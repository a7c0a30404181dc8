/* oxlint-disable jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is checked */
/** On or off. */
import type { ComponentChildren, VNode } from 'preact';
import { useDisabled } from './disabled.tsx';

interface SwitchProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly checked: boolean;
  /** The id of the element that describes it. */
  readonly describedBy?: string | undefined;
  readonly onChange: (checked: boolean) => void;
  readonly children?: ComponentChildren;
}

export function Switch(props: SwitchProps): VNode {
  const { id, label, checked, describedBy, onChange, children } = props;
  return (
    <div class="control switch">
      <div class="control-head">
        <label for={id}>{label}</label>
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={useDisabled()}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </div>
      {children}
    </div>
  );
}
