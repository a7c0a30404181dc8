/** A card that stands beside the picture, over the panels, which make room for it; on a phone held upright below the picture. */
import './side-card.css';

/** Gives the page's styles the height of the card. Returns what ends that. */
export function reserveRoomFor(card: HTMLElement | null): (() => void) | undefined {
  if (!card) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--card-height', `${card.offsetHeight}px`),
  );
  observer.observe(card);
  return () => observer.disconnect();
}
