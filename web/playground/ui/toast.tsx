/** A few words above the buttons: the result of an action. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from './button.tsx';
import { useStrings } from './strings.tsx';

const PER_CHARACTER_MS = 60;
const LEAST_MS = 2_000;

/** Its words go away by themselves, the later the longer they are. Those that offer to try again stay until the next press. */
export class Toast {
  readonly #text = signal('');
  #tryAgain: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Empty while there is nothing to say. */
  get text(): ReadonlySignal<string> {
    return this.#text;
  }

  /** What tries again, where the words offer that. */
  get tryAgain(): (() => void) | undefined {
    return this.#tryAgain;
  }

  say(text: string, tryAgain?: () => void): void {
    clearTimeout(this.#timer);
    this.#tryAgain = tryAgain;
    this.#text.value = text;
    if (tryAgain) return;
    this.#timer = setTimeout(() => this.hide(), Math.max(LEAST_MS, PER_CHARACTER_MS * text.length));
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#tryAgain = undefined;
    this.#text.value = '';
  }
}

/**
 * The next press anywhere hides it, as it may be meant for what lies below. The element stays: screen readers announce what is said in
 * one that they know.
 */
export function ToastText({ toast }: { readonly toast: Toast }): VNode {
  useEffect(() => {
    const hide = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest('.toast'))) toast.hide();
    };
    addEventListener('pointerdown', hide, { capture: true });
    return () => removeEventListener('pointerdown', hide, { capture: true });
  }, [toast]);
  const { tryAgain: label } = useStrings();
  const text = toast.text.value;
  const { tryAgain } = toast;
  return (
    <p class="toast" role="status">
      {text}
      {tryAgain && (
        <>
          {' '}
          <Button
            onPress={() => {
              toast.hide();
              tryAgain();
            }}
          >
            {label}
          </Button>
        </>
      )}
    </p>
  );
}
