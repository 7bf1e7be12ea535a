import { paywallFields } from '../../../../core/domain/paywall/paywall-fields.ts';
import { rememberOrder } from '../../../../core/domain/paywall/purchases.ts';
import type { Campaign } from '../../../../core/domain/paywall/types.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { track } from '../../../../core/user/analytics/track.ts';
import type { WallProps } from './view.tsx';

/** Reports a visitor's actions in a funnel [paywall-analytics-5]. */
export function reporter(page: Page, campaign: Campaign): WallProps['onEvent'] {
  return (event) => {
    if (event.type === 'registered') track(page, 'register', paywallFields(page, campaign));
    if (event.type === 'payment-posted') rememberOrder(paywallFields(page, campaign), event.productId);
  };
}
