import { focusOn } from '../../../core/ui/focus/focus-on.ts';
import { isMotionReduced } from '../../../core/ui/overlay/motion.ts';

/**
 * Moves scroll position, keyboard focus and screen reader to an update.
 * @param element the update
 * @param signal restores it
 */
export function goToUpdate(element: HTMLElement, signal: AbortSignal): void {
  element.scrollIntoView({ block: 'start', behavior: isMotionReduced() ? 'instant' : 'smooth' });
  focusOn(element, signal);
}
