import { shortHash } from '../../../platform/ids/short-hash.ts';
import { storedItem } from '../../../platform/storage/stored-item.ts';
import { now } from '../../../platform/time/now.ts';
import { isRecord, isText } from '../../../runtime/config/guards.ts';
import { type IdempotencyKeys, newKey } from './idempotency-keys.ts';

/** The key of a payment request. */
interface PaymentKey {
  readonly key: string;
  /** The address to which the payment page returns. It names the key, and is the same in each request with this key. */
  readonly returnTo: string;
}

/** A payment's key as it is stored. */
interface StoredKey extends PaymentKey {
  /** From `shortHash`: identifies the order without storing its content. */
  readonly order: string;
  /**
   * The time at which the key was created, in epoch milliseconds. Stored data uses this name and must stay readable.
   */
  readonly asked: number;
}

/** Milliseconds for which an order is the same payment: as long as payment pages stay open. */
const KEY_LIFETIME = 24 * 60 * 60_000;

/** Maximum number of stored orders; more are not paid at the same time. */
const MAX_ORDERS = 20;

/** The query parameter that names the key in the return address of a payment. */
const PAYMENT_REF = 'paymentRef';

/** In local storage, not session storage: the visitor may close the tab in the middle and return. */
const item = storedItem({ key: 'nmt_payment_keys', accepts: isList });

/**
 * The keys of payments. Each order keeps its key through double clicks, lost answers, reloads, other pages, other
 * orders and other tabs of this browser, so that the server answers with the same payment and never creates a second
 * one. A changed order, and one whose payment has definitely ended, gets another key.
 */
export const paymentKeys: IdempotencyKeys & {
  /**
   * @param order the order as text: product and personal data
   * @param here the page's own address, for a new order
   * @returns the order's key, and the return address of its first request
   */
  keyOf(order: string, here: string): PaymentKey;
  /**
   * Deletes the key of a payment that has ended. A visitor who returns from that payment later, in any tab, deletes no
   * newer key.
   * @param ref from {@link paymentRefIn}
   */
  forgetByRef(ref: string): void;
} = {
  keyOf(order, here) {
    const mark = shortHash(order);
    const kept = readKept();
    const known = kept.find((one) => one.order === mark);
    if (known) return { key: known.key, returnTo: known.returnTo };
    const key = newKey();
    const fresh = { key, returnTo: withRef(here, key) };
    item.write([...kept, { ...fresh, order: mark, asked: now() }].slice(-MAX_ORDERS));
    return fresh;
  },
  forget(key) {
    keepOnly((kept) => kept.key !== key);
  },
  forgetByRef(ref) {
    keepOnly((kept) => shortHash(kept.key) !== ref);
  },
};

/**
 * Returns the payment that a return address names; undefined if it names none.
 * @param query the page's query
 * @param activationId the shown payment: the page may show another one than its address names
 */
export function paymentRefIn(query: string, activationId: string): string | undefined {
  const parameters = new URLSearchParams(query);
  return parameters.get('activationId') === activationId
    ? (parameters.get(PAYMENT_REF) ?? undefined)
    : undefined;
}

/**
 * The server adds `activationId`; only this parameter identifies the order. A digest of the key gives access to
 * nothing.
 */
function withRef(here: string, key: string): string {
  const url = new URL(here);
  url.searchParams.set(PAYMENT_REF, shortHash(key));
  return url.href;
}

function keepOnly(stays: (kept: StoredKey) => boolean): void {
  const kept = readKept();
  const left = kept.filter(stays);
  if (left.length < kept.length) item.write(left);
}

function readKept(): readonly StoredKey[] {
  const at = now();
  // Absolute, so that a corrected clock, forwards or back, causes no second payment.
  const isFresh = ({ asked }: StoredKey) => Math.abs(at - asked) < KEY_LIFETIME;
  return (item.read() ?? []).filter((kept): kept is StoredKey => isStoredKey(kept) && isFresh(kept));
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isStoredKey(value: unknown): value is StoredKey {
  if (!isRecord(value)) return false;
  const { key, order, returnTo, asked } = value;
  return (
    [key, order].every(isText) &&
    typeof asked === 'number' &&
    isText(returnTo) &&
    returnTo.startsWith(`${location.origin}/`)
  );
}
