import type { State } from '../../../core/runtime/loader/contract.ts';

/** Milliseconds since the page began to load, by `performance.now()`; a moment that nobody observed is left out. */
export interface Times {
  /** The loader met the hook. */
  readonly seen?: number;
  /** Its files were requested. */
  readonly requested?: number;
  /** The last of its files arrived. */
  readonly loaded?: number;
  readonly mounted?: number;
}

/** Bytes as they were transferred, by file; a size that the browser keeps from scripts is left out. */
export interface Bytes {
  /** The size of the feature's own script and style. */
  readonly own?: number;
  /** The size of all scripts that it imports, which others share. */
  readonly shared?: number;
}

/** A thrown error, and where the documentation says what to do. */
export interface Failure {
  readonly message: string;
  readonly docs: string;
}

/** A feature on a hook, or a hook without a feature. */
export interface Row {
  readonly feature: string;
  readonly state: State | 'not planned' | 'unknown';
  /** When it loads, in words. */
  readonly strategy: string;
  /** Why it is in this state, in words; empty if there is nothing to say. */
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
  /** How it was made: `fetch`, `beacon`, `xmlhttprequest`. */
  readonly by: string;
  /** 0 if there was no answer, or the other origin keeps it from scripts. */
  readonly status: number;
  /** By `performance.now()`. */
  readonly at: number;
  /** In ms. */
  readonly duration: number;
}

/** A message of the console, with the address of its documentation. */
export interface Message {
  readonly level: 'warn' | 'error';
  readonly source: string;
  readonly text: string;
  readonly docs: string;
}

/** The group of this browser in an A/B test; undefined if none is drawn yet. */
export interface Membership {
  readonly test: string;
  readonly group: number | undefined;
  readonly groups: number;
  readonly purpose: string;
}
