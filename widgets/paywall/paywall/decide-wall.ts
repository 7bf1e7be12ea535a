import { emit } from '../../../core/bus/bus.ts';
import { isAborted } from '../../../core/http/http-error.ts';
import { error } from '../../../core/log/log.ts';
import type { Page } from '../../../core/page/page.ts';
import { mergePaywallConfig, type PaywallConfig, sitePaywall } from '../../../core/paywall/config.ts';
import { paywallDecision } from '../../../core/paywall/decision.ts';
import { featureSlug } from '../../../core/paywall/feature-slug.ts';
import { readViewCount, remainingViews } from '../../../core/paywall/view-count.ts';
import { isSubscriber } from '../../../core/visitor/role.ts';
import { visitor } from '../../../core/visitor/visitor-store.ts';
import { adviceFor, countForSubscriber } from './ask-metering.ts';
import { bringWallCode, showCampaign } from './show-campaign.ts';
import type { WallRequest } from './wall-request.ts';

/** Google's parameters; all of them, or it is not Google's link [extended-access-1, extended-access-4]. */
const EXTENDED_ACCESS = ['gaa_at', 'gaa_ts', 'gaa_n', 'gaa_sig'];

/**
 * Finds out which funnel is shown, and shows it. What goes wrong is logged and shows no wall; it never throws.
 * @param request see {@link WallRequest}
 */
export async function decideWall(request: WallRequest): Promise<void> {
  const { page, from, signal, values } = request;
  const config = mergePaywallConfig(values, sitePaywall(page));
  forgetToken();
  if (from !== 'decision') {
    const { showNamedCampaign } = await import('./named-campaign.ts');
    return showNamedCampaign(request, config);
  }
  const { store, ready } = visitor(page);
  const reader = await ready;
  if (signal.aborted) return;
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end);
  if (hasExtendedAccess(page)) void grantExtendedAccess(page, config, isSubscriber(reader), ending);
  if (isSubscriber(reader)) return countForSubscriber(page, config, signal);
  // Whoever logs in in another tab, or has paid, needs no wall any more.
  const unsubscribe = store.subscribe((next) => next && isSubscriber(next) && end());
  ending.signal.addEventListener('abort', unsubscribe);
  await decide(request, config, ending.signal);
}

async function decide(request: WallRequest, config: PaywallConfig, signal: AbortSignal): Promise<void> {
  const { page, isExpected } = request;
  const slug = request.slug ?? featureSlug(page);
  // The call leaves first; then everything that a wall needs comes beside it.
  const decision = paywallDecision(page, { slug, config, ...adviceFor(page, config) });
  if (isExpected || remainingViews(page.paywallLimit, readViewCount(page)) === 0) bringWallCode();
  let paywallId: string | null | undefined;
  try {
    const decided = await decision;
    if (signal.aborted || decided.giftArticle === true) return;
    paywallId = decided.paywallId;
  } catch (cause) {
    if (isAborted(cause)) return;
    error('paywall', 'There is no decision; no wall is shown.', cause);
  }
  if (signal.aborted) return;
  if (paywallId) await showCampaign(request, paywallId, config, signal);
  else emit('login:asked', {});
}

/** A login's token that got into the address does not stay there, nor in the history [extended-access-5]. */
function forgetToken(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('id_token')) return;
  url.searchParams.delete('id_token');
  history.replaceState(history.state, '', url);
}

function hasExtendedAccess({ query }: Page): boolean {
  const parameters = new URLSearchParams(query);
  return EXTENDED_ACCESS.every((name) => parameters.get(name));
}

async function grantExtendedAccess(
  page: Page,
  config: PaywallConfig,
  isSubscribed: boolean,
  ending: AbortController,
): Promise<void> {
  const { extendAccess } = await import('./extended-access.ts');
  await extendAccess(page, config, isSubscribed, ending);
}
