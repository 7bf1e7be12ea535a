import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import { PaymentStatus } from '../../../../core/domain/paywall/payment/PaymentStatus.tsx';
import { reportPurchase } from '../../../../core/domain/paywall/purchases.ts';
import { create } from '../../../../core/platform/dom/create.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { mountView } from '../../../../core/runtime/feature/mount-view.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import styles from '../paywall.module.css';
import type { PaywallRequest } from './paywall-request.ts';
import { showPaymentFallback } from './show-payment-fallback.ts';

/**
 * Shows a visitor who returns from the payment page the result of the payment: inside the mount element on the
 * activation page, otherwise before it [paywall-activate-page-2, payment-status-1]. If it cannot be shown, a text with
 * links is.
 * @param request the settings of the mount element and the page
 * @param config the configuration as far as it is known
 * @param activationId from the page's address
 */
export function showPaymentReturn(
  { hook, page, from, signal }: PaywallRequest,
  config: PaywallConfig,
  activationId: string,
): void {
  // A page may have more than one hook, but there is one payment.
  if (signal.aborted || document.querySelector('[data-payment-return]')) return;
  const isOnItsOwn = from === 'activation';
  const container = create('div', { class: styles.returned, 'data-payment-return': true });
  if (isOnItsOwn) hook.append(container);
  else hook.before(container);
  mountView(
    container,
    <PaymentStatus
      page={page}
      config={config}
      activationId={activationId}
      onPaid={(paid, bought) => reportPurchase(page, paid, bought)}
    />,
    {
      signal,
      onError(cause) {
        error('paywall', 'The status of the payment could not be shown; a text takes its place.', cause);
        showPaymentFallback(container, config, page);
      },
    },
  );
  onAbort(signal, () => container.remove());
}
