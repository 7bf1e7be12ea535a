import { stepIn, stepOut } from './entry-steps.ts';
import { hashOf, namesOperation, type Operation } from './operations.ts';

/** Milliseconds between two looks at the hash while a modal is open [modal-behaviour-3]. */
export const CHECK_EVERY = 200;
/** Milliseconds after which going back counts as failed: it went back inside a frame, or nowhere. */
const BACK_WITHIN = 500;

interface Entry {
  readonly operation: Operation;
  /** The reader went back, or a script took the hash away. */
  readonly gone: () => void;
  readonly watch: AbortController;
  isIn: boolean;
}

let current: Entry | undefined;
let isGoingBack = false;

/**
 * Gives an open modal its entry in the history and its hash [modal-behaviour-2].
 * @param operation what the modal is for
 * @param gone is called once when the hash has disappeared [modal-behaviour-3]; not after leaving
 * @returns leaves the entry: the hash goes, and the history is as it was before
 */
export function enterEntry(operation: Operation, gone: () => void): () => void {
  const entry: Entry = { operation, gone, watch: new AbortController(), isIn: false };
  current?.watch.abort();
  current = entry;
  moveIn();
  return () => leave(entry);
}

function moveIn(): void {
  // The one before is still on its way back, and would take the new entry away with its own.
  if (!current || isGoingBack) return;
  const { operation } = current;
  const step = stepIn(addressOf(operation));
  try {
    if (step === 'rename') history.replaceState(history.state, '', hashOf(operation));
    if (step === 'push') history.pushState(marked(history.state), '', hashOf(operation));
  } catch {
    // Safari refuses more than a hundred entries in half a minute.
  }
  // Without its hash, a modal goes on as one that has none.
  current.isIn = namesOperation(location.hash, operation);
  if (current.isIn) watch(current);
}

function watch(entry: Entry): void {
  const { signal } = entry.watch;
  const check = () => {
    if (namesOperation(location.hash, entry.operation)) return;
    current = undefined;
    entry.watch.abort();
    entry.gone();
  };
  // Back and forward are told at once; a script that replaces the address tells nobody. Not by `popstate`:
  // Chromium takes the focus away after it, where the entry before has a fragment of its own.
  const timer = setInterval(check, CHECK_EVERY);
  signal.addEventListener('abort', () => clearInterval(timer));
  addEventListener('hashchange', check, { signal });
}

function leave(entry: Entry): void {
  entry.watch.abort();
  // Another modal has taken the entry over, or it has gone.
  if (current !== entry) return;
  current = undefined;
  if (!entry.isIn) return;
  const step = stepOut(addressOf(entry.operation));
  if (step === 'back') goBack(entry.operation);
  if (step === 'strip') strip();
}

function goBack(operation: Operation): void {
  const arrival = new AbortController();
  const { activeElement } = document;
  const arrive = () => {
    arrival.abort();
    clearTimeout(timer);
    isGoingBack = false;
    if (namesOperation(location.hash, operation)) strip();
    if (document.activeElement === document.body && activeElement instanceof HTMLElement) {
      activeElement.focus({ preventScroll: true });
    }
    moveIn();
  };
  const timer = setTimeout(arrive, BACK_WITHIN);
  addEventListener('hashchange', arrive, { signal: arrival.signal });
  isGoingBack = true;
  history.back();
}

function strip(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

function addressOf(operation: Operation) {
  const state: unknown = history.state;
  return {
    isNamed: namesOperation(location.hash, operation),
    isPushed: state instanceof Object && 'nmtModal' in state,
  };
}

/** The mark tells our entries after a reload and after forward too; what other scripts keep there stays. */
function marked(state: unknown): object {
  return { ...(state instanceof Object ? state : {}), nmtModal: true };
}
