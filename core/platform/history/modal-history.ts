import { howToEnter, howToLeave, sharedSteps } from './entry-rules.ts';
import { pushEntry, readPosition, removeHash, renameEntry } from './modal-entry.ts';
import { namesOperation, type Operation } from './modal-hash.ts';
import { type Traversal, traversal } from './traversal.ts';
import { type Entry, type Listeners, watchEntry } from './watch-entry.ts';

/**
 * The history entries of the open modal: one of its own, and one for each step inside it.
 *
 *   enter() ──► waiting ──────────────► entered ──────────────────────► gone
 *               until a traversal       setSteps() pushes entries       leave() goes back, the visitor went back,
 *               has settled             or goes back                    or a script removed the hash
 *
 * A modal that opens over another one takes over its entry. A pending traversal (of a slow browser) may still move the
 * tab: until it ends nothing goes back, and then the open modal enters again.
 * @param traversal goes back in the tab's history
 */
export function createModalHistory(traversal: Traversal) {
  let current: Entry | undefined;
  /** The modal that was closed while a traversal was pending. */
  let leftMeanwhile: Operation | undefined;

  traversal.onPendingEnd((hasArrived) => {
    // The late traversal removed the hash of the modal that is open now, which did not request the traversal.
    if (current?.isEntered && hasArrived && !readPosition(current.operation).isNamed) {
      current.watch.abort();
      current.watch = new AbortController();
      current.isEntered = false;
    }
    if (current) traversal.whenSettled(settle);
    else if (leftMeanwhile) removeEntry(leftMeanwhile);
    leftMeanwhile = undefined;
  });

  /**
   * Gives an open modal its entry in the history and its hash [modal-behaviour-2].
   * @param operation the purpose of the modal
   * @param listeners not called after leaving
   * @returns a function that leaves the entry: it removes the hash and restores the history
   */
  function enter(operation: Operation, listeners: Listeners): () => void {
    const entry: Entry = {
      operation,
      ...listeners,
      watch: new AbortController(),
      steps: [],
      isEntered: false,
    };
    current?.watch.abort();
    current = entry;
    // The previous modal may still be going back, which would remove the new entry along with its own.
    traversal.whenSettled(settle);
    return () => leave(entry);
  }

  /**
   * Gives steps inside the open modal, such as the columns of a menu, an entry each, so that the back button returns
   * from the last one.
   * @param operation of the modal; no effect if another modal has replaced it
   * @param steps all of them, the outermost first; fewer than before go back in the history
   */
  function setSteps(operation: Operation, steps: readonly string[]): void {
    if (current?.operation !== operation) return;
    current.steps = steps;
    traversal.whenSettled(settle);
  }

  /** Makes the history match the open modal. Runs only while no traversal is in progress. */
  function settle(): void {
    if (!current) return;
    if (!current.isEntered) addEntry(current);
    else if (readPosition(current.operation).isNamed) matchSteps(current);
    else end(current);
  }

  function addEntry(entry: Entry): void {
    const { operation } = entry;
    const position = readPosition(operation);
    const way = howToEnter({ ...position, isPushed: position.depth > 0 });
    const add = () => {
      if (way === 'rename') renameEntry(operation);
      if (way === 'push') pushEntry(operation, []);
      // A modal also works without a hash, if the browser refuses it.
      entry.isEntered = namesOperation(location.hash, operation);
      if (!entry.isEntered) return;
      watchEntry(entry, traversal, end);
      settle();
    };
    // The previous modal had steps inside, so its own entry is below them.
    const above = position.steps.length;
    if (way === 'rename' && above > 0 && traversal.state !== 'pending') traversal.start(-above, add);
    else add();
  }

  function matchSteps(entry: Entry): void {
    const { steps } = readPosition(entry.operation);
    const shared = sharedSteps(steps, entry.steps);
    if (steps.length > shared) {
      if (traversal.state !== 'pending')
        traversal.start(shared - steps.length, () => resume(entry, steps.length));
      return;
    }
    for (let to = shared; to < entry.steps.length; to += 1) {
      // If the browser refuses so many entries, back closes the modal.
      if (!pushEntry(entry.operation, entry.steps.slice(0, to + 1))) return;
    }
  }

  /** Continues after a traversal; one that did not move is not tried again. */
  function resume(entry: Entry, before: number): void {
    const { steps } = readPosition(entry.operation);
    if (steps.length === before) entry.steps = steps;
    settle();
  }

  function end(entry: Entry): void {
    current = undefined;
    entry.watch.abort();
    entry.onLeft();
  }

  function leave(entry: Entry): void {
    entry.watch.abort();
    // Another modal has taken over the entry, or the entry has been left.
    if (current !== entry) return;
    current = undefined;
    if (entry.isEntered) traversal.whenSettled(() => current ?? removeEntry(entry.operation));
  }

  function removeEntry(operation: Operation): void {
    const { isNamed, depth } = readPosition(operation);
    const way = howToLeave({ isNamed, isPushed: depth > 0 });
    const removeLeftHash = () => {
      if (readPosition(operation).isNamed) removeHash();
    };
    if (way === 'back' && traversal.state === 'pending') {
      leftMeanwhile = operation;
      removeLeftHash();
    } else if (way === 'back') traversal.start(-depth, removeLeftHash);
    else if (way === 'remove') removeHash();
  }

  return { enter, setSteps };
}

/** The history entries of this tab's open modal. */
export const modalHistory = createModalHistory(traversal);
