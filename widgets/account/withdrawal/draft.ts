import { newKey } from '../../../core/domain/paywall/payment/idempotency-keys.ts';
import { storedItem } from '../../../core/platform/storage/stored-item.ts';
import { now } from '../../../core/platform/time/now.ts';
import { isRecord, isText } from '../../../core/runtime/config/guards.ts';
import type { WithdrawalForm } from './api/withdrawals.ts';

/** A withdrawal without a receipt yet. */
export interface Draft {
  readonly form: WithdrawalForm;
  /** The idempotency key: the same in each attempt, including after a reload. */
  readonly key: string;
}

interface StoredDraft extends Draft {
  /** Identifies the login: after a logout or another login nobody sees the draft. */
  readonly login: string;
}

/** Milliseconds for which it is stored. */
const KEPT_FOR = 60 * 60_000;

/** In session storage, because it contains personal data: only this tab can read it, and it is deleted with the tab. */
const item = storedItem<StoredDraft>({ key: 'nmt_withdrawal', area: 'session', accepts: isDraft });

/**
 * Stores a withdrawal before it is confirmed, so that a lost connection or a reload loses nothing.
 * @param form the values of the form; the same values keep their key
 * @param login identifies the login
 */
export function keepDraft(form: WithdrawalForm, login: string): Draft {
  const known = keptDraft(login);
  const isSame = known && JSON.stringify(known.form) === JSON.stringify(form);
  const draft = isSame ? known : { form, key: newKey() };
  item.write({ ...draft, login });
  return draft;
}

/** The withdrawal of this tab that has no receipt yet; undefined if there is none. */
export function keptDraft(login: string): Draft | undefined {
  const kept = item.readDated();
  if (!kept) return undefined;
  const { form, key, login: owner } = kept.value;
  if (owner === login && Math.abs(now() - kept.savedAt) < KEPT_FOR) return { form, key };
  item.remove();
  return undefined;
}

/** Removes the draft after the server has answered. */
export function forgetDraft(): void {
  item.remove();
}

function isDraft(value: unknown): value is StoredDraft {
  if (!isRecord(value) || !isRecord(value.form)) return false;
  const { name, email, order, what } = value.form;
  return (
    [value.key, value.login].every(isString) &&
    [name, email, order, what].every(isString) &&
    isText(value.key)
  );
}

const isString = (value: unknown): value is string => typeof value === 'string';
