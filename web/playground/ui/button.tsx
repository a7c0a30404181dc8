/** Native buttons: with text, with an icon beside the text, and with an icon alone. */
import type { ComponentChildren, VNode } from 'preact';
import { useDisabled } from './disabled.tsx';
import { Icon } from './icon.tsx';

export interface ButtonProps {
  readonly id?: string | undefined;
  readonly class?: string | undefined;
  /** Shown while the pointer rests on it. */
  readonly title?: string | undefined;
  /** For a button that switches something on and off: whether it is on. */
  readonly pressed?: boolean | undefined;
  /** It has nothing to do at present. It keeps the focus and still calls `onPress`. */
  readonly idle?: boolean | undefined;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

export function Button(props: ButtonProps & { readonly 'aria-label'?: string }): VNode {
  const { id, title, pressed, idle, onPress, children } = props;
  return (
    <button
      type="button"
      id={id}
      class={props.class}
      title={title}
      aria-label={props['aria-label']}
      aria-pressed={pressed}
      aria-disabled={idle}
      disabled={useDisabled()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  readonly icon: string;
  readonly label: string;
}

/** Its label is its name, and its tooltip where it has no other title. */
export function IconButton({ icon, label, title = label, ...rest }: IconButtonProps): VNode {
  return (
    <Button {...rest} title={title} aria-label={label}>
      <Icon name={icon} />
    </Button>
  );
}

/** With its label beside the icon, which styles hide where space is short; the tooltip stays. */
export function LabelledButton({ icon, label, title = label, ...rest }: IconButtonProps): VNode {
  return (
    <Button {...rest} title={title} aria-label={label}>
      <span class="icon-holder">
        <Icon name={icon} />
      </span>
      <span>{label}</span>
    </Button>
  );
}
