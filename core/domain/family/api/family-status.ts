import { object, enum as oneOf, union } from 'zod/mini';
import { request } from '../../../platform/http/request.ts';

/** `main` has the subscription, `sub` shares it, `none` has no family. */
const status = oneOf(['main', 'sub', 'none']);

/** The bare word, or an object with it [family-settings-1]. */
export const familyStatusSchema = union([status, object({ status })]);

/**
 * Asks what the reader is in a family subscription: GET `/data/family/status/` [family-settings-1]. The login
 * status says the same and costs no call of its own; this one is for pages that change it.
 * @param signal gives up the call
 * @throws HttpError
 */
export async function fetchFamilyStatus(signal?: AbortSignal) {
  const answer = await request('/data/family/status/', {
    ...(signal && { signal }),
    schema: familyStatusSchema,
  });
  return typeof answer === 'string' ? answer : answer.status;
}
