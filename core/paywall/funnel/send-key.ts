import { isRecord, isText } from '../../config/readers.ts';
import { markOf } from '../../ids/mark.ts';
import { randomId } from '../../ids/random-id.ts';
import { storedItem } from '../../storage/store.ts';
import { now } from '../../time/clock.ts';

/** A key under which a payment is asked for. */
interface PaymentKey {
  readonly key: string;
  /** Where the payment page leads back to: the same key always asks for the same. */
  readonly returnTo: string;
}

/** A payment's key as it is kept. */
interface KeptKey extends PaymentKey {
  /** From `markOf`: tells whether the same is ordered again, without keeping what it is. */
  readonly mark: string;
}

/** Gives what is sent a key by which the server knows it again. */
export interface SendKeys {
  /** The key of a text; the same for the same text, until it is forgotten. */
  keyOf(text: string): string;
  /** The next one is another one, whatever is sent. */
  forget(): void;
}

/** Milliseconds for which a payment counts as the same: as long as payment pages stay open. */
const KEEP_FOR = 24 * 60 * 60_000;

/** Local, not for the tab: a reader may close it in the middle and come back. */
const item = storedItem({ key: 'nmt_payment_key', accepts: isKeptKey });

/**
 * The keys of payments. One order keeps its key through double clicks, lost answers, reloads, other pages and other
 * tabs of this browser: the server answers it with the same payment, and never makes a second one. Whoever changes
 * the order, or whose payment has failed for certain, gets another key.
 */
export const paymentKeys = {
  /**
   * @param order what is bought, by whom
   * @param returnTo the page's own address, for an order that is new
   * @returns the order's key, and the address that it was first asked with
   */
  keyOf(order: string, returnTo: string): PaymentKey {
    const mark = markOf(order);
    const kept = item.readDated();
    const age = kept ? now() - kept.savedAt : -1;
    if (kept?.value.mark === mark && age >= 0 && age < KEEP_FOR) {
      const { key, returnTo: first } = kept.value;
      return { key, returnTo: first };
    }
    const fresh = { key: newKey(), returnTo };
    item.write({ ...fresh, mark });
    return fresh;
  },
  /** The next one is another one, whatever is ordered. */
  forget: () => item.remove(),
};

/** Keys that live as long as the page does: a registration that got lost is found again, and no other page needs it. */
export function pageKeys(): SendKeys {
  let kept: { key: string; text: string } | undefined;
  return {
    keyOf(text) {
      if (kept?.text !== text) kept = { key: newKey(), text };
      return kept.key;
    },
    forget() {
      kept = undefined;
    },
  };
}

/** A quoted UUID (draft-ietf-httpapi-idempotency-key-header). */
function newKey(): string {
  return `"${randomId()}"`;
}

function isKeptKey(value: unknown): value is KeptKey {
  if (!isRecord(value)) return false;
  const { key, mark, returnTo } = value;
  return [key, mark].every(isText) && isText(returnTo) && returnTo.startsWith(`${location.origin}/`);
}
