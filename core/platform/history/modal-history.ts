import { placeOf, pushEntry, renameEntry, stripHash } from './entry-address.ts';
import { sharedSteps, stepIn, stepOut } from './entry-steps.ts';
import { isOverdue, isTravelling, onOverdueEnd, travel, whenArrived } from './journey.ts';
import { namesOperation, type Operation } from './operations.ts';

/** Milliseconds between two looks at the hash while a modal is open [modal-behaviour-3]. */
export const CHECK_EVERY = 200;

interface Entry {
  readonly operation: Operation;
  /** The reader went back, or a script took the hash away. */
  readonly gone: () => void;
  /** The reader went back or forward between steps inside the modal. */
  readonly moved: (steps: readonly string[]) => void;
  /** The steps inside that should have entries. */
  steps: readonly string[];
  isIn: boolean;
  /** Ends the watching of the address. */
  watch: AbortController;
}

let current: Entry | undefined;
/** The modal that was left while an older journey was overdue. */
let left: Operation | undefined;

onOverdueEnd((hasArrived) => {
  // The late one took the tab away from under the modal that is open now, which did not ask for it.
  if (current?.isIn && hasArrived && !placeOf(current.operation).isNamed) {
    current.watch.abort();
    current.watch = new AbortController();
    current.isIn = false;
  }
  if (current) whenArrived(settle);
  else if (left) goOut(left);
  left = undefined;
});

/**
 * Gives an open modal its entry in the history and its hash [modal-behaviour-2].
 * @param operation what the modal is for
 * @param gone is called once when the hash has disappeared [modal-behaviour-3]; not after leaving
 * @param moved is told to which steps inside the modal the reader went by back or forward; see {@link enterSteps}
 * @returns leaves the entry: the hash goes, and the history is as it was before
 */
export function enterEntry(
  operation: Operation,
  gone: () => void,
  moved: (steps: readonly string[]) => void = () => {},
): () => void {
  const entry: Entry = { operation, gone, moved, watch: new AbortController(), steps: [], isIn: false };
  current?.watch.abort();
  current = entry;
  // The one before may still be on its way back, and would take the new entry away with its own.
  whenArrived(settle);
  return () => leave(entry);
}

/**
 * Gives steps inside the open modal, such as the columns of a menu, an entry each, so that the back button returns
 * from the last one.
 * @param operation of the modal; nothing happens where another has taken its place
 * @param steps all of them, the outermost first; with fewer than before the history goes back
 */
export function enterSteps(operation: Operation, steps: readonly string[]): void {
  if (current?.operation !== operation) return;
  current.steps = steps;
  whenArrived(settle);
}

/** Brings the history to where the open modal wants it. Runs only while no journey is under way. */
function settle(): void {
  if (!current?.isIn) {
    if (current) moveIn(current);
  } else if (placeOf(current.operation).isNamed) {
    moveSteps(current);
  } else {
    end(current);
  }
}

function moveSteps(entry: Entry): void {
  const { steps } = placeOf(entry.operation);
  const shared = sharedSteps(steps, entry.steps);
  if (steps.length > shared) {
    if (!isOverdue()) travel(shared - steps.length, () => resume(entry, steps.length));
    return;
  }
  try {
    for (let to = shared; to < entry.steps.length; to += 1) {
      pushEntry(entry.operation, entry.steps.slice(0, to + 1));
    }
  } catch {
    // The browser refuses so many entries: back then closes the modal.
  }
}

/** Goes on after a journey; one that led nowhere is not tried again. */
function resume(entry: Entry, before: number): void {
  const { steps } = placeOf(entry.operation);
  if (steps.length === before) entry.steps = steps;
  settle();
}

function moveIn(entry: Entry): void {
  const { operation } = entry;
  const place = placeOf(operation);
  const step = stepIn({ ...place, isPushed: place.depth > 0 });
  const enter = () => {
    try {
      if (step === 'rename') renameEntry(operation);
      if (step === 'push') pushEntry(operation, []);
    } catch {
      // Safari refuses more than a hundred entries in half a minute.
    }
    // Without its hash, a modal goes on as one that has none.
    entry.isIn = namesOperation(location.hash, operation);
    if (!entry.isIn) return;
    watch(entry);
    settle();
  };
  // Another modal had steps inside: its own entry lies below them.
  if (step === 'rename' && place.steps.length > 0 && !isOverdue()) travel(-place.steps.length, enter);
  else enter();
}

function watch(entry: Entry): void {
  const { operation } = entry;
  const { signal } = entry.watch;
  const check = () => {
    if (!signal.aborted && !placeOf(operation).isNamed) end(entry);
  };
  const follow = () => {
    // What the modal itself set in motion is looked at when it has arrived.
    if (isTravelling()) return;
    check();
    const { steps } = placeOf(operation);
    if (signal.aborted || steps.join('\n') === entry.steps.join('\n')) return;
    entry.steps = steps;
    entry.moved(steps);
  };
  // Back and forward are told at once; a script that replaces the address tells nobody. Not by `popstate`:
  // Chromium takes the focus away after it, where the entry before has a fragment of its own.
  const timer = setInterval(() => isTravelling() || isOverdue() || check(), CHECK_EVERY);
  signal.addEventListener('abort', () => clearInterval(timer));
  addEventListener('hashchange', follow, { signal });
}

function end(entry: Entry): void {
  current = undefined;
  entry.watch.abort();
  entry.gone();
}

function leave(entry: Entry): void {
  entry.watch.abort();
  // Another modal has taken the entry over, or it has gone.
  if (current !== entry) return;
  current = undefined;
  if (entry.isIn) whenArrived(() => current ?? goOut(entry.operation));
}

function goOut(operation: Operation): void {
  const { isNamed, depth } = placeOf(operation);
  const step = stepOut({ isNamed, isPushed: depth > 0 });
  const strip = () => {
    if (placeOf(operation).isNamed) stripHash();
  };
  if (step === 'back' && isOverdue()) {
    left = operation;
    strip();
  } else if (step === 'back') travel(-depth, strip);
  else if (step === 'strip') stripHash();
}
