import { maybe } from '../../../platform/schema/maybe.ts';
import { boolean, nullish, object, type SchemaOf, string } from '../../../platform/schema/schema.ts';
import { DECISION_FIELDS, type PaywallDecision } from './decision.ts';

const TYPES = { string: string(), boolean: boolean() };

/**
 * The service's decision for a visitor and a page [paywall-decision-3]. `paywallId` decides and must be a string; any
 * other field of a wrong type counts as missing. Unknown fields are ignored.
 */
export const paywallDecisionSchema = object(
  Object.fromEntries(
    Object.entries(DECISION_FIELDS).map(([name, type]) => {
      const field = nullish<string | boolean, string | boolean>(TYPES[type]);
      return [name, name === 'paywallId' ? field : maybe(field)];
    }),
  ),
) as SchemaOf<PaywallDecision>;
