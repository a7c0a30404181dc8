/** A native modal dialog with a title and a button that closes it; Escape closes it too. It is open while it is rendered. */
import './dialog.css';
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from './button.tsx';

interface DialogProps {
  readonly id: string;
  readonly class: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Dialog(props: DialogProps): VNode {
  const { id, title, closeLabel, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    // The page behind it does not take Escape, too, wherever the focus is. Each dialog has a listener of its own: several may be open.
    const keepEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') event.stopPropagation();
    };
    document.addEventListener('keydown', keepEscape, true);
    current?.showModal();
    return () => {
      document.removeEventListener('keydown', keepEscape, true);
      // Closing it moves the focus back to where it was.
      current?.close();
    };
  }, []);
  // Escape goes the way of the button, so that the page never takes a dialog that is hidden for an open one.
  const cancel = (event: Event): void => {
    event.preventDefault();
    onClose();
  };
  // The browser may close it all the same. It says so late: perhaps when another dialog is open already.
  const close = (): void => {
    if (dialog.current) onClose();
  };
  return (
    <dialog ref={dialog} id={id} aria-labelledby={`${id}-title`} onCancel={cancel} onClose={close}>
      <div class={props.class}>
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton icon="close" label={closeLabel} class="icon-only" onPress={onClose} />
      </div>
      {children}
    </dialog>
  );
}
