import { request, type Schema } from '../../../platform/http/request.ts';

/** Who subscribes to what. */
export interface Subscription {
  /** The newsletter's code. */
  readonly code: string;
  /** Personal data: goes into the body and nowhere else. */
  readonly email: string;
  /** Where the reader subscribed, for those who count. */
  readonly source: string;
}

/** What is answered is not read: an answer that is ok is a success [newsletter-button-5]. */
const ANYTHING: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) };

/**
 * Subscribes a reader who is logged in to a newsletter: POST `/newsletters/inline-subscribe`, multipart
 * [newsletter-button-5].
 * @param subscription who and what
 * @param signal gives up the call
 * @throws HttpError; the reader may be subscribed all the same where no answer came
 */
export async function subscribeToNewsletter(
  { code, email, source }: Subscription,
  signal: AbortSignal,
): Promise<void> {
  const form = new FormData();
  form.set('MAIL', email);
  form.set('OPTIN', code);
  form.set('SUBSCRIBE_SOURCE', source);
  // Only whoever came by a link of a newsletter has a token.
  form.set('HAS_VALID_TOKEN', '0');
  await request('/newsletters/inline-subscribe', { form, schema: ANYTHING, reads: 'text', signal });
}
