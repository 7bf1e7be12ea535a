import { request } from '../../../../core/platform/http/request.ts';
import { object, oneOf } from '../../../../core/platform/schema/schema.ts';

/** The answer when feedback on an article was stored [instant-feedback-1]. */
export const instantFeedbackSchema = object({ result: oneOf(['success']) });

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
  await request(address, { ...options, form: fields, schema: instantFeedbackSchema });
}
