import { request, type Schema } from '../../../../core/platform/http/request.ts';
import { object, oneOf } from '../../../../core/platform/schema/schema.ts';

/**
 * The answer after feedback on an article was stored, in the format of the product's own backends [instant-feedback-1].
 */
export const instantFeedbackSchema = object({ result: oneOf(['success']) });

/**
 * Accepts any answer of status 2xx, except an HTML page, such as one about maintenance, and JSON with another `result`.
 */
const acceptance: Schema<unknown> = {
  safeParse: (text) =>
    isRefusal(String(text ?? '').trim())
      ? { success: false, error: new TypeError('expected the result "success", or no result') }
      : { success: true, data: text },
};

/**
 * Submits the feedback on an article: POST to the form's own action, url-encoded as the browser would send it, with
 * `Accept: application/json`. Never retried [instant-feedback-1].
 * @param address the form's action
 * @param fields the form's fields, with the chosen answer
 * @param options signal and allowed origins
 * @throws HttpError; the feedback may have been stored if no answer arrived
 */
export async function sendInstantFeedback(
  address: string,
  fields: URLSearchParams,
  options: { readonly signal: AbortSignal; readonly origins: ReadonlySet<string> },
): Promise<void> {
  const headers = { Accept: 'application/json' };
  await request(address, { ...options, form: fields, headers, reads: 'text', schema: acceptance });
}

function isRefusal(text: string): boolean {
  if (text.startsWith('<')) return true;
  try {
    const sent: unknown = JSON.parse(text);
    if (sent === false) return true;
    const { result = 'success', success = true, error, errors, status } = Object(sent);
    return result !== 'success' || success === false || !!error || !!errors || status === 'error';
  } catch {
    return false;
  }
}
