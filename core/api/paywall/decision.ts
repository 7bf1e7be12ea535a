import { HttpError } from '../../http/http-error.ts';
import { type RequestOptions, request } from '../../http/request.ts';
import { UNCHECKED } from '../../http/unchecked.ts';

/** The path of the decision service. */
const PATH = '/paywall-api/api/zephr';

/** A decision as the service answers it [paywall-decision-3]. */
export interface PaywallDecision {
  readonly subject?: string | null | undefined;
  /** The funnel to show; without one, none. */
  readonly paywallId?: string | null | undefined;
  /** Whether the article was given to this visitor. */
  readonly giftArticle?: boolean | null | undefined;
  readonly label?: string | null | undefined;
}

/** What the service is told of page and visitor, by the names on the wire; undefined is left out. */
export type DecisionContext = Readonly<Record<string, string | number | boolean | undefined>>;

/** How a call of the paywall's API is made: where it is, and how long it may take. */
export type PaywallCall = Pick<RequestOptions<unknown>, 'signal' | 'timeout' | 'origins'> & {
  /** Empty on this site [paywall-config-4]. */
  readonly apiBase?: string;
};

/**
 * Asks the decision service: POST `/paywall-api/api/zephr`, with the site's own cookies [paywall-decision-2,
 * paywall-decision-8]. The call is on its way before what checks the answer is loaded.
 * @param context what it is told
 * @param call where the API is and how long it may take; what takes longer is a failed decision
 * @throws HttpError, also for an answer that is not ok [paywall-decision-4]
 */
export async function fetchPaywallDecision(
  context: DecisionContext,
  { apiBase = '', ...call }: PaywallCall,
): Promise<PaywallDecision> {
  const [sent, { paywallDecisionSchema }] = await Promise.all([
    request(apiBase + PATH, { ...call, schema: UNCHECKED, method: 'POST', json: context }),
    import('./decision-schema.ts'),
  ]);
  const checked = paywallDecisionSchema.safeParse(sent);
  if (checked.success) return checked.data;
  throw new HttpError('invalid', 'The decision has another shape than its schema.', { cause: checked.error });
}
