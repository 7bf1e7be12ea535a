import { BUTTON_TYPES, PAYWALL_STYLES, PAYWALL_TYPES } from '../../../../core/domain/paywall/types.ts';
import { listOf } from '../../../../core/platform/schema/list-of.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import {
  boolean,
  matching,
  number,
  type OutputOf,
  object,
  oneOf,
  string,
  union,
} from '../../../../core/platform/schema/schema.ts';
import { textOrNumber } from '../../../../core/platform/schema/text-or-number.ts';

const words = maybe(string());

/** A block as sent [paywall-campaign-5]; one without a type shows its header and text [paywall-test-page-2]. */
export const sentBlock = object({
  type: words,
  content: maybe(object({ header: words, text: words, image: words })),
});

/** A step as sent [paywall-campaign-5]. */
export const sentStep = object({
  blocks: maybe(listOf(sentBlock)),
  buttonType: maybe(oneOf(BUTTON_TYPES)),
  buttonLabel: words,
  buttonPayoff: words,
  redirectUrl: words,
  buttonSummaryText: words,
  payoff: words,
});

/** An answer of the upsell block as sent [paywall-campaign-9]. */
export const sentAnswer = object({
  id: union([number(), matching(/^\d{1,9}$/)]),
  label: words,
  text: words,
});

/**
 * The answer of `GET /paywall-api/api/web/campaigns/{id}` [paywall-campaign-1, paywall-campaign-2]. A type outside the
 * eight and a campaign without steps are invalid [paywall-campaign-7]; any other field of a wrong type counts as
 * missing and gets its default.
 */
export const campaignSchema = object({
  id: maybe(textOrNumber),
  name: words,
  funnel: object({
    paywallType: oneOf(PAYWALL_TYPES),
    style: maybe(oneOf(PAYWALL_STYLES)),
    fokkeEnSukke: maybe(boolean()),
    clipAfter: maybe(union([number(), matching(/^\d{1,3}$/)])),
    buttonColor: words,
    subscriptionAnswers: maybe(listOf(sentAnswer)),
    steps: listOf(sentStep),
  }),
});

export type SentCampaign = OutputOf<typeof campaignSchema>;
