import { isRecord } from '../../config/readers.ts';
import { markOf } from '../../ids/mark.ts';
import { randomId } from '../../ids/random-id.ts';
import { storedItem } from '../../storage/store.ts';
import { now } from '../../time/clock.ts';

/** A key under which something is sent, and what that is. */
interface SendKey {
  readonly key: string;
  /** From `markOf`: tells whether the same is sent again, without keeping what it is. */
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
const item = storedItem({ key: 'nmt_payment_key', accepts: isSendKey });

/**
 * The keys of payments. One request keeps its key through double clicks, lost answers, reloads and other tabs of
 * this browser: the server answers it with the same payment, and never makes a second one. Whoever changes the
 * request, or whose payment has failed, gets another key.
 */
export const paymentKeys: SendKeys = {
  keyOf(text) {
    const mark = markOf(text);
    const kept = item.readDated();
    const age = kept ? now() - kept.savedAt : -1;
    if (kept?.value.mark === mark && age >= 0 && age < KEEP_FOR) return kept.value.key;
    const key = newKey();
    item.write({ key, mark });
    return key;
  },
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

function isSendKey(value: unknown): value is SendKey {
  return isRecord(value) && typeof value.key === 'string' && typeof value.mark === 'string';
}
