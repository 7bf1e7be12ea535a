import { HttpError } from '../../../platform/http/http-error.ts';
import { type RequestOptions, request } from '../../../platform/http/request.ts';
import { UNCHECKED } from '../../../platform/http/unchecked.ts';
import { isRecord } from '../../../runtime/config/guards.ts';
import { warn } from '../../../runtime/log/log.ts';

/** The path of the decision service. */
const PATH = '/paywall-api/api/zephr';

/** The fields of the service's decision [paywall-decision-3], with their types. */
export const DECISION_FIELDS = {
  subject: 'string',
  /** The funnel to show; missing for none. */
  paywallId: 'string',
  /** Whether somebody gave this article to the visitor. */
  giftArticle: 'boolean',
  /** The giver's name, if they allow the receiver to see it. */
  giftGiver: 'string',
  /** The time until which the link opens the article, in ISO 8601. */
  giftExpiresAt: 'string',
  label: 'string',
  /** The slot of the advertisement, in a decision about advertisements [ads-13]. */
  position: 'string',
  /** The segment that is sent to the provider, in a decision about advertisements [ads-13]. */
  segment: 'string',
} as const;

type Fields = typeof DECISION_FIELDS;

/** The service's decision [paywall-decision-3]. */
export type PaywallDecision = {
  readonly [Name in keyof Fields]?: { string: string; boolean: boolean }[Fields[Name]] | null | undefined;
};

/** The facts about page and visitor, by the service's field names; undefined ones are left out. */
export type DecisionContext = Readonly<Record<string, string | number | boolean | undefined>>;

/** Options of a call to the paywall's API. */
export type PaywallCall = Pick<RequestOptions<unknown>, 'signal' | 'timeout' | 'origins'> & {
  /** The base address of the API; empty for this site [paywall-config-4]. */
  readonly apiBase?: string;
};

/**
 * Requests a decision: POST `/paywall-api/api/zephr`, with the site's own cookies [paywall-decision-2,
 * paywall-decision-8]. The answer is checked without a schema library, so that nothing delays the campaign's request.
 * @param context the fields to send
 * @param call the API's address and the timeout; a timeout is a failed decision
 * @throws HttpError, also for a status other than 2xx [paywall-decision-4]
 */
export async function fetchPaywallDecision(
  context: DecisionContext,
  { apiBase = '', ...call }: PaywallCall,
): Promise<PaywallDecision> {
  const options = { ...call, schema: UNCHECKED, method: 'POST', json: context } as const;
  return readDecision(await request(apiBase + PATH, options));
}

/**
 * Requests the decision for an anonymous visitor by GET, at the same address: a shared cache may answer it.
 * @param dimensions in a fixed order, so that equal ones have the same address
 * @param call the API's address and the timeout; a timeout is a failed decision
 * @throws HttpError, also for a status other than 2xx
 */
export async function fetchAnonymousDecision(
  dimensions: URLSearchParams,
  { apiBase = '', ...call }: PaywallCall,
): Promise<PaywallDecision> {
  return readDecision(await request(`${apiBase}${PATH}?${dimensions}`, { ...call, schema: UNCHECKED }));
}

/**
 * Reads a decision. A number is as good a `paywallId` as a text, except 0, which means none; any other type makes the
 * decision invalid, because no other field may open an article.
 */
function readDecision(sent: unknown): PaywallDecision {
  if (!isRecord(sent)) throw new HttpError('invalid', 'The decision is not an object.');
  const known = Object.entries(DECISION_FIELDS).flatMap(([name, type]) => {
    let value = sent[name];
    if (name === 'paywallId' && typeof value === 'number') value = `${value || ''}`;
    if (value === undefined || value === null) return [];
    if (typeof value === type) return [[name, value]];
    const wrong = `The decision's "${name}" is not a ${type}`;
    if (name === 'paywallId') throw new HttpError('invalid', `${wrong}.`);
    warn('paywall', `${wrong}; it is left out.`);
    return [];
  });
  return Object.fromEntries(known);
}
