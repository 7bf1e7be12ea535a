import { boolean, nullish, object, string } from 'zod/mini';
import { maybe } from '../../../platform/schema/maybe.ts';

/**
 * What the service decides for a visitor and a page [paywall-decision-3]. `paywallId` decides and must be a text; any
 * other field of a wrong type counts as missing. Unknown fields are ignored.
 */
export const paywallDecisionSchema = object({
  subject: maybe(nullish(string())),
  paywallId: nullish(string()),
  giftArticle: maybe(nullish(boolean())),
  label: maybe(nullish(string())),
});
