import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import { featureHook } from '../../../../core/runtime/feature/feature-hook.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import type { PaywallRequest } from './paywall-request.ts';

/**
 * Shows the payment status to a visitor who returns from the payment page, on whichever page they ordered; a page with
 * a separate hook for it shows it there [payment-status-1].
 * @param request the settings of the mount element and the page
 * @param config the configuration as far as it is known
 */
export function showPaymentStatus(request: PaywallRequest, config: PaywallConfig): void {
  const { page, from } = request;
  const activationId = new URLSearchParams(page.query).get('activationId');
  if (
    from === 'trial' ||
    !activationId ||
    document.querySelector(featureHook('[data-widget="payment-status"]'))
  )
    return;
  void import('./show-payment-return.tsx')
    .then(({ showPaymentReturn }) => showPaymentReturn(request, config, activationId))
    .catch((cause: unknown) => error('paywall', 'The status of the payment could not be shown.', cause));
}
