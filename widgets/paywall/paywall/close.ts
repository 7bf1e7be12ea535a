import { isMotionReduced } from '../../../core/ui/overlay/motion.ts';
import styles from './paywall.module.css';

/** Milliseconds in which a soft wall fades out [paywall-types-19]. */
export const FADE_OUT = 250;

/**
 * Fades a wall out, then tells that it can go. Without motion it goes at once [paywall-types-19, paywall-types-20].
 * @param section the wall
 * @param gone is called once, when nothing of it is to be seen any more
 */
export function fadeOut(section: HTMLElement, gone: () => void): void {
  // Nothing in it can be used on its way out.
  section.inert = true;
  if (isMotionReduced()) return gone();
  section.classList.add(styles.leaving ?? '');
  setTimeout(gone, FADE_OUT);
}
