import { isMotionReduced } from '../../../core/ui/overlay/motion.ts';

/**
 * Brings the reader to an update: eyes, keyboard and screen reader.
 * @param element the update
 */
export function goToUpdate(element: HTMLElement): void {
  element.scrollIntoView({ block: 'start', behavior: isMotionReduced() ? 'instant' : 'smooth' });
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
