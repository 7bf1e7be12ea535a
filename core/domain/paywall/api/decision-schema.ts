import { maybe } from '../../../platform/schema/maybe.ts';
import { boolean, nullish, object, type SchemaOf, string } from '../../../platform/schema/schema.ts';
import { textOrNumber } from '../../../platform/schema/text-or-number.ts';
import { DECISION_FIELDS, type PaywallDecision } from './decision.ts';

const TYPES = { string: string(), boolean: boolean() };

/**
 * The service's decision for a visitor and a page [paywall-decision-3]. `paywallId` decides and must be a text or a
 * number; any other field of a wrong type counts as missing. Unknown fields are ignored.
 */
export const paywallDecisionSchema = object(
  Object.fromEntries(
    Object.entries(DECISION_FIELDS).map(([name, type]) => {
      if (name === 'paywallId') return [name, nullish(textOrNumber)];
      return [name, maybe(nullish<string | boolean, string | boolean>(TYPES[type]))];
    }),
  ),
) as SchemaOf<PaywallDecision>;
