import { isMotionReduced } from '../../../core/ui/overlay/motion.ts';
import styles from './paywall.module.css';

/** Milliseconds in which a soft wall fades out [paywall-types-19]. */
export const FADE_OUT = 250;

/**
 * Fades a wall out, then tells that it can go. Without motion it goes in the next moment [paywall-types-19, paywall-types-20].
 * @param section the wall
 * @param gone is called once, when nothing of it is to be seen any more
 */
export function fadeOut(section: HTMLElement, gone: () => void): void {
  // Nothing in it can be used on its way out.
  section.inert = true;
  section.classList.add(styles.leaving);
  setTimeout(gone, isMotionReduced() ? 0 : FADE_OUT);
}
