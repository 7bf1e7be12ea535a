import { randomId } from '../../platform/ids/random-id.ts';
import { readText, writeText } from '../../platform/storage/texts.ts';

/** Where the id is kept [decision-context-4]. */
const KEY = 'nmt_paywall_session';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The id under which the decision service knows this browser: a random UUID, made once and used again
 * [decision-context-3, decision-context-4]. Where storage does not take it, it lives as long as the page.
 */
export function paywallSession(): string {
  const kept = readText('local', KEY);
  if (kept !== undefined && UUID.test(kept)) return kept;
  const id = randomId();
  writeText('local', KEY, id);
  return id;
}
