/** A native modal dialog with a title and a button that closes it. Escape closes it too. */
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from './button.tsx';

interface DialogProps {
  readonly id: string;
  readonly class: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Dialog(props: DialogProps): VNode {
  const { id, title, closeLabel, open, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} id={id} aria-labelledby={`${id}-title`} onClose={onClose}>
      <div class={props.class}>
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton icon="close" label={closeLabel} class="icon-only" onPress={onClose} />
      </div>
      {children}
    </dialog>
  );
}
