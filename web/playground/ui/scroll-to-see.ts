/** Scrolls an element into view. */
import { lessMotion } from './less-motion.ts';

/** Scrolls no farther than needed, at once where the reader's system asks for less motion. */
export function scrollToSee(element: Element): void {
  element.scrollIntoView({ block: 'nearest', behavior: lessMotion() ? 'instant' : 'smooth' });
}
