/** A few words above the buttons: the result of an action. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';

const PER_CHARACTER_MS = 60;
const LEAST_MS = 2_000;

/** Its words go away by themselves, the later the longer they are. */
export class Toast {
  readonly #text = signal('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Empty while there is nothing to say. */
  get text(): ReadonlySignal<string> {
    return this.#text;
  }

  say(text: string): void {
    clearTimeout(this.#timer);
    this.#text.value = text;
    this.#timer = setTimeout(() => this.hide(), Math.max(LEAST_MS, PER_CHARACTER_MS * text.length));
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#text.value = '';
  }
}

/**
 * The next press anywhere hides it, as it may be meant for what lies below. The element stays: screen readers announce what is said in
 * one that they know.
 */
export function ToastText({ toast }: { readonly toast: Toast }): VNode {
  useEffect(() => {
    const hide = (): void => toast.hide();
    addEventListener('pointerdown', hide, { capture: true });
    return () => removeEventListener('pointerdown', hide, { capture: true });
  }, [toast]);
  return (
    <p class="toast" role="status">
      {toast.text}
    </p>
  );
}
