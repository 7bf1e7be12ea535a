import {
  mergePaywallConfig,
  type PaywallConfig,
  sitePaywall,
} from '../../../../core/domain/paywall/config.ts';
import { paywallDecision } from '../../../../core/domain/paywall/decision.ts';
import { type FeatureSlug, featureSlug } from '../../../../core/domain/paywall/feature-slug.ts';
import { readViewCount, remainingViews } from '../../../../core/domain/paywall/view-count.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { subscribe } from '../../../../core/platform/dom/subscribe.ts';
import { isAborted } from '../../../../core/platform/http/http-error.ts';
import { whenActivated } from '../../../../core/platform/page-life/activation.ts';
import { emit, on } from '../../../../core/runtime/bus/bus.ts';
import { featureHook } from '../../../../core/runtime/feature/feature-hook.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import { isSubscriber } from '../../../../core/user/visitor/rights.ts';
import { visitor } from '../../../../core/user/visitor/visitor-store.ts';
import { loadWallCode, showCampaign } from '../show/show-campaign.ts';
import { hasBlockingWall } from '../wall/standing-walls.ts';
import type { AccessRequest } from './extended-access.ts';
import { adviceFor, countForSubscriber } from './metering-calls.ts';
import { hasExtendedAccess, removeToken } from './page-address.ts';
import type { PaywallRequest } from './request.ts';
import { takeSlot } from './slots.ts';

/** The service gave no valid decision. */
const NO_DECISION = Symbol('no decision');

/**
 * Finds out which funnel the visitor gets, and shows it. Errors are logged and show no wall; it never rejects.
 * @param request see {@link PaywallRequest}
 */
export async function decideWall(request: PaywallRequest): Promise<void> {
  const { page, hook, from, signal, values } = request;
  const config = mergePaywallConfig(values, sitePaywall(page));
  removeToken();
  showPaymentStatus(request, config);
  if (from !== 'decision') {
    const { showNamedCampaign } = await import('../show/named-campaign.ts');
    return showNamedCampaign(request, config);
  }
  const { store, current } = visitor(page);
  const reader = await current();
  // A hook that was moved, or was inserted with a new article: the wall of this page applies to it.
  if (signal.aborted || hasBlockingWall()) return;
  const ending = new AbortController();
  const end = () => ending.abort();
  const isSubscribed = isSubscriber(reader);
  const grant = (mayRead: Promise<boolean>) =>
    hasExtendedAccess(page) &&
    void grantExtendedAccess({ page, config, reader, isSubscribed, mayRead, ending });
  if (isSubscribed) {
    onAbort(signal, end);
    grant(Promise.resolve(true));
    releaseBanner(signal);
    return countForSubscriber(page, config, signal);
  }
  const slug = request.slug ?? featureSlug(page);
  if (!takeSlot(page, slug, { hook, ending })) return;
  // A visitor who logs in in another tab, or has paid, needs no wall any more.
  subscribe(store, (next) => next && isSubscriber(next) && end(), ending.signal);
  await followDecision({ ...request, slug }, config, ending, grant);
}

/**
 * Shows what the service decides. Where it gives no decision, or the campaign cannot be had, both are requested again
 * when the visitor returns to the page: browsers that keep a page for that abort its calls.
 */
async function followDecision(
  request: PaywallRequest & { readonly slug: FeatureSlug },
  config: PaywallConfig,
  ending: AbortController,
  grant: (mayRead: Promise<boolean>) => unknown,
): Promise<void> {
  const { hook } = request;
  let isDeciding = true;
  const hookLeft = () => request.signal.aborted && mayEnd(hook, isDeciding) && ending.abort();
  onAbort(request.signal, hookLeft);
  const follow = async (decision: ReturnType<typeof decide>) => {
    isDeciding = true;
    const paywallId = await decision;
    const { signal } = ending;
    if (paywallId === undefined) releaseBanner(signal);
    if (paywallId === undefined || signal.aborted) return;
    const isShown = paywallId !== NO_DECISION && (await showCampaign(request, paywallId, config, signal));
    isDeciding = false;
    releaseBanner(signal);
    hookLeft();
    if (isShown || signal.aborted) return;
    const off = on(
      'page:restored',
      () => {
        off();
        void follow(decide(request, config, paywallId === NO_DECISION, signal));
      },
      signal,
    );
  };
  const first = decide(request, config, false, ending.signal);
  grant(first.then((paywallId) => paywallId === undefined || paywallId === NO_DECISION));
  await follow(first);
}

/**
 * Requests the decision. Where it is no wall, the login modal is requested instead [paywall-decision-6].
 * @param isAgain requests a new one, after {@link NO_DECISION}
 * @param signal once aborted, no login modal is requested
 * @returns the paywall's id; undefined for no wall; {@link NO_DECISION}. Never rejects.
 */
async function decide(
  { page, slug, isExpected }: PaywallRequest & { readonly slug: FeatureSlug },
  config: PaywallConfig,
  isAgain: boolean,
  signal: AbortSignal,
): Promise<string | typeof NO_DECISION | undefined> {
  // The call leaves first; the code of a wall loads beside it.
  const decision = paywallDecision(page, { slug, config, isAgain, ...adviceFor(page, config) });
  if (isExpected || remainingViews(page.paywallLimit, readViewCount(page)) === 0) loadWallCode();
  let outcome: typeof NO_DECISION | undefined;
  try {
    const { giftArticle, paywallId } = await decision;
    if (giftArticle === true) return undefined;
    if (paywallId) return paywallId;
  } catch (cause) {
    outcome = NO_DECISION;
    if (!isAborted(cause)) error('paywall', 'There is no decision; no wall is shown.', cause);
  }
  if (!signal.aborted) emit('login:asked', {});
  return outcome;
}

/** Gives back the space that the template may have reserved for a banner; without its code the space stays. */
function releaseBanner(signal: AbortSignal): void {
  if (!document.querySelector('[data-paywall-banner]')) return;
  import('../wall/banner-slot.ts').then(
    ({ releaseBannerSlot }) => releaseBannerSlot(signal),
    () => {},
  );
}

/**
 * Shows the payment status to a visitor who returns from the payment page, on whichever page they ordered; a page with
 * a hook of its own for that shows it there. The wall is decided all the same: no address opens an article.
 */
function showPaymentStatus(request: PaywallRequest, config: PaywallConfig): void {
  const { page, from } = request;
  const activationId = new URLSearchParams(page.query).get('activationId');
  if (
    from === 'trial' ||
    !activationId ||
    document.querySelector(featureHook('[data-widget="payment-status"]'))
  )
    return;
  void import('../show/payment-return.tsx')
    .then(({ showPaymentReturn }) => showPaymentReturn(request, config, activationId))
    .catch((cause: unknown) => error('paywall', 'The status of the payment could not be shown.', cause));
}

/**
 * Whether the end of the feature on its hook ends the wall. A page may unmount the feature on purpose. An error does
 * not end a wall; nor does removing the hook while a blocking wall is in force, or while it is not known yet which
 * wall it will be.
 */
function mayEnd({ dataset }: HTMLElement, isDeciding: boolean): boolean {
  const state = dataset.widgetState;
  return state === 'unmounted' || (state !== 'failed' && !isDeciding && !hasBlockingWall());
}

async function grantExtendedAccess(request: AccessRequest): Promise<void> {
  const { extendAccess } = await import('./extended-access.ts');
  // The scripts count as well.
  await whenActivated(request.ending.signal);
  await extendAccess(request);
}
