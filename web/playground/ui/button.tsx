/** Native buttons: with text, with an icon beside the text, and with an icon alone. */
import type { ComponentChildren, VNode } from 'preact';
import { useId } from 'preact/hooks';
import { useDisabled } from './disabled.tsx';
import { Icon } from './icon.tsx';

export interface ButtonProps {
  readonly id?: string | undefined;
  readonly class?: string | undefined;
  /** What it says in more words than its label: its description, and its tip. */
  readonly hint?: string | undefined;
  /** The key that presses it, as `aria-keyshortcuts` names it. */
  readonly keyShortcut?: string | undefined;
  /** For a button that switches something on and off: whether it is on. */
  readonly pressed?: boolean | undefined;
  /** For a button that shows and hides something: whether that is shown. */
  readonly expanded?: boolean | undefined;
  /** It has nothing to do at present. It keeps the focus and still calls `onPress`. */
  readonly idle?: boolean | undefined;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

interface NativeButtonProps extends ButtonProps {
  readonly 'aria-label'?: string;
  /** What `ui/tips.ts` shows of it: its hint, unless given. */
  readonly tip?: string | undefined;
}

export function Button(props: NativeButtonProps): VNode {
  const { id, hint, tip = hint, pressed, expanded, idle, onPress, children } = props;
  const hintId = useId();
  return (
    <button
      type="button"
      id={id}
      class={props.class}
      data-tip={tip}
      aria-label={props['aria-label']}
      aria-describedby={hint && hintId}
      aria-keyshortcuts={props.keyShortcut}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={idle}
      disabled={useDisabled()}
      onClick={onPress}
    >
      {children}
      {hint && (
        <span id={hintId} hidden>
          {hint}
        </span>
      )}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  readonly icon: string;
  readonly label: string;
}

/** Its label is its name, and its tip with the key that presses it and its hint. */
export function IconButton({ icon, label, ...rest }: IconButtonProps): VNode {
  return (
    <Button {...rest} tip={tipOf(label, rest)} aria-label={label}>
      <Icon name={icon} />
    </Button>
  );
}

/** With its label beside the icon, which styles hide where space is short; the tip stays. */
export function LabelledButton({ icon, label, ...rest }: IconButtonProps): VNode {
  return (
    <Button {...rest} tip={tipOf(label, rest)} aria-label={label}>
      <span class="icon-holder">
        <Icon name={icon} />
      </span>
      <span>{label}</span>
    </Button>
  );
}

function tipOf(
  label: string,
  { hint, keyShortcut }: Pick<ButtonProps, 'hint' | 'keyShortcut'>,
): string {
  const name = keyShortcut === undefined ? label : `${label} (${keyShortcut})`;
  return hint === undefined ? name : `${name}: ${hint}`;
}
