import { maybe } from '../../../platform/schema/maybe.ts';
import { boolean, nullish, object, string } from '../../../platform/schema/schema.ts';

/**
 * The service's decision for a visitor and a page [paywall-decision-3]. `paywallId` decides and must be a string; any
 * other field of a wrong type counts as missing. Unknown fields are ignored.
 */
export const paywallDecisionSchema = object({
  subject: maybe(nullish(string())),
  paywallId: nullish(string()),
  giftArticle: maybe(nullish(boolean())),
  giftGiver: maybe(nullish(string())),
  giftExpiresAt: maybe(nullish(string())),
  label: maybe(nullish(string())),
  position: maybe(nullish(string())),
  segment: maybe(nullish(string())),
});
