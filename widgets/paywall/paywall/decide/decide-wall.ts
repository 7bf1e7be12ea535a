import { GIFT_TOKEN } from '../../../../core/domain/gift/gift-url.ts';
import type { PaywallDecision } from '../../../../core/domain/paywall/api/decision.ts';
import {
  mergePaywallConfig,
  type PaywallConfig,
  sitePaywall,
} from '../../../../core/domain/paywall/config.ts';
import { decidedWall, paywallDecision } from '../../../../core/domain/paywall/decision.ts';
import { type FeatureSlug, featureSlug } from '../../../../core/domain/paywall/feature-slug.ts';
import { readViewCount, remainingViews } from '../../../../core/domain/paywall/view-count.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { subscribe } from '../../../../core/platform/dom/subscribe.ts';
import { isAborted } from '../../../../core/platform/http/http-error.ts';
import { emit, on } from '../../../../core/runtime/bus/bus.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { isSubscriber } from '../../../../core/user/visitor/rights.ts';
import { visitor } from '../../../../core/user/visitor/visitor-store.ts';
import { adviceFor, countForSubscriber } from '../metering/metering-calls.ts';
import type { PaywallRequest } from '../show/paywall-request.ts';
import { loadWallCode, showCampaign } from '../show/show-campaign.ts';
import { showPaymentStatus } from '../show/show-payment-status.ts';
import { releaseBanner } from '../wall/release-banner.ts';
import { holdFade, releaseFade } from '../wall/server-fade.ts';
import { hasBlockingWall } from '../wall/standing-walls.ts';
import { grantExtendedAccess, removeToken } from './extended-access-link.ts';
import { takeSlot } from './take-slot.ts';

/** The input of a decision: the hook's attributes, and the known facts about the visitor. */
interface Wanted extends PaywallRequest {
  readonly slug: FeatureSlug;
  readonly config: PaywallConfig;
  readonly isSubscribed: boolean;
  /** Removes the wall, or prevents it. */
  readonly ending: AbortController;
}

/** The service returned no valid decision. */
const NO_DECISION = Symbol('no decision');

/** The paywall's id; undefined for no wall. */
type Decided = string | typeof NO_DECISION | undefined;

/**
 * Determines the visitor's funnel, and shows it: first from the facts about visitor and page, then from the decision,
 * which names the wall. Errors are logged and show no wall; it never rejects.
 * @param request see {@link PaywallRequest}
 */
export async function decideWall(request: PaywallRequest): Promise<void> {
  const { hook } = request;
  holdFade(hook);
  try {
    await decideAndShow(request);
  } finally {
    releaseFade(hook);
  }
}

async function decideAndShow(request: PaywallRequest): Promise<void> {
  const { page, hook, from, signal, values } = request;
  const config = mergePaywallConfig(values, sitePaywall(page));
  removeToken();
  // The wall is decided anyway: no address may open an article.
  showPaymentStatus(request, config);
  if (from !== 'decision') {
    const { showNamedCampaign } = await import('../show/show-named-campaign.ts');
    return showNamedCampaign(request, config);
  }
  const { store, current } = visitor(page);
  const reader = await current();
  // If the hook was moved, or inserted with a new article, the wall of this page applies to it.
  if (signal.aborted || hasBlockingWall()) return;
  const ending = new AbortController();
  const end = () => ending.abort();
  const slug = request.slug ?? featureSlug(page);
  if (!takeSlot(page, slug, { hook, ending })) return;
  const isSubscribed = isSubscriber(reader);
  // Subscribers get a decision, too, but rarely a wall, so their text does not wait for it.
  if (isSubscribed) {
    releaseFade(hook);
    countForSubscriber(page, config, ending.signal);
  }
  // A visitor who logs in in another tab, or has paid, no longer needs a wall.
  else subscribe(store, (next) => next && isSubscriber(next) && end(), ending.signal);
  const wanted: Wanted = { ...request, slug, config, isSubscribed, ending };
  const decided = decide(wanted, false);
  const mayRead = decided.then((wall) => wall === undefined || wall === NO_DECISION);
  void grantExtendedAccess({ page, config, reader, isSubscribed, mayRead, ending });
  await applyDecisions(wanted, decided);
}

/**
 * Requests the decision. If it is not a wall, the login modal is requested instead [paywall-decision-6].
 * @param isAgain whether to request a new decision, after {@link NO_DECISION}
 * @returns a promise that never rejects
 */
async function decide(
  { page, slug, config, isExpected, isSubscribed, ending }: Wanted,
  isAgain: boolean,
): Promise<Decided> {
  // The call is sent first; the code of a wall loads in parallel.
  const advice = isSubscribed ? {} : adviceFor(page, config);
  const decision = paywallDecision(page, { slug, config, isAgain, ...advice });
  const isLikely = isExpected || remainingViews(page.paywallLimit, readViewCount(page)) === 0;
  if (isLikely && !isSubscribed) loadWallCode();
  let outcome: typeof NO_DECISION | undefined;
  try {
    const sent = await decision;
    const wall = decidedWall(sent);
    if (sent.giftArticle === true) announceGift(page, sent, isSubscribed, ending.signal);
    if (wall !== undefined || sent.giftArticle === true) return wall;
  } catch (cause) {
    outcome = NO_DECISION;
    if (!isAborted(cause)) error('paywall', 'There is no decision; no wall is shown.', cause);
  }
  if (!ending.signal.aborted) emit('login:asked', {});
  return outcome;
}

/** Shows that the article is a gift; with a gift link in the address, `gift-article-view` does so. */
function announceGift(
  page: Page,
  decision: PaywallDecision,
  isSubscribed: boolean,
  signal: AbortSignal,
): void {
  if (page.pageType === 'article' && page.query.includes(`${GIFT_TOKEN}=`)) return;
  void import('../show/show-gift.ts').then(
    ({ showGift }) => showGift(decision, { page, isSubscribed, signal }),
    (cause: unknown) => error('paywall', 'The message on the gift could not be shown.', cause),
  );
}

/**
 * Shows the wall that the decision names. If there is no decision, or the campaign cannot be loaded, both are requested
 * again when the visitor returns to the page, because browsers that keep a page in the background abort its calls.
 */
async function applyDecisions(wanted: Wanted, first: Promise<Decided>): Promise<void> {
  const { hook, config, ending } = wanted;
  const { signal } = ending;
  let isDeciding = true;
  const hookLeft = () => wanted.signal.aborted && mayEnd(hook, isDeciding) && ending.abort();
  onAbort(wanted.signal, hookLeft);
  const apply = async (decided: Promise<Decided>) => {
    isDeciding = true;
    const wall = await decided;
    if (wall === undefined) releaseBanner(signal);
    if (wall === undefined || signal.aborted) return;
    const isShown = wall !== NO_DECISION && (await showCampaign(wanted, wall, config, signal)) === 'shown';
    isDeciding = false;
    releaseBanner(signal);
    hookLeft();
    if (isShown || signal.aborted) return;
    const off = on(
      'page:restored',
      () => {
        off();
        void apply(decide(wanted, wall === NO_DECISION));
      },
      signal,
    );
  };
  await apply(first);
}

/**
 * Whether the wall ends when the feature ends on its hook. A page may unmount the feature on purpose. An error does not
 * end a wall, and neither does removing the hook while a blocking wall is shown or it is unknown which wall will be.
 */
function mayEnd({ dataset }: HTMLElement, isDeciding: boolean): boolean {
  const state = dataset.widgetState;
  return state === 'unmounted' || (state !== 'failed' && !isDeciding && !hasBlockingWall());
}
