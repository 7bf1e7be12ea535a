import { createSpokenStatus, hiddenClass } from '../../../core/ui/hidden/spoken-status.ts';
import styles from './paginated-list.module.css';

/** Announces results; failures are visible as well. */
export type Announce = (text: string, isFailure?: boolean) => void;

/**
 * Creates the list's live region, which must exist before its text.
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
