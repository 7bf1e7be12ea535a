import { shortHash } from '../../../platform/ids/short-hash.ts';
import { storedItem } from '../../../platform/storage/stored-item.ts';
import { now } from '../../../platform/time/now.ts';
import { isRecord, isText } from '../../../runtime/config/guards.ts';
import { type IdempotencyKeys, newKey } from './idempotency-keys.ts';
import { paymentReturn } from './return-address.ts';

/** The key of a payment request. */
interface PaymentKey {
  readonly key: string;
  /**
   * The address to which the payment page returns: the page's own [payment-7]. It is the same in each request with this
   * key, and no other key has it, because it identifies the payment from which a visitor returns: for a second order on
   * a page it contains a hash of the key.
   */
  readonly returnTo: string;
}

/** A payment's key, as stored. */
interface StoredKey extends PaymentKey {
  /** A hash from `shortHash`, which identifies the order without storing its content. */
  readonly order: string;
  /**
   * The time at which the key was created, in epoch milliseconds. Stored data uses this name and must stay readable.
   */
  readonly asked: number;
  /** Whether its payment has ended. Then only its return address is used: no newer order may have the same one. */
  readonly isOver?: true;
}

/** Time in ms for which a newer order may not use the return address of a former one. */
const ADDRESS_LIFETIME = 30 * 24 * 60 * 60_000;

/** Time in ms for which the same order is the same payment: as long as payment pages stay open. */
const KEY_LIFETIME = 24 * 60 * 60_000;

/**
 * The maximum number of stored orders, and of return addresses of former ones: a visitor does not pay for more at the
 * same time.
 */
const MAX_ORDERS = 20;

/** The query parameter that names the key in the return address of a further order on a page. */
const PAYMENT_REF = 'paymentRef';

/** The keys are in local storage, not session storage, because the visitor may close the tab before returning. */
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
   * @param activationId the shown payment; one that the address does not name deletes nothing
   * @param address the address of the page to which the payment page returned
   */
  forgetReturned(activationId: string, address: string): void;
} = {
  keyOf(order, here) {
    const mark = shortHash(order);
    const kept = readKept();
    const known = kept.find((one) => one.order === mark && isAlive(one));
    if (known) return { key: known.key, returnTo: known.returnTo };
    const key = newKey();
    const isTaken = kept.some(({ returnTo }) => leadsTo(returnTo, here) || leadsTo(here, returnTo));
    const fresh = { key, returnTo: isTaken ? withRef(here, key) : here };
    write([...kept, { ...fresh, order: mark, asked: now() }]);
    return fresh;
  },
  forget(key) {
    const kept = readKept();
    const left = kept.filter((one) => one.key !== key);
    if (left.length < kept.length) write(left);
  },
  forgetReturned(activationId, address) {
    const { searchParams } = new URL(address);
    if (searchParams.get('activationId') !== activationId) return;
    const ref = searchParams.get(PAYMENT_REF);
    const here = paymentReturn(address);
    const kept = readKept();
    const returned = kept.filter(({ key, returnTo }) =>
      ref === null ? leadsTo(returnTo, here) : shortHash(key) === ref,
    );
    // If two orders are possible, neither key is deleted.
    if (returned.length !== 1) return;
    write(kept.map((one) => (one === returned[0] ? { ...one, isOver: true } : one)));
  },
};

/** The server adds `activationId`; only this parameter distinguishes two orders. A hash of the key gives no access. */
function withRef(here: string, key: string): string {
  const url = new URL(here);
  url.searchParams.set(PAYMENT_REF, shortHash(key));
  return url.href;
}

/**
 * Whether a visitor may have arrived at an address through a return address: the page is the same, and no parameter is
 * missing.
 */
function leadsTo(returnTo: string, address: string): boolean {
  const [from, to] = [new URL(returnTo), new URL(address)];
  return (
    from.origin + from.pathname === to.origin + to.pathname &&
    [...from.searchParams].every(([name, value]) => to.searchParams.getAll(name).includes(value))
  );
}

/** Stores the active keys, and of former ones those whose return address is the page's own. */
function write(keys: readonly StoredKey[]): void {
  const alive = keys.filter(isAlive).slice(-MAX_ORDERS);
  const former = keys.filter(
    (one) =>
      !isAlive(one) &&
      now() - one.asked < ADDRESS_LIFETIME &&
      !new URL(one.returnTo).searchParams.has(PAYMENT_REF),
  );
  item.write([...former.slice(-MAX_ORDERS).map((one): StoredKey => ({ ...one, isOver: true })), ...alive]);
}

/**
 * Whether the order is still the same payment. The difference is absolute, so that a corrected clock causes no second
 * payment.
 */
function isAlive({ asked, isOver }: StoredKey): boolean {
  return !isOver && Math.abs(now() - asked) < KEY_LIFETIME;
}

function readKept(): readonly StoredKey[] {
  return (item.read() ?? []).filter(isStoredKey);
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
    returnTo.startsWith(`${self.origin}/`)
  );
}
