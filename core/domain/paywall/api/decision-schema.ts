import { boolean, nullish, object, string } from 'zod/mini';

/** What the service decides of a visitor and a page; unknown fields are ignored [paywall-decision-3]. */
export const paywallDecisionSchema = object({
  subject: nullish(string()),
  paywallId: nullish(string()),
  giftArticle: nullish(boolean()),
  label: nullish(string()),
});
