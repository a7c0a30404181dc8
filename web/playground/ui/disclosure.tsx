/** A heading that opens and closes what stands below it. The reader decides; re-rendering never closes it. */
import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  readonly id: string;
  readonly class: string;
  /** Whether it stands open at first. */
  readonly startsOpen: () => boolean;
  readonly heading: VNode;
  readonly onToggle?: (open: boolean) => void;
  readonly children: ComponentChildren;
}

export function Disclosure(props: DisclosureProps): VNode {
  const [open, setOpen] = useState(props.startsOpen);
  return (
    <details
      id={props.id}
      class={`disclosure ${props.class}`}
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        props.onToggle?.(currentTarget.open);
      }}
    >
      <summary>
        {props.heading}
        <Icon name="chevron" />
      </summary>
      {props.children}
    </details>
  );
}
