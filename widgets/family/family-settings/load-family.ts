import { HttpError } from '../../../core/platform/http/http-error.ts';
import { withRetries } from '../../../core/platform/http/with-retries.ts';
import { error } from '../../../core/runtime/log/log.ts';
import {
  type FamilyMember,
  type FamilyParent,
  fetchFamilyMembers,
  fetchFamilyParent,
} from './api/family-members.ts';
import { fetchFamilyStatus } from './api/family-status.ts';

/** The server's answer about the visitor's family; names and e-mail addresses stay in memory. */
export type Family =
  | { readonly role: 'none' }
  | { readonly role: 'failed' }
  | { readonly role: 'main'; readonly members: readonly FamilyMember[] }
  | { readonly role: 'sub'; readonly parent: FamilyParent };

/**
 * Loads the family [family-settings-1]. Visitors who are not logged in have none. A failure is logged.
 * @param feature the feature's name, for the message
 * @param signal aborts the calls
 */
export async function loadFamily(feature: string, signal: AbortSignal): Promise<Family> {
  try {
    return await withRetries(() => fetchFamily(signal), signal);
  } catch (cause) {
    if (cause instanceof HttpError && (cause.status === 401 || cause.status === 403)) return { role: 'none' };
    if (!signal.aborted) error(feature, 'The family subscription could not be loaded.', cause);
    return { role: 'failed' };
  }
}

async function fetchFamily(signal: AbortSignal): Promise<Family> {
  const role = await fetchFamilyStatus(signal);
  if (role === 'main') return { role, members: await fetchFamilyMembers(signal) };
  if (role === 'sub') return { role, parent: await fetchFamilyParent(signal) };
  return { role: 'none' };
}
