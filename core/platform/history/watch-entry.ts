import { onAbort } from '../dom/on-abort.ts';
import { readPosition } from './modal-entry.ts';
import type { Operation } from './modal-hash.ts';
import type { Traversal } from './traversal.ts';

/** Milliseconds between two checks of the hash while a modal is open [modal-behaviour-3]. */
const CHECK_INTERVAL = 200;

/** The callbacks of a modal for changes of its entry. */
export interface Listeners {
  /** Called once when the visitor went back, or a script removed the hash [modal-behaviour-3]. */
  readonly onLeft: () => void;
  /** Called with the steps after the visitor went back or forward inside the modal. */
  readonly onSteps?: ((steps: readonly string[]) => void) | undefined;
}

/** The entry of an open modal. */
export interface Entry extends Listeners {
  readonly operation: Operation;
  /** The steps inside the modal that should have entries. */
  steps: readonly string[];
  /** Whether the address names the modal because the modal set it. */
  isEntered: boolean;
  /** Stops watching the address. */
  watch: AbortController;
}

/**
 * Watches the address of an open modal until the entry's `watch` is aborted.
 * @param entry the modal's entry; its steps are updated from the address
 * @param traversal the tab's traversals, which are not the visitor's navigation
 * @param onGone called when the address no longer names the modal
 */
export function watchEntry(entry: Entry, traversal: Traversal, onGone: (entry: Entry) => void): void {
  const { operation } = entry;
  const { signal } = entry.watch;
  const check = () => {
    if (!signal.aborted && !readPosition(operation).isNamed) onGone(entry);
  };
  const onHashChange = () => {
    // The modal's own traversal is handled when it has arrived.
    if (traversal.state === 'traversing') return;
    check();
    const { steps } = readPosition(operation);
    if (signal.aborted || steps.join('\n') === entry.steps.join('\n')) return;
    entry.steps = steps;
    entry.onSteps?.(steps);
  };
  // No event reports that a script replaced the address, hence the interval. `popstate` is not used for back and
  // forward: Chromium moves the focus away after it if the previous entry has a fragment.
  const timer = setInterval(() => traversal.state === 'idle' && check(), CHECK_INTERVAL);
  onAbort(signal, () => clearInterval(timer));
  addEventListener('hashchange', onHashChange, { signal });
}
