import { markOf } from '../../../platform/ids/mark.ts';
import { storedItem } from '../../../platform/storage/store.ts';
import { now } from '../../../platform/time/clock.ts';
import { isRecord, isText } from '../../../runtime/config/guards.ts';
import { type IdempotencyKeys, newKey } from './idempotency-keys.ts';

/** The key of a payment request. */
interface PaymentKey {
  readonly key: string;
  /** Where the payment page leads back to. It names the key, and is the same in each request with this key. */
  readonly returnTo: string;
}

/** A payment's key as it is stored. */
interface StoredKey extends PaymentKey {
  /** From `markOf`: identifies the order without storing its content. */
  readonly order: string;
  /** When the key was made, in epoch milliseconds. The name is that of stored data, which must stay readable. */
  readonly asked: number;
}

/** Milliseconds for which a payment counts as the same: as long as payment pages stay open. */
const KEY_LIFETIME = 24 * 60 * 60_000;

/** Orders that are stored; nobody pays for more at the same time. */
const MAX_ORDERS = 20;

/** The parameter that names the key in the address that a payment leads back to. */
const PAYMENT_REF = 'paymentRef';

/** Local, not for the tab: a reader may close it in the middle and come back. */
const item = storedItem({ key: 'nmt_payment_keys', accepts: isList });

/**
 * The keys of payments. Each order keeps its own through double clicks, lost answers, reloads, other pages, other
 * orders and other tabs of this browser: the server answers it with the same payment, and never makes a second one.
 * A changed order, and one whose payment is over for certain, gets another key.
 */
export const paymentKeys: IdempotencyKeys & {
  /**
   * @param order the order as text: product and personal data
   * @param here the page's own address, for an order that is new
   * @returns the order's key, and the return address of its first request
   */
  keyOf(order: string, here: string): PaymentKey;
  /**
   * Forgets the key of a payment that is over. A reader who comes back from it, however late and in whichever tab,
   * takes no newer one along.
   * @param ref from {@link paymentRefIn}
   */
  forgetByRef(ref: string): void;
} = {
  keyOf(order, here) {
    const mark = markOf(order);
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
    keepOnly((kept) => markOf(kept.key) !== ref);
  },
};

/**
 * The payment that an address leads back from; undefined where it names none.
 * @param query the page's
 * @param activationId whose status is shown: a page may show that of another payment than its address names
 */
export function paymentRefIn(query: string, activationId: string): string | undefined {
  const parameters = new URLSearchParams(query);
  return parameters.get('activationId') === activationId
    ? (parameters.get(PAYMENT_REF) ?? undefined)
    : undefined;
}

/** The server adds `activationId`; only this parameter says to which order it belongs. A mark of the key gives access to nothing. */
function withRef(here: string, key: string): string {
  const url = new URL(here);
  url.searchParams.set(PAYMENT_REF, markOf(key));
  return url.href;
}

function keepOnly(stays: (kept: StoredKey) => boolean): void {
  const kept = readKept();
  const left = kept.filter(stays);
  if (left.length < kept.length) item.write(left);
}

function readKept(): readonly StoredKey[] {
  const at = now();
  // A clock that is put right, forwards or back, makes no second payment.
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
