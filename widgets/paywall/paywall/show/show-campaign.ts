import {
  mergePaywallConfig,
  type PaywallConfig,
  sitePaywall,
} from '../../../../core/domain/paywall/config.ts';
import { featureSlug } from '../../../../core/domain/paywall/feature-slug.ts';
import { paywallCall } from '../../../../core/domain/paywall/paywall-call.ts';
import type { Campaign, Step } from '../../../../core/domain/paywall/types.ts';
import { HttpError, isAborted } from '../../../../core/platform/http/http-error.ts';
import { delay } from '../../../../core/platform/schedule/delay.ts';
import { emit } from '../../../../core/runtime/bus/bus.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { pageValue } from '../../../../core/runtime/page/page-value.ts';
import { fetchCampaign } from '../api/campaign.ts';
import { fetchFrontConfig } from '../api/front-config.ts';
import { loadCampaignReader } from '../campaign/load-campaign-reader.ts';
import { reportWall } from '../metering/metering-calls.ts';
import type { PaywallRequest } from './paywall-request.ts';

/** Milliseconds that a funnel waits for the fetched configuration: if it arrives later, it applies on the next page. */
const CONFIG_WITHIN = 1500;

/** The button colours that a banner on trial may have [paywall-test-page-5]. */
const TRIAL_COLOURS: ReadonlySet<string> = new Set([
  'red',
  'blue',
  'navy',
  'green',
  'orange',
  'black',
  'white',
]);

/** Ids of campaigns that are shown or loading, including walls that the visitor has closed [paywall-types-20]. */
const shownOn = pageValue((_page: Page) => new Set<string>());

/**
 * Loads the code of a wall in parallel with the calls that decide on it. A failure is handled where the code is used.
 */
export function loadWallCode(): void {
  for (const code of [loadCampaignReader(), loadPresentation(), loadView()]) code.catch(() => {});
}

/** The result for a campaign: `missing` if the service has none with that id, `failed` if it could not be fetched. */
export type CampaignOutcome = 'shown' | 'missing' | 'failed';

const loadPresentation = () => import('./present.ts');
const loadView = () => import('./view.tsx');

/**
 * Fetches a campaign and shows it, unless it is already shown [paywall-campaign-1, paywall-campaign-6].
 * @param request the settings of the mount element and the page
 * @param id the paywall's id
 * @param early the configuration as far as it is known
 * @param signal removes the wall
 * @returns `shown` also for a campaign that the visitor has closed, or that was not shown because the signal aborted
 */
export async function showCampaign(
  request: PaywallRequest,
  id: string,
  early: PaywallConfig,
  signal: AbortSignal,
): Promise<CampaignOutcome> {
  const { page, hook, from } = request;
  const shown = shownOn(page);
  if (shown.has(id) || signal.aborted) return 'shown';
  shown.add(id);
  const forget = () => shown.delete(id);
  signal.addEventListener('abort', forget);
  const fetched = fetchCampaign(id, { ...paywallCall(page, early), signal }).catch((cause: unknown) => {
    if (!isAborted(cause)) error('paywall', 'The campaign could not be fetched; no wall is shown.', cause);
    return isMissing(cause) ? 'missing' : 'failed';
  });
  const configured = fetchedConfig(request, early, signal);
  // After the calls: over HTTP/1.1 a page has six connections, and the last request waits for one.
  loadWallCode();
  const campaign = await fetched;
  if (signal.aborted) return 'shown';
  if (typeof campaign === 'string') {
    forget();
    signal.removeEventListener('abort', forget);
    if ((await configured).onCampaignFailure === 'login-modal' && !signal.aborted) emit('login:asked', {});
    return campaign;
  }
  try {
    const { present } = await loadPresentation();
    await present({
      ...presentedAs(request, campaign),
      page,
      config: early,
      configured,
      hook,
      loginOnly: isLoginOnly(request),
      loadView,
      onShown: () => from === 'decision' && reportWall(page, early, id, campaign.funnel.paywallType),
      onClosed: () => signal.removeEventListener('abort', forget),
      signal,
    });
  } catch (cause) {
    error('paywall', 'The wall could not be shown.', cause);
  }
  return 'shown';
}

/** Whether the service has answered that it has no such campaign, or no longer has it. */
function isMissing(cause: unknown): boolean {
  return cause instanceof HttpError && (cause.status === 404 || cause.status === 410);
}

/** Returns the presentation of a campaign: on a dedicated page the funnel is in its hook and clips nothing. */
function presentedAs({ from, slug, page }: PaywallRequest, campaign: Campaign) {
  if (from === 'trial') {
    const { funnel } = campaign;
    const buttonColor = TRIAL_COLOURS.has(funnel.buttonColor) ? funnel.buttonColor : 'red';
    // The style of a wall depends on its type, too: an inline wall has margins that a banner must not have.
    const paywallType = 'topbanner';
    const [first] = funnel.steps;
    // A banner with a single step has no next step: its button links to the step's address [paywall-test-page-2].
    const step: Step = first.redirectUrl === '' ? first : { ...first, buttonType: 'redirect' };
    const shown: Campaign = {
      ...campaign,
      funnel: { ...funnel, paywallType, buttonColor, steps: [step], leadsAnywhere: true },
    };
    return { campaign: shown, as: 'topbanner' } as const;
  }
  const isAudio = (slug ?? featureSlug(page)) === 'audio';
  return { campaign, as: from === 'activation' || isAudio ? 'plain' : campaign.funnel.paywallType } as const;
}

/** In the app view the app may request that only the login block is shown [paywall-types-22]. */
function isLoginOnly({ page }: PaywallRequest): boolean {
  return page.appView && new URLSearchParams(page.query).get('paywall-state') === 'paywall-instruct-login';
}

/** The configuration with the fetched values, or without them if they do not arrive in time [paywall-config-2]. */
async function fetchedConfig(
  { page, values }: PaywallRequest,
  early: PaywallConfig,
  signal: AbortSignal,
): Promise<PaywallConfig> {
  const fetched = fetchFrontConfig({ ...paywallCall(page, early), signal }).catch((cause: unknown) => {
    if (!isAborted(cause))
      error('paywall', 'The configuration could not be fetched; the known values are used.', cause);
    return undefined;
  });
  const known = await Promise.race([fetched, delay(CONFIG_WITHIN, signal)]);
  return known === undefined ? early : mergePaywallConfig(values, known, sitePaywall(page));
}
