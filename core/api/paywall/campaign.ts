import type { output, ZodMiniType } from 'zod/mini';
import { readRichText } from '../../html/rich-text.ts';
import { HttpError } from '../../http/http-error.ts';
import { type RequestOptions, request } from '../../http/request.ts';
import { isSafeAddress } from '../../page/address.ts';
import type { Block, Campaign, FunnelPlan, Step, SubscriptionAnswer } from '../../paywall/types.ts';
import {
  answerSchema,
  blockSchema,
  campaignSchema,
  type SentCampaign,
  stepSchema,
} from './campaign-schema.ts';

export type { Block, Campaign, FunnelPlan as Funnel, Step, SubscriptionAnswer } from '../../paywall/types.ts';

/** Paragraphs before the wall where the campaign does not say [paywall-campaign-3]. */
const CLIP_AFTER = 1;
/** The buttons' colour where the campaign does not say [paywall-campaign-4]. */
const BUTTON_COLOR = 'red';

/**
 * Asks for a campaign [paywall-campaign-1].
 * @param id a paywall id, such as that of a decision
 * @param options where the API is (`apiBase`, empty on this site), which origins may be asked, how long it may take
 * @throws HttpError of kind `invalid` for an id that may not be fetched and for what is no campaign
 *   [paywall-campaign-7], and for what goes wrong with the call
 */
export async function fetchCampaign(
  id: string,
  {
    apiBase = '',
    ...options
  }: Pick<RequestOptions<unknown>, 'signal' | 'timeout' | 'origins'> & { apiBase?: string },
): Promise<Campaign> {
  if (!isPaywallId(id)) throw new HttpError('invalid', 'The paywall id is none that can be fetched.');
  const address = `${apiBase}/paywall-api/api/web/campaigns/${encodeURIComponent(id)}`;
  return toCampaign(await request(address, { ...options, schema: campaignSchema }));
}

/** Whether a text is an id under which a campaign may be fetched [paywall-campaign-7, paywall-test-page-5]. */
export function isPaywallId(id: unknown): id is string {
  return typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id);
}

/**
 * Cleans a campaign: every field has its type, every address is safe, and formatted text is plain data
 * [paywall-campaign-2 to -9].
 * @param sent what the schema let through
 * @throws HttpError of kind `invalid` where no step is left
 */
export async function toCampaign({ id, name = '', funnel }: SentCampaign): Promise<Campaign> {
  const [first, ...others] = await Promise.all(fitting(stepSchema, funnel.steps).map(toStep));
  if (!first) throw new HttpError('invalid', 'The campaign has no step.');
  const { style = 'none', fokkeEnSukke, clipAfter = CLIP_AFTER } = funnel;
  const plan: FunnelPlan = {
    paywallType: funnel.paywallType,
    style: style === 'none' && fokkeEnSukke === true ? 'fokke-en-sukke' : style,
    clipAfter: Number.isInteger(+clipAfter) && +clipAfter >= 0 ? +clipAfter : CLIP_AFTER,
    buttonColor: funnel.buttonColor?.trim() || BUTTON_COLOR,
    subscriptionAnswers: fitting(answerSchema, funnel.subscriptionAnswers ?? []).map(toAnswer),
    steps: [first, ...others],
  };
  return { id: String(id), name, funnel: plan };
}

async function toStep(sent: output<typeof stepSchema>): Promise<Step> {
  return {
    blocks: await Promise.all(fitting(blockSchema, sent.blocks ?? []).map(toBlock)),
    buttonType: sent.buttonType ?? 'standard',
    buttonLabel: sent.buttonLabel ?? '',
    buttonPayoff: sent.buttonPayoff ?? '',
    redirectUrl: sent.redirectUrl ?? '',
    buttonSummaryText: sent.buttonSummaryText ?? '',
    payoff: sent.payoff ?? '',
  };
}

async function toBlock({ type, content = {} }: output<typeof blockSchema>): Promise<Block> {
  const { header = '', text = '', image = '' } = content;
  const [cleanHeader, cleanText] = await Promise.all([readRichText(header), readRichText(text)]);
  return {
    type,
    content: {
      header: cleanHeader,
      text: cleanText,
      image: image !== '' && isSafeAddress(image) ? image : '',
    },
  };
}

function toAnswer({ id, label = '', text = '' }: output<typeof answerSchema>): SubscriptionAnswer {
  return { id: +id, label, text };
}

/** The items of a list that fit a schema; the others are left out. */
function fitting<Schema extends ZodMiniType>(schema: Schema, list: readonly unknown[]): output<Schema>[] {
  return list.flatMap((item) => {
    const checked = schema.safeParse(item);
    return checked.success ? [checked.data] : [];
  });
}
