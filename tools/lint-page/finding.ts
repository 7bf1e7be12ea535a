import type { LawRule } from './law/laws.ts';
import { printable } from './words.ts';

/** The page that describes each finding, under its name. */
export const DOCS = 'docs/reference/findings.md';
/** The place in the documents that explains which pages cannot be checked. */
export const UNREADABLE = `${DOCS}#unreadable`;
/** The place in the documents that explains that an address answers with an error. */
const STATUS = `${DOCS}#status`;

/** A finding of the linter at a position in a page. */
export interface Finding {
  readonly file: string;
  /** The line, from 1. */
  readonly line: number;
  /** The column, from 1. */
  readonly column: number;
  /** The name of the rule, such as `nmt/unknown-hook`. */
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** The description of the rule: a page of this package, or of html-validate. */
  readonly docs: string;
  /** For a rule of `--law`: the source of the requirement, its date, and the remedy. */
  readonly law?: Pick<LawRule, 'source' | 'since' | 'action'>;
}

/**
 * Creates the finding for an answer with an error status, whose page is not the one that was meant, although it may
 * have hooks.
 */
export function refused(file: string, status: number): Finding {
  const message = `The address answers ${status}; expected 200. What follows is about the page of that answer.`;
  return { file, line: 1, column: 1, rule: 'nmt/status', severity: 'error', message, docs: STATUS };
}

/** Creates the finding for a page that cannot be checked. */
export function unreadable(file: string, message: string): Finding {
  const rule = 'nmt/unreadable';
  return { file, line: 1, column: 1, rule, severity: 'error', message: printable(message), docs: UNREADABLE };
}
