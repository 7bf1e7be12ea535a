import { mergePaywallConfig, type PaywallConfig, sitePaywall } from '../../../core/domain/paywall/config.ts';
import { featureSlug } from '../../../core/domain/paywall/feature-slug.ts';
import { on } from '../../../core/runtime/bus/bus.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { isSubscriber } from '../../../core/user/visitor/role.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { askDecision, NO_DECISION } from './ask-decision.ts';
import { countForSubscriber } from './ask-metering.ts';
import type { AccessRequest } from './extended-access.ts';
import { isBlocked } from './hidden-mark.ts';
import { showCampaign } from './show-campaign.ts';
import { takeSlot } from './slots.ts';
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
  showPaymentStatus(request, config);
  if (from !== 'decision') {
    const { showNamedCampaign } = await import('./named-campaign.ts');
    return showNamedCampaign(request, config);
  }
  const { store, current } = visitor(page);
  const reader = await current();
  // The hook was put elsewhere: the wall that came of it stands.
  if (signal.aborted || isBlocked()) return;
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', () => mayEnd(request.hook) && end());
  const grant = (mayRead: Promise<boolean>) =>
    hasExtendedAccess(page) && void grantExtendedAccess({ page, config, reader, mayRead, ending });
  if (isSubscriber(reader)) {
    grant(Promise.resolve(true));
    return countForSubscriber(page, config, signal);
  }
  const slug = request.slug ?? featureSlug(page);
  if (!takeSlot(page, slug, request.hook, ending.signal)) return;
  // Whoever logs in in another tab, or has paid, needs no wall any more.
  const unsubscribe = store.subscribe((next) => next && isSubscriber(next) && end());
  ending.signal.addEventListener('abort', unsubscribe);
  const ask = (isAgain: boolean) => askDecision({ ...request, slug }, config, isAgain, ending.signal);
  const decided = ask(false);
  grant(decided.then((paywallId) => paywallId === undefined || paywallId === NO_DECISION));
  const show = (paywallId: string) => showCampaign(request, paywallId, config, ending.signal);
  await follow(decided, show, () => ask(true), ending.signal);
}

/**
 * Does what the service decided. Where it decided nothing it is asked again when the reader comes back to the page: a
 * browser that keeps a page for that breaks off its calls, and who leaves in time would have no wall on their return.
 */
async function follow(
  decided: ReturnType<typeof askDecision>,
  show: (paywallId: string) => Promise<unknown>,
  again: () => typeof decided,
  signal: AbortSignal,
): Promise<void> {
  const paywallId = await decided;
  if (paywallId === undefined || signal.aborted) return;
  if (paywallId !== NO_DECISION) {
    await show(paywallId);
    return;
  }
  const off = on(
    'page:restored',
    () => {
      off();
      void follow(again(), show, again, signal);
    },
    signal,
  );
}

/**
 * A reader who comes back from paying is told how it went, on whatever page they ordered; a page with a hook of its own
 * for that tells it there. The wall is decided all the same: an address opens none.
 */
function showPaymentStatus(request: WallRequest, config: PaywallConfig): void {
  const { page, from } = request;
  const activationId = new URLSearchParams(page.query).get('activationId');
  if (from === 'trial' || !activationId || document.querySelector('[data-widget="payment-status"]')) return;
  void import('./returned.tsx')
    .then(({ showReturn }) => showReturn(request, config, activationId))
    .catch((cause: unknown) => error('paywall', 'The status of the payment could not be shown.', cause));
}

/**
 * Whether the end of the feature on its hook takes the wall along. What blocks is not lifted by a fault, nor by taking
 * the hook away while what it protects is still there; a page that unmounts the feature on purpose may.
 */
function mayEnd({ dataset }: HTMLElement): boolean {
  const state = dataset.widgetState;
  return state === 'unmounted' || (state !== 'failed' && !isBlocked());
}

/** A login's token that got into the address does not stay there, nor in the history [extended-access-5]. */
function forgetToken(): void {
  const url = new URL(location.href);
  const isInFragment = new URLSearchParams(url.hash.slice(1)).has('id_token');
  if (!url.searchParams.has('id_token') && !isInFragment) return;
  url.searchParams.delete('id_token');
  if (isInFragment) url.hash = '';
  history.replaceState(history.state, '', url);
}

function hasExtendedAccess({ query }: Page): boolean {
  const parameters = new URLSearchParams(query);
  return EXTENDED_ACCESS.every((name) => parameters.get(name));
}

async function grantExtendedAccess(request: AccessRequest): Promise<void> {
  const { extendAccess } = await import('./extended-access.ts');
  await extendAccess(request);
}
