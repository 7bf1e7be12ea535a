import { boolean, nullish, object, string } from 'zod/mini';
import { request } from '../http/request.ts';

/** The path of the decision service. */
const PATH = '/paywall-api/api/zephr';

/** What the service decides of a visitor and a page; unknown fields are ignored [paywall-decision-3]. */
export const paywallDecisionSchema = object({
  subject: nullish(string()),
  paywallId: nullish(string()),
  giftArticle: nullish(boolean()),
  label: nullish(string()),
});

/** A decision as the service answers it. */
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

/**
 * Asks the decision service: POST `/paywall-api/api/zephr`, with the site's own cookies [paywall-decision-2].
 * @param context what it is told
 * @param timeout milliseconds; what takes longer is a failed decision [paywall-decision-8]
 * @throws HttpError, also for an answer that is not ok [paywall-decision-4]
 */
export function fetchPaywallDecision(context: DecisionContext, timeout: number): Promise<PaywallDecision> {
  return request(PATH, { schema: paywallDecisionSchema, method: 'POST', json: context, timeout });
}
