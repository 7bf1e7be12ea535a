import type {
  Block,
  Campaign,
  FunnelPlan,
  Step,
  SubscriptionAnswer,
} from '../../../../core/domain/paywall/types.ts';
import { readRichText } from '../../../../core/platform/html/rich-text.ts';
import { HttpError } from '../../../../core/platform/http/http-error.ts';
import type { AnySchema, OutputOf } from '../../../../core/platform/schema/schema.ts';
import { isSafeAddress } from '../../../../core/runtime/page/address.ts';
import {
  campaignSchema,
  type SentCampaign,
  sentAnswer,
  sentBlock,
  sentStep,
} from '../api/campaign-schema.ts';

type SentBlock = OutputOf<typeof sentBlock>;

/** Default number of paragraphs before the wall [paywall-campaign-3]. */
const CLIP_AFTER = 1;
/** Default colour of the buttons [paywall-campaign-4]. */
const BUTTON_COLOR = 'red';

/**
 * Checks and cleans a campaign: every field has its type, every address is safe, and formatted text is plain data
 * [paywall-campaign-2 to -9].
 * @param sent the service's answer
 * @param paywallId the requested id, for a campaign without an id
 * @throws HttpError of kind `invalid` for an invalid campaign, and if no step is left
 */
export function readCampaign(sent: unknown, paywallId: string): Campaign {
  const checked = campaignSchema.safeParse(sent);
  if (checked.success) return clean(checked.data, paywallId);
  throw new HttpError('invalid', 'The campaign has another shape than its schema.', { cause: checked.error });
}

function clean({ id, name = '', funnel }: SentCampaign, paywallId: string): Campaign {
  const [first, ...others] = fitting(sentStep, funnel.steps).map(toStep);
  if (!first) throw new HttpError('invalid', 'The campaign has no step.');
  const { style = 'none', fokkeEnSukke, clipAfter = CLIP_AFTER } = funnel;
  const plan: FunnelPlan = {
    paywallType: funnel.paywallType,
    style: style === 'none' && fokkeEnSukke === true ? 'fokke-en-sukke' : style,
    clipAfter: Number.isInteger(+clipAfter) && +clipAfter >= 0 ? +clipAfter : CLIP_AFTER,
    buttonColor: funnel.buttonColor?.trim() || BUTTON_COLOR,
    subscriptionAnswers: fitting(sentAnswer, funnel.subscriptionAnswers ?? []).map(toAnswer),
    steps: [first, ...others],
  };
  return { id: String(id ?? paywallId), name, funnel: plan };
}

function toStep(sent: OutputOf<typeof sentStep>): Step {
  return {
    blocks: fitting(sentBlock, sent.blocks ?? [])
      .filter(saysAnything)
      .map(toBlock),
    // Only links use an address: a step with an address and without a button type is a link.
    buttonType: sent.buttonType ?? (sent.redirectUrl?.trim() ? 'redirect' : 'standard'),
    buttonLabel: sent.buttonLabel ?? '',
    buttonPayoff: sent.buttonPayoff ?? '',
    redirectUrl: sent.redirectUrl?.trim() ?? '',
    buttonSummaryText: sent.buttonSummaryText ?? '',
    payoff: sent.payoff ?? '',
  };
}

/** Whether a block has content; a block without a type counts by its content. */
function saysAnything({ type, content }: SentBlock): boolean {
  return type !== undefined || !!content?.header || !!content?.text;
}

function toBlock({ type = 'text', content = {} }: SentBlock): Block {
  const { header = '', text = '', image = '' } = content;
  return {
    type,
    content: {
      header: readRichText(header),
      text: readRichText(text),
      image: image !== '' && isSafeAddress(image) ? image : '',
    },
  };
}

function toAnswer({ id, label = '', text = '' }: OutputOf<typeof sentAnswer>): SubscriptionAnswer {
  return { id: +id, label, text };
}

/** Returns the items of a list that match a schema; the others are left out. */
function fitting<Schema extends AnySchema>(schema: Schema, list: readonly unknown[]): OutputOf<Schema>[] {
  return list.flatMap((item) => {
    const checked = schema.safeParse(item);
    return checked.success ? [checked.data] : [];
  });
}
