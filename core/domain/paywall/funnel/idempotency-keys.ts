import { randomId } from '../../../platform/ids/random-id.ts';

/** Forgets the keys under which something was sent. */
export interface IdempotencyKeys {
  /** The next request for the same content gets another key; other keys stay. */
  forget(key: string): void;
}

/** A quoted UUID (draft-ietf-httpapi-idempotency-key-header). */
export function newKey(): string {
  return `"${randomId()}"`;
}

/** Keys that live as long as the page does: a registration that got lost is found again, and no other page needs it. */
export function createPageKeys(): IdempotencyKeys & {
  /** The key of a text; the same for the same text, until it is forgotten. */
  keyOf(text: string): string;
} {
  let kept: { key: string; text: string } | undefined;
  return {
    keyOf(text) {
      if (kept?.text !== text) kept = { key: newKey(), text };
      return kept.key;
    },
    forget(key) {
      if (kept?.key === key) kept = undefined;
    },
  };
}
