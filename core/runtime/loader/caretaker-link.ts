import type { Caretaker, Notice } from './contract.ts';

const notices: Notice[] = [];
let listener = (notice: Notice): void => {
  notices.push(notice);
  // The first mount is past: now the caretaker is in nobody's way.
  if ('mount' in notice) caretaker().catch(() => {});
};
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
