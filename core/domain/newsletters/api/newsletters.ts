import { request, type Schema } from '../../../platform/http/request.ts';

/** A subscription to a newsletter. */
export interface Subscription {
  /** The newsletter's code. */
  readonly code: string;
  /** Personal data: sent in the body, used nowhere else. */
  readonly email: string;
  /** The place of the subscription, for statistics. */
  readonly source: string;
}

/** The answer's body is ignored: any 2xx status is a success [newsletter-button-5]. */
const ANYTHING: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) };

/**
 * Subscribes a logged-in visitor to a newsletter: POST `/newsletters/inline-subscribe`, multipart
 * [newsletter-button-5].
 * @param subscription newsletter and visitor
 * @param signal aborts the request
 * @throws HttpError; the visitor may be subscribed even if no answer arrived
 */
export async function subscribeToNewsletter(
  { code, email, source }: Subscription,
  signal: AbortSignal,
): Promise<void> {
  const form = new FormData();
  form.set('MAIL', email);
  form.set('OPTIN', code);
  form.set('SUBSCRIBE_SOURCE', source);
  // Only visitors who follow a link in a newsletter have a token.
  form.set('HAS_VALID_TOKEN', '0');
  await request('/newsletters/inline-subscribe', { form, schema: ANYTHING, reads: 'text', signal });
}
