/** A button that opens a panel below it. Escape, a press elsewhere and a choice in the panel close it; nothing in it exists before. */
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';

interface MenuProps {
  readonly id: string;
  readonly class: string;
  readonly label: string;
  /** What the panel holds. `close` closes it and gives the focus back to the button. */
  readonly children: (close: () => void) => ComponentChildren;
}

export function Menu({ id, class: className, label, children }: MenuProps): VNode {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    button.current?.focus();
    setOpen(false);
  };
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const closed = new AbortController();
    const { signal } = closed;
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Node) || !menu.current?.contains(target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    menu.current?.addEventListener('keydown', escape, { signal });
    document.addEventListener('pointerdown', leave, { capture: true, signal });
    document.addEventListener('focusin', leave, { signal });
    return () => closed.abort();
  }, [isOpen]);
  return (
    <div class={`menu ${className}`} ref={menu}>
      <button
        ref={button}
        type="button"
        id={id}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <div id={`${id}-panel`} class="menu-panel" hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}
