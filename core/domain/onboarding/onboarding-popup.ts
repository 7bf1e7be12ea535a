import { storedItem } from '../../platform/storage/stored-item.ts';

/** The popup event that is reported once the visitor has completed the onboarding [onboarding-2, onboarding-12]. */
export const ONBOARDING_POPUP = 'onboarding-personalisation';

/** The page of the onboarding [onboarding-1]. */
export const ONBOARDING_PATH = '/onboarding/';

/**
 * Whether the onboarding could not be saved in this browser session: sending the visitor back to it from every page
 * would lock them out of the paper.
 */
export const onboardingPaused = storedItem<true>({
  key: 'nmt_onboarding_paused',
  area: 'session',
  accepts: (value): value is true => value === true,
});
