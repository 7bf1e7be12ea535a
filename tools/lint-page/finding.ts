import type { LawRule } from './law/laws.ts';
import { printable } from './words.ts';

/** The page that describes each finding, under its name. */
export const DOCS = 'docs/reference/findings.md';
/** Where it is said which pages cannot be checked. */
export const UNREADABLE = `${DOCS}#unreadable`;
/** Where it is said that an address answers with an error. */
const STATUS = `${DOCS}#status`;

/** What the linter says of a place in a page. */
export interface Finding {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** The name of the rule, such as `nmt/unknown-hook`. */
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Where the rule is described: a page of this package, or of html-validate's own. */
  readonly docs: string;
  /** For a rule of `--law`: who asks for it, since when, and what to do. */
  readonly law?: Pick<LawRule, 'source' | 'since' | 'action'>;
}

/** An answer with an error is none about the page that was meant, although it may have hooks. */
export function refused(file: string, status: number): Finding {
  const message = `The address answers ${status}; expected 200. What follows is about the page of that answer.`;
  return { file, line: 1, column: 1, rule: 'nmt/status', severity: 'error', message, docs: STATUS };
}

/** A page that cannot be checked is an error of its own. */
export function unreadable(file: string, message: string): Finding {
  const rule = 'nmt/unreadable';
  return { file, line: 1, column: 1, rule, severity: 'error', message: printable(message), docs: UNREADABLE };
}
