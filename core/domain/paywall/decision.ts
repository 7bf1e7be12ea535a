import { isPrerendering, whenActivated } from '../../platform/page-life/activation.ts';
import { now } from '../../platform/time/now.ts';
import type { Page } from '../../runtime/page/page.ts';
import { pageValue } from '../../runtime/page/page-value.ts';
import { readStructuredData } from '../article/structured-data.ts';
import { anonymousDimensions } from './anonymous-dimensions.ts';
import { fetchAnonymousDecision, fetchPaywallDecision, type PaywallDecision } from './api/decision.ts';
import { mergePaywallConfig, type PaywallConfig, sitePaywall } from './config.ts';
import { decisionContext } from './context.ts';
import { type FeatureSlug, featureSlug } from './feature-slug.ts';
import type { MeteringAdvice } from './metering.ts';
import { paywallCall } from './paywall-call.ts';
import { paywallSession } from './paywall-session.ts';

/** Slot and values for a decision. */
export interface DecisionRequest {
  /** @default the page's slot */
  readonly slug?: FeatureSlug;
  /** @default the site's configuration */
  readonly config?: PaywallConfig;
  /** Resolves with the metering service's advice; never rejects. @default none */
  readonly advice?: Promise<MeteringAdvice | undefined>;
  /** Requests a new decision: after a failure, when the visitor returns to the page. @default false */
  readonly isAgain?: boolean;
}

/** The decisions that have been requested, by slot. */
const decisionsOn = pageValue((_page: Page) => new Map<FeatureSlug, Promise<PaywallDecision>>());

/**
 * Returns the decision for this visitor on this page. It is requested once for each slot and shared by all features,
 * even if it fails, until a feature requests it again [paywall-decision-8]. The gift token is only sent here
 * [gift-article-view-3].
 * @param page the page
 * @param request the slot; the values of the first call count
 * @throws (as a rejection) HttpError if there is no decision
 */
export function paywallDecision(page: Page, request: DecisionRequest = {}): Promise<PaywallDecision> {
  const slug = request.slug ?? featureSlug(page);
  const slots = decisionsOn(page);
  const known = (!request.isAgain && slots.get(slug)) || requestDecision(page, slug, request);
  slots.set(slug, known);
  return known;
}

/**
 * Returns the decision that has been requested for the page's own slot, and never requests one.
 * @param page the page
 * @returns undefined if none has been requested; rejects as {@link paywallDecision} does
 */
export function requestedDecision(page: Page): Promise<PaywallDecision> | undefined {
  return decisionsOn(page).get(featureSlug(page));
}

/**
 * Returns the wall that a decision names [paywall-decision-3, paywall-decision-5]; none for a gift article.
 * @param decision the service's answer
 * @returns the paywall's id; undefined for no wall
 */
export function decidedWall({ paywallId, giftArticle }: PaywallDecision): string | undefined {
  return giftArticle === true ? undefined : paywallId || undefined;
}

async function requestDecision(
  page: Page,
  slug: FeatureSlug,
  { config, advice }: DecisionRequest,
): Promise<PaywallDecision> {
  // The service counts views, so it gets the facts of the time when the visitor opens the page.
  if (isPrerendering()) await whenActivated();
  const values = config ?? mergePaywallConfig(sitePaywall(page));
  // If there is no advice to await, the request is sent in this task.
  const advised = advice && (await advice);
  const sources = {
    page,
    structured: readStructuredData(document),
    slug,
    session: paywallSession(),
    advice: advised,
    config: values,
    now: now(),
  };
  const call = { ...paywallCall(page, values), timeout: values.decisionTimeoutMs };
  const dimensions = values.anonymousDecision === 'get' && anonymousDimensions(sources);
  return dimensions
    ? fetchAnonymousDecision(dimensions, call)
    : fetchPaywallDecision(decisionContext(sources), call);
}
