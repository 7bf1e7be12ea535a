import { createSpokenStatus, hiddenClass } from '../../../core/ui/hidden/spoken-status.ts';
import styles from './paginated-list.module.css';

/** Announces what happened; a failure is shown to everybody. */
export type Announce = (text: string, isFailure?: boolean) => void;

/**
 * Makes the list's live region: it must be there before it speaks.
 * @param hook the list
 * @param signal removes it
 */
export function createStatus(hook: HTMLElement, signal: AbortSignal): Announce {
  const status = createSpokenStatus(hook, signal);
  return (text, isFailure = false) => {
    status.className = isFailure ? styles.failure : hiddenClass;
    status.textContent = text;
  };
}
