import { type DecisionContext, fetchPaywallDecision, type PaywallDecision } from '../api/paywall-decision.ts';
import { configValue } from '../config/readers.ts';
import { configSection } from '../config/section.ts';
import { GIFT_TOKEN } from '../gift/gift-url.ts';
import { articleIdOf } from '../ids/article-id.ts';
import type { Page } from '../page/page.ts';

/** What of a page the decision needs. */
export type DecidedPage = Pick<Page, 'articleId' | 'config' | 'path' | 'query'>;

const decisionConfig = configSection((raw) => ({
  /** Milliseconds within which the decision must be there [paywall-decision-8]. */
  decisionTimeoutMs: configValue(raw, 'decisionTimeoutMs', 5000, 'a number of milliseconds above 0', isTime),
}));

/** By the page's configuration, which stays the same object when the fragment changes. */
const decisions = new WeakMap<object, Promise<PaywallDecision>>();

/**
 * What the decision service says of this visitor on this page. Asked once for all features of the page
 * [paywall-decision-8]; the gift token goes there and nowhere else [gift-article-view-3].
 * @param page the page
 * @throws (as a rejection) HttpError, where there is no decision
 */
export function paywallDecision(page: DecidedPage): Promise<PaywallDecision> {
  const known = decisions.get(page.config) ?? ask(page);
  decisions.set(page.config, known);
  return known;
}

function ask(page: DecidedPage): Promise<PaywallDecision> {
  return fetchPaywallDecision(contextOf(page), decisionConfig(page).decisionTimeoutMs);
}

/** What is empty is left out [decision-context-15]. */
function contextOf(page: DecidedPage): DecisionContext {
  return {
    sdkFeatureSlug: 'nrcnl',
    path: page.path,
    articleId: articleIdOf(page),
    giftToken: new URLSearchParams(page.query).get(GIFT_TOKEN) || undefined,
  };
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value < 2 ** 31;
}
