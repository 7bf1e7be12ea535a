import { request, type Schema } from '../../../platform/http/request.ts';
import { isRecord } from '../../../runtime/config/guards.ts';
import { withToken } from '../token.ts';

/** The data that is sent to the newsletters' service. */
export interface Subscription {
  /** The newsletter's code. */
  readonly code: string;
  /** Personal data: sent in the body, used nowhere else. */
  readonly email: string;
  /** The position on the site where the visitor subscribed, for statistics. */
  readonly source: string;
  /** The token of a link in a newsletter: never put it into storage, logs or analytics [newsletter-button-12]. */
  readonly token?: string | undefined;
  /** Whether the token counts as valid. */
  readonly hasValidToken?: boolean;
  /** The answer of the robot check; only logged-out visitors have one. */
  readonly captcha?: string | undefined;
}

/**
 * Subscribes to a newsletter: POST `/newsletters/inline-subscribe`, multipart [newsletter-button-5].
 * @returns whether the visitor has to confirm it by the link in an e-mail; false if the answer does not contain it
 * @throws HttpError; the visitor may be subscribed even if no answer arrived
 */
export const subscribeToNewsletter = (subscription: Subscription, signal: AbortSignal): Promise<boolean> =>
  send('/newsletters/inline-subscribe', subscription, signal);

/**
 * Ends the subscription to a newsletter: POST `/newsletters/inline-unsubscribe`, multipart [newsletter-button-5].
 * @throws HttpError; the subscription may have ended even if no answer arrived
 */
export const unsubscribeFromNewsletter = (
  subscription: Subscription,
  signal: AbortSignal,
): Promise<unknown> => send('/newsletters/inline-unsubscribe', subscription, signal);

/**
 * Reads whether an answer is `{"confirmation":"pending"}`. With any other answer, such as text or none, it is not
 * pending.
 */
const isPending: Schema<boolean> = {
  safeParse(text) {
    try {
      const answer: unknown = JSON.parse(String(text));
      return { success: true, data: isRecord(answer) && answer.confirmation === 'pending' };
    } catch {
      return { success: true, data: false };
    }
  },
};

async function send(path: string, subscription: Subscription, signal: AbortSignal): Promise<boolean> {
  const { code, email, source, token, hasValidToken = false, captcha } = subscription;
  const form = new FormData();
  form.set('MAIL', email);
  form.set('OPTIN', code);
  form.set('SUBSCRIBE_SOURCE', source);
  form.set('HAS_VALID_TOKEN', hasValidToken ? '1' : '0');
  if (captcha !== undefined) form.set('g-recaptcha-response', captcha);
  // Any 2xx status is a success. The call continues after the visitor leaves the page.
  return request(withToken(path, token), { form, schema: isPending, reads: 'text', keepalive: true, signal });
}
