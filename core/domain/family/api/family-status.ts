import { object, enum as oneOf, union } from 'zod/mini';
import { request } from '../../../platform/http/request.ts';

/** `main` owns the subscription, `sub` shares it, `none` has no family subscription. */
const status = oneOf(['main', 'sub', 'none']);

/** The plain word, or an object with it [family-settings-1]. */
export const familyStatusSchema = union([status, object({ status })]);

/**
 * Fetches the visitor's role in a family subscription: GET `/data/family/status/` [family-settings-1]. The login status
 * holds the same without a request; use this on pages that change it.
 * @param signal aborts the request
 * @throws HttpError
 */
export async function fetchFamilyStatus(signal?: AbortSignal) {
  const answer = await request('/data/family/status/', {
    ...(signal && { signal }),
    schema: familyStatusSchema,
  });
  return typeof answer === 'string' ? answer : answer.status;
}
