import { fetchCampaign } from '../../../core/domain/paywall/api/campaign.ts';
import { fetchFrontConfig } from '../../../core/domain/paywall/api/front-config.ts';
import { paywallCall } from '../../../core/domain/paywall/call.ts';
import { bringCampaignReader } from '../../../core/domain/paywall/campaign-reader.ts';
import { mergePaywallConfig, type PaywallConfig, sitePaywall } from '../../../core/domain/paywall/config.ts';
import { featureSlug } from '../../../core/domain/paywall/feature-slug.ts';
import type { Campaign } from '../../../core/domain/paywall/types.ts';
import { prepareRichText } from '../../../core/platform/html/rich-text.ts';
import { isAborted } from '../../../core/platform/http/http-error.ts';
import { delay } from '../../../core/platform/schedule/delay.ts';
import { emit } from '../../../core/runtime/bus/bus.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { oncePerPage } from '../../../core/runtime/page/once-per-page.ts';
import { reportWall } from './ask-metering.ts';
import type { WallRequest } from './wall-request.ts';

/** Milliseconds for which a wall waits for the fetched configuration: what comes later counts on the next page. */
const CONFIG_WITHIN = 1500;

/** The colours that a banner on trial may have [paywall-test-page-5]. */
const TRIAL_COLOURS: ReadonlySet<string> = new Set([
  'red',
  'blue',
  'navy',
  'green',
  'orange',
  'black',
  'white',
]);

/** What shows, or is about to: it does so once. What the reader closed stays closed for this page view [paywall-types-20]. */
const shownOn = oncePerPage((_config: object) => new Set<string>());

/** Brings what a wall is made of, beside the calls that decide on it. A failure is met where the code is used. */
export function bringWallCode(): void {
  for (const coming of [bringCampaignReader(), bringPresentation(), bringView(), prepareRichText()])
    coming.catch(() => {});
}

const bringPresentation = () => import('./present.ts');
const bringView = () => import('./view.tsx');

/**
 * Asks for a campaign and shows it, unless it shows already [paywall-campaign-1, paywall-campaign-6].
 * @param request what the mount element and the page say
 * @param id the paywall's
 * @param early the configuration as far as it is known
 * @param signal takes the wall away
 * @returns whether there is such a campaign
 */
export async function showCampaign(
  request: WallRequest,
  id: string,
  early: PaywallConfig,
  signal: AbortSignal,
): Promise<boolean> {
  const { page, hook, from } = request;
  const shown = shownOn(page.config);
  if (shown.has(id) || signal.aborted) return true;
  shown.add(id);
  const gone = () => shown.delete(id);
  signal.addEventListener('abort', gone);
  const call = { ...paywallCall(page, early), signal };
  const answers = Promise.all([
    fetchCampaign(id, call).catch((cause: unknown) => {
      if (!isAborted(cause)) error('paywall', 'The campaign could not be had; no wall is shown.', cause);
      return undefined;
    }),
    fetchedConfig(request, early, signal),
  ]);
  // After the calls have left: over HTTP/1.1 a page has six connections, and whoever comes last waits for one.
  bringWallCode();
  const [campaign, config] = await answers;
  if (signal.aborted) return true;
  if (!campaign) {
    gone();
    if (config.onCampaignFailure === 'login-modal') emit('login:asked', {});
    return false;
  }
  try {
    const { present } = await bringPresentation();
    await present({
      ...shapeOf(request, campaign),
      page,
      config,
      hook,
      loginOnly: isLoginAsked(request),
      view: bringView,
      onShown: () => from === 'decision' && reportWall(page, config, id, campaign.funnel.paywallType),
      onClosed: () => signal.removeEventListener('abort', gone),
      signal,
    });
  } catch (cause) {
    error('paywall', 'The wall could not be shown.', cause);
  }
  return true;
}

/** How a campaign is shown: on a page of its own a funnel stands in its place and clips nothing. */
function shapeOf({ from, slug, page }: WallRequest, campaign: Campaign) {
  if (from === 'trial') {
    const { funnel } = campaign;
    const buttonColor = TRIAL_COLOURS.has(funnel.buttonColor) ? funnel.buttonColor : 'red';
    const shown: Campaign = { ...campaign, funnel: { ...funnel, buttonColor, steps: [funnel.steps[0]] } };
    return { campaign: shown, as: 'topbanner' } as const;
  }
  const isAudio = (slug ?? featureSlug(page)) === 'audio';
  return { campaign, as: from === 'activation' || isAudio ? 'plain' : campaign.funnel.paywallType } as const;
}

/** In the app view the app may ask for a login alone [paywall-types-22]. */
function isLoginAsked({ page }: WallRequest): boolean {
  return page.appView && new URLSearchParams(page.query).get('paywall-state') === 'paywall-instruct-login';
}

/** A configuration that does not come leaves the one that is known [paywall-config-2]. */
async function fetchedConfig(
  { page, values }: WallRequest,
  early: PaywallConfig,
  signal: AbortSignal,
): Promise<PaywallConfig> {
  const fetched = fetchFrontConfig({ ...paywallCall(page, early), signal }).catch((cause: unknown) => {
    if (!isAborted(cause))
      error('paywall', 'The configuration could not be had; the known values are used.', cause);
    return undefined;
  });
  const known = await Promise.race([fetched, delay(CONFIG_WITHIN, signal)]);
  return known === undefined ? early : mergePaywallConfig(values, known, sitePaywall(page));
}
