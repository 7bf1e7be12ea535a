import { HttpError } from '../../../platform/http/http-error.ts';
import { request } from '../../../platform/http/request.ts';
import { maybe } from '../../../platform/schema/maybe.ts';
import { object, record, string, union, unknown } from '../../../platform/schema/schema.ts';
import { withToken } from '../token.ts';

/** The subscriptions of a visitor; unknown fields are ignored. */
export const optinsSchema = object({
  /** The e-mail address: a text, or an object with a text in a field of the same name. */
  email: maybe(union([string(), object({ email: string() })]), 'email of /newsletters/optins'),
  /**
   * A number for each newsletter's code, possibly as a text; above 0 means subscribed. An empty list means no
   * subscriptions.
   */
  optins: maybe(record(unknown())),
});

/** The visitor's subscriptions. */
export interface Optins {
  /** Personal data: kept in memory, never stored or logged. */
  readonly email: string;
  /** The codes of the newsletters. */
  readonly codes: readonly string[];
}

/**
 * Fetches the visitor's subscriptions: GET `/newsletters/optins` [newsletter-button-9].
 * @param token of a link in a newsletter; undefined for a logged-in visitor without one
 * @throws HttpError; with the message `not-found` if the answer has no e-mail address
 */
export async function fetchOptins(token: string | undefined, signal: AbortSignal): Promise<Optins> {
  const address = withToken('/newsletters/optins', token);
  const { email: sent, optins } = await request(address, { schema: optinsSchema, signal });
  const email = typeof sent === 'object' ? sent.email : sent;
  if (!email) throw new HttpError('invalid', 'not-found');
  const subscribed = Object.entries(optins ?? {}).filter(([, value]) => Number(String(value)) > 0);
  return { email, codes: subscribed.map(([code]) => code) };
}
