import type { PaywallConfig } from '../../../core/domain/paywall/config.ts';
import { paywallDecision } from '../../../core/domain/paywall/decision.ts';
import type { FeatureSlug } from '../../../core/domain/paywall/feature-slug.ts';
import { readViewCount, remainingViews } from '../../../core/domain/paywall/view-count.ts';
import { isAborted } from '../../../core/platform/http/http-error.ts';
import { emit } from '../../../core/runtime/bus/bus.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { adviceFor } from './ask-metering.ts';
import { bringWallCode } from './show-campaign.ts';
import type { WallRequest } from './wall-request.ts';

/** In the place of an id: the service was asked, and said nothing that counts. */
export const NO_DECISION = Symbol('no decision');

/**
 * Asks which paywall this reader gets. Where it is none, the login modal is asked for in its place
 * [paywall-decision-6].
 * @param request what the mount element and the page say, and the slot
 * @param config the configuration as far as it is known
 * @param isAgain asks the service once more, after {@link NO_DECISION}
 * @param signal who is aborted hears nothing more, and neither does the login modal
 * @returns the paywall's id; undefined where there is none; {@link NO_DECISION}. Never rejects.
 */
export async function askDecision(
  { page, slug, isExpected }: Pick<WallRequest, 'page' | 'isExpected'> & { readonly slug: FeatureSlug },
  config: PaywallConfig,
  isAgain: boolean,
  signal: AbortSignal,
): Promise<string | typeof NO_DECISION | undefined> {
  // The call leaves first; then everything that a wall needs comes beside it.
  const decision = paywallDecision(page, { slug, config, isAgain, ...adviceFor(page, config) });
  if (isExpected || remainingViews(page.paywallLimit, readViewCount(page)) === 0) bringWallCode();
  let outcome: typeof NO_DECISION | undefined;
  try {
    const { giftArticle, paywallId } = await decision;
    if (paywallId && giftArticle !== true) return paywallId;
    if (giftArticle === true) return undefined;
  } catch (cause) {
    outcome = NO_DECISION;
    if (!isAborted(cause)) error('paywall', 'There is no decision; no wall is shown.', cause);
  }
  if (!signal.aborted) emit('login:asked', {});
  return outcome;
}
