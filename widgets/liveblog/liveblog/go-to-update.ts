import { focusOn } from '../../../core/ui/focus/focus-on.ts';
import { isMotionReduced } from '../../../core/ui/overlay/motion.ts';

/**
 * Brings the reader to an update: eyes, keyboard and screen reader.
 * @param element the update
 * @param signal leaves it as it was
 */
export function goToUpdate(element: HTMLElement, signal: AbortSignal): void {
  element.scrollIntoView({ block: 'start', behavior: isMotionReduced() ? 'instant' : 'smooth' });
  focusOn(element, signal);
}
