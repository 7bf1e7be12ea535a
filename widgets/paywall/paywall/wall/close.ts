import { isMotionReduced } from '../../../../core/ui/overlay/motion.ts';
import styles from '../paywall.module.css';

/** Milliseconds for which a soft wall fades out [paywall-types-19]. */
export const FADE_OUT = 250;

/**
 * Fades a wall out; with reduced motion it is removed without a fade [paywall-types-19, paywall-types-20].
 * @param section the wall
 * @param onFaded called once, when the wall can be removed
 */
export function fadeOut(section: HTMLElement, onFaded: () => void): void {
  // Its controls cannot be used while it fades.
  section.inert = true;
  section.classList.add(styles.leaving);
  setTimeout(onFaded, isMotionReduced() ? 0 : FADE_OUT);
}
