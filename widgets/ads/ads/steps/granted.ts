import { track } from '../../../../core/user/analytics/track.ts';
import type { Step } from './step.ts';

/** The group of subscribers who get the mobile top banner; the other group is the control [ads-15]. */
const WITH_BANNER = 2;
const EXPERIMENT = 'mobile_top_banner';

/**
 * Decides whether the visitor's group in the experiment with the mobile top banner gets it, and reports the exposure
 * [ads-15].
 */
export const granted: Step = async (ad, signal) => {
  if (!ad.planned.isExperiment) return ad;
  const { accountGroup } = await import('../../../../core/user/experiments/account-group.ts');
  const group = await accountGroup(ad.page, EXPERIMENT, signal);
  if (signal.aborted) return undefined;
  track(ad.page, 'experiment-group', { experiment: EXPERIMENT, group });
  return group === WITH_BANNER ? ad : undefined;
};
