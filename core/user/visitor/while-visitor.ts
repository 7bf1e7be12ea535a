import type { Page } from '../../runtime/page/page.ts';
import type { Visitor } from './visitor.ts';
import { accountOf } from './visitor-value.ts';
import { type RunForVisitor, whileSame } from './while-same.ts';

/**
 * Runs a function as soon as the visitor is known, and again for the next one after a login or logout: nothing that
 * belongs to one account must be shown to, or reported for, another. New data about the same account counts as another
 * visitor only if it changes the visitor's rights.
 * @param page the page
 * @param run see {@link RunForVisitor}
 * @param signal ends it
 */
export function whileVisitor(page: Page, run: RunForVisitor, signal: AbortSignal): void {
  const keyOf = (one: Visitor) => JSON.stringify([accountOf(one), one.status, one.isUnconfirmed]);
  whileSame(page, (next, present) => keyOf(next) === keyOf(present), run, signal);
}
