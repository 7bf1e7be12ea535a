import { now } from '../../platform/time/clock.ts';
import type { Page } from '../../runtime/page/page.ts';
import { readStructuredData } from '../article/structured-data.ts';
import { fetchPaywallDecision, type PaywallDecision } from './api/decision.ts';
import { paywallCall } from './call.ts';
import { mergePaywallConfig, type PaywallConfig, sitePaywall } from './config.ts';
import { decisionContext } from './context.ts';
import { type FeatureSlug, featureSlug } from './feature-slug.ts';
import type { MeteringAdvice } from './metering.ts';
import { paywallSession } from './session-id.ts';

/** For which slot a decision is asked, and by which values. */
export interface DecisionRequest {
  /** @default that of the page */
  readonly slug?: FeatureSlug;
  /** @default the site's */
  readonly config?: PaywallConfig;
  /** Resolves with what the metering service advises; never rejects. @default at once, with nothing */
  readonly advice?: Promise<MeteringAdvice | undefined>;
  /** Whether the service is asked once more: after a failure, when the reader comes back to the page. @default false */
  readonly isAgain?: boolean;
}

/** By the page's configuration, which stays the same object when the fragment changes, and by slot. */
const decisions = new WeakMap<object, Map<FeatureSlug, Promise<PaywallDecision>>>();

/**
 * What the decision service says of this visitor on this page. Asked once for each slot, however many features ask
 * and whatever comes of it, until one says that it wants to ask again [paywall-decision-8]; the gift token goes there and nowhere else [gift-article-view-3].
 * @param page the page
 * @param request the slot; the first who asks says with which values
 * @throws (as a rejection) HttpError, where there is no decision
 */
export function paywallDecision(page: Page, request: DecisionRequest = {}): Promise<PaywallDecision> {
  const slug = request.slug ?? featureSlug(page);
  const slots = decisions.get(page.config) ?? new Map<FeatureSlug, Promise<PaywallDecision>>();
  decisions.set(page.config, slots);
  const known = (!request.isAgain && slots.get(slug)) || ask(page, slug, request);
  slots.set(slug, known);
  return known;
}

async function ask(
  page: Page,
  slug: FeatureSlug,
  { config, advice }: DecisionRequest,
): Promise<PaywallDecision> {
  const values = config ?? mergePaywallConfig(sitePaywall(page));
  // Nothing is waited for that is not there: the call leaves in the task in which it is asked.
  const advised = advice && (await advice);
  const context = decisionContext({
    page,
    structured: readStructuredData(document),
    slug,
    session: paywallSession(),
    advice: advised,
    config: values,
    now: now(),
  });
  return fetchPaywallDecision(context, { ...paywallCall(page, values), timeout: values.decisionTimeoutMs });
}
