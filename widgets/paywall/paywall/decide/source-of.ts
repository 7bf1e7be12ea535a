import { ACTIVATION_PAGE, TRIAL_PAGE } from '../../../../core/domain/paywall/feature-slug.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import type { PaywallRequest } from '../show/paywall-request.ts';

/**
 * The source of the funnel on a page whose hook has no `data-from`: on the pages of activation and trial it is the
 * address [paywall-activate-page-1, paywall-test-page-1].
 */
export function sourceOf({ path, pageType }: Pick<Page, 'path' | 'pageType'>): PaywallRequest['from'] {
  if (pageType === 'paywall-activate' || ACTIVATION_PAGE.test(path)) return 'activation';
  return TRIAL_PAGE.test(path) ? 'trial' : 'decision';
}
