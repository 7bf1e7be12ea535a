import { HttpError } from '../../platform/http/http-error.ts';
import { listSentIds } from '../../platform/http/outbox/box.ts';
import type { Entry } from '../../platform/http/outbox/entry.ts';
import type { Account } from './account-copy.ts';
import { type Base, changesOf } from './base.ts';
import type { Subject } from './subject.ts';

/** The dependencies of a call about the present account. */
interface Fetching {
  readonly account: () => Account;
  /** Whether an account is still logged in in this browser. */
  readonly isPresent: (account: string) => Promise<boolean>;
  /** The writes of the present account that the outbox lists as sent. */
  readonly sent: () => readonly Entry[];
  /** Returns the current time in epoch milliseconds. */
  readonly now: () => number;
}

/** Whether an answer counts: an answer for a former account, whose logout this page may not have noticed, does not. */
export async function counts(
  { account, isPresent }: Pick<Fetching, 'account' | 'isPresent'>,
  ends: AbortSignal,
): Promise<boolean> {
  const present = account();
  return !ends.aborted && !!present && (await isPresent(present)) && !ends.aborted;
}

/** @throws HttpError if an answer does not count, as {@link counts} says */
export async function confirm(
  fetching: Pick<Fetching, 'account' | 'isPresent'>,
  ends: AbortSignal,
): Promise<void> {
  if (await counts(fetching, ends)) return;
  throw new HttpError('aborted', 'The answer is for an account that is not logged in any more.');
}

/**
 * Fetches an account's data, and records which writes it includes.
 * @param subject the kind of data
 * @param fetching see {@link Fetching}
 * @param load makes the call
 * @param ends aborts
 * @throws HttpError of the call, or as {@link confirm}
 */
export async function fetchBase<Data, Change>(
  { recognise }: Pick<Subject<Data, Change>, 'recognise'>,
  fetching: Fetching,
  load: (signal: AbortSignal) => Promise<Data>,
  ends: AbortSignal,
): Promise<Base<Data>> {
  const at = fetching.now();
  const included = listSentIds();
  const data = await load(ends);
  await confirm(fetching, ends);
  const later = fetching.sent().filter(({ id }) => !included.includes(id));
  const isProvisional = changesOf(later, recognise).length > 0;
  return { data, at, revision: 0, included, isProvisional };
}
