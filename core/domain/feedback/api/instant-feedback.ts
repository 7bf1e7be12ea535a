import { literal, object } from 'zod/mini';
import { request } from '../../../platform/http/request.ts';

/** That an answer to the question below an article was taken [instant-feedback-1]. */
export const instantFeedbackSchema = object({ result: literal('success') });

/**
 * Sends the answer to the question below an article: POST to the form's own action, url-encoded as the browser would
 * send it, with `Accept: application/json`. Never sent twice [instant-feedback-1].
 * @param address the form's action
 * @param fields the form's, with the chosen answer
 * @param options signal and allowed origins
 * @throws HttpError; the answer may have arrived where none came back
 */
export async function sendInstantFeedback(
  address: string,
  fields: URLSearchParams,
  options: { readonly signal: AbortSignal; readonly origins: ReadonlySet<string> },
): Promise<void> {
  await request(address, { ...options, form: fields, schema: instantFeedbackSchema });
}
