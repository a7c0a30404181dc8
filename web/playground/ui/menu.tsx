/** A button that opens a panel below it, as the down arrow does, which also leads into the panel. Escape, a press elsewhere and a choice in the panel close it; nothing in it exists before. */
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';

/** Where the Tab key stops first in a panel. */
const FIRST_STOP = '.menu-panel button:not([tabindex="-1"])';

interface MenuProps {
  readonly id: string;
  readonly class: string;
  readonly label: string;
  /** What the panel holds. `close` closes it and gives the focus back to the button. */
  readonly children: (close: () => void) => ComponentChildren;
}

export function Menu({ id, class: className, label, children }: MenuProps): VNode {
  const [isOpen, setOpen] = useState(false);
  /** Whether the focus is to go into the panel as soon as that is there. */
  const [enters, setEnters] = useState(false);
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
  useLayoutEffect(() => {
    if (isOpen && enters) menu.current?.querySelector<HTMLElement>(FIRST_STOP)?.focus();
    setEnters(false);
  }, [isOpen, enters]);
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setEnters(true);
    setOpen(true);
  };
  return (
    <div class={`menu ${className}`} ref={menu}>
      <button
        ref={button}
        type="button"
        id={id}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={enter}
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
