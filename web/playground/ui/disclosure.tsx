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
  /** A function makes it while it is open. */
  readonly children: ComponentChildren | (() => VNode);
}

export function Disclosure({ children, ...props }: DisclosureProps): VNode {
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
      {typeof children === 'function' ? open && children() : children}
    </details>
  );
}
