import { randomId } from '../../../platform/ids/random-id.ts';

/** Deletes the keys of sent requests. */
export interface IdempotencyKeys {
  /** Gives the next request with the same content a new key; other keys stay. */
  forget(key: string): void;
}

/** A quoted UUID (draft-ietf-httpapi-idempotency-key-header). */
export function newKey(): string {
  return `"${randomId()}"`;
}

/**
 * Keys that live as long as the page: the server recognises a registration whose answer was lost, and no other page
 * needs the key.
 */
export function createPageKeys(): IdempotencyKeys & {
  /** Returns the key of a text; the same for the same text, until it is deleted. */
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
