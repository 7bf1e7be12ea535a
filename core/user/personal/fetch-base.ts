import { HttpError } from '../../platform/http/http-error.ts';
import { listSentIds } from '../../platform/http/outbox/box.ts';
import type { Entry } from '../../platform/http/outbox/entry.ts';
import type { Account } from './account-copy.ts';
import { type Base, changesOf } from './base.ts';
import type { Subject } from './subject.ts';

/** What a call about the present account needs to know. */
interface Fetching {
  readonly account: () => Account;
  /** Whether an account is still logged in in this browser. */
  readonly isPresent: (account: string) => Promise<boolean>;
  /** The writes of the present account that the outbox lists as sent. */
  readonly sent: () => readonly Entry[];
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Whether an answer counts: that of a former account, which this page may not have noticed, does not. */
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
 * Fetches an account's data, with what is known of the writes that it contains.
 * @param subject what is fetched
 * @param fetching see {@link Fetching}
 * @param load makes the call
 * @param ends gives up
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
