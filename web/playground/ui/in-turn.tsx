/** Parts of the page that are rendered after its first picture, each in a task of its own, so that the page answers in between. */
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';

const waiting: (() => void)[] = [];
let isTaking = false;

/** Once what was painted is on the screen. */
export function afterPicture(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Runs when all that waits by now has had its turn. */
export function waitForTurn(work: () => void): void {
  waiting.push(work);
  if (isTaking) return;
  isTaking = true;
  afterPicture(takeTurn);
}

function takeTurn(): void {
  const work = waiting.shift();
  isTaking = waiting.length > 0;
  if (isTaking) afterPicture(takeTurn);
  work?.();
}

interface InTurnProps {
  /** What stands in its place before. */
  readonly instead?: VNode;
  readonly children: () => VNode | null;
}

export function InTurn({ instead, children }: InTurnProps): VNode | null {
  const isDue = useSignal(false);
  useEffect(() => {
    waitForTurn(() => {
      isDue.value = true;
    });
  }, [isDue]);
  return isDue.value ? children() : (instead ?? null);
}
