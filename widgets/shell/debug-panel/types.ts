import type { State } from '../../../core/runtime/loader/contract.ts';

/** Milliseconds since the page began to load, by `performance.now()`; times that were not observed are left out. */
export interface Times {
  /** When the loader found the hook. */
  readonly seen?: number;
  /** When its files were requested. */
  readonly requested?: number;
  /** When the last of its files arrived. */
  readonly loaded?: number;
  readonly mounted?: number;
}

/** Transferred bytes by file; a size that the browser does not expose to scripts is left out. */
export interface Bytes {
  /** The size of the feature's own script and style. */
  readonly own?: number;
  /** The size of all scripts that it imports and shares with others. */
  readonly shared?: number;
}

/** A thrown error, and the documentation about it. */
export interface Failure {
  readonly message: string;
  readonly docs: string;
}

/** A feature on a hook, or a hook without a feature. */
export interface Row {
  readonly feature: string;
  readonly state: State | 'not planned' | 'unknown';
  /** When it loads, as a text. */
  readonly strategy: string;
  /** The reason for its state, as a text; empty if there is none. */
  readonly why: string;
  readonly times: Times;
  readonly bytes: Bytes;
  readonly failure?: Failure;
  /** The hook as a selector. */
  readonly where: string;
  readonly hook: Element;
}

/** A call to a backend, or a file of another origin. */
export interface Call {
  readonly address: string;
  /** The API of the call: `fetch`, `beacon`, `xmlhttprequest`. */
  readonly by: string;
  /** 0 if there was no answer, or the other origin does not expose it to scripts. */
  readonly status: number;
  /** Start time, by `performance.now()`. */
  readonly at: number;
  /** Duration in ms. */
  readonly duration: number;
}

/** A message of the console, with the address of its documentation. */
export interface Message {
  readonly level: 'warn' | 'error';
  readonly source: string;
  readonly text: string;
  readonly docs: string;
}

/** The group of this browser in an A/B test; undefined if none has been drawn yet. */
export interface Membership {
  readonly test: string;
  readonly group: number | undefined;
  readonly groups: number;
  readonly purpose: string;
}
