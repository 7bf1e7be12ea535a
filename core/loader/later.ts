import type { Caretaker } from '../caretaker/caretaker.ts';
import type { Mount } from './mount.ts';

/**
 * What the loader leaves to the caretaker, the chunk that does all that the critical path need not wait for:
 * bus, log, the global, the document's changes, faults, recovery.
 */
export type Notice =
  | { readonly mount: Mount; readonly since: number }
  | { readonly mount: Mount; readonly error: unknown }
  | { readonly unknown: HTMLElement }
  | { readonly secondLoader: string };

const notices: Notice[] = [];
let listener = (notice: Notice): void => void notices.push(notice);
let loading: () => Promise<Caretaker>;

/** Leaves something to the caretaker, now or when it comes. */
export function tell(notice: Notice): void {
  listener(notice);
}

/** The caretaker takes over, with what waited for it. */
export function listen(next: (notice: Notice) => void): void {
  listener = next;
  notices.splice(0).forEach(next);
}

/** Says how the caretaker is brought. */
export function bringCaretaker(load: () => Promise<Caretaker>): void {
  loading = load;
}

/** The caretaker, brought at once where something cannot go on without it. */
export function caretaker(): Promise<Caretaker> {
  return loading();
}
