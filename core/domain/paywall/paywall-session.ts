import { randomId } from '../../platform/ids/random-id.ts';
import { readText, writeText } from '../../platform/storage/texts.ts';

/** Local storage key of the id [decision-context-4]. */
const KEY = 'nmt_paywall_session';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Returns the id of this browser for the decision service: a random UUID, created once and reused [decision-context-3,
 * decision-context-4]. Without storage it lives as long as the page.
 */
export function paywallSession(): string {
  const stored = readText('local', KEY);
  if (stored !== undefined && UUID.test(stored)) return stored;
  const id = randomId();
  writeText('local', KEY, id);
  return id;
}
