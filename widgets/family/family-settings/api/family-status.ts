import { request, type Schema } from '../../../../core/platform/http/request.ts';
import { object, oneOf, union } from '../../../../core/platform/schema/schema.ts';

/** `main` owns the subscription, `sub` shares it, `none` has no family subscription. */
const status = oneOf(['main', 'sub', 'none']);

/** The bare word, or an object with it [family-settings-1]. */
export const familyStatusSchema = union([status, object({ status }), object({ data: status })]);

/** The word may be JSON or plain text. */
const statusText: Schema<'main' | 'sub' | 'none'> = {
  safeParse(text) {
    const checked = familyStatusSchema.safeParse(parse(String(text)));
    if (!checked.success) return checked;
    const { data } = checked;
    if (typeof data === 'string') return { success: true, data };
    return { success: true, data: 'data' in data ? data.data : data.status };
  },
};

/**
 * Fetches the visitor's role in a family subscription: GET `/data/family/status/` [family-settings-1]. The login status
 * contains the same without a request; use this on pages that change it.
 * @param signal aborts the request
 * @throws HttpError
 */
export async function fetchFamilyStatus(signal?: AbortSignal): Promise<'main' | 'sub' | 'none'> {
  return request('/data/family/status/', {
    ...(signal && { signal }),
    schema: statusText,
    reads: 'text',
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.trim();
  }
}
