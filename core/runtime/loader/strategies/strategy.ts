import type { Link } from '../contract.ts';

/** What a strategy waits for. */
export interface Wait {
  readonly hook: HTMLElement;
  /** The manifest's detail: a root margin, an event's name, or empty. */
  readonly detail: string;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
}

/** Calls `start` when a hook's time has come; more than once does no harm. All strategies share this form. */
export type Strategy = (start: () => void, wait: Wait, link: Link) => void;
