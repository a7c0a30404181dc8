/** A row or column of buttons that is one stop of the Tab key: the arrow keys, Home and End move the focus within it. */
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface ToolbarProps {
  readonly id?: string;
  readonly class: string;
  readonly label: string;
  /** Called when a pointer or the focus comes to it. */
  readonly onApproach?: () => void;
  /** Called when a pointer is pressed in it, before what it hits is activated. */
  readonly onPointerDown?: (event: PointerEvent) => void;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children: ComponentChildren;
}

export function Toolbar({ label, onApproach, ...rest }: ToolbarProps): VNode {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (bar.current ? keepOneStop(bar.current) : undefined), []);
  return (
    <div
      {...rest}
      ref={bar}
      role="toolbar"
      aria-label={label}
      onPointerEnter={onApproach}
      onFocusIn={onApproach}
    />
  );
}

/** Where a key takes the focus, from the button at `at` of `count`. */
const places: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The stop is the button that had the focus last; before, the one that is pressed, or the first. Returns what ends it. */
function keepOneStop(bar: HTMLElement): () => void {
  let stop: HTMLButtonElement | undefined;
  const enabled = (): HTMLButtonElement[] =>
    [...bar.querySelectorAll('button')].filter(({ disabled }) => !disabled);
  const mark = (): void => {
    const buttons = enabled();
    if (!stop || !buttons.includes(stop))
      stop = buttons.find((button) => button.matches('[aria-pressed="true"]')) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  const follow = ({ target }: FocusEvent): void => {
    stop = enabled().find((button) => button === target) ?? stop;
    mark();
  };
  const move = (event: KeyboardEvent): void => {
    const place = places[event.key];
    const buttons = enabled();
    const at = buttons.findIndex((button) => button === event.target);
    if (!place || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    buttons[place(at, buttons.length)]?.focus();
  };
  bar.addEventListener('focusin', follow);
  bar.addEventListener('keydown', move);
  const observer = new MutationObserver(mark);
  observer.observe(bar, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  mark();
  return () => {
    observer.disconnect();
    bar.removeEventListener('focusin', follow);
    bar.removeEventListener('keydown', move);
  };
}
