import { useState } from 'react';
import { mergePaywallConfig, sitePaywall } from '../../../core/domain/paywall/config.ts';
import { PaymentStatus } from '../../../core/domain/paywall/payment/PaymentStatus.tsx';
import { reportPurchase } from '../../../core/domain/paywall/purchases.ts';
import { address, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';

/** Shows a visitor who returns from the payment page how the payment went [payment-status-1]. */
export default widget({
  attributes: {
    /** Precedes the API's paths; by default this site. */
    apiBase: optional(text()),
    /** The news site, to which a failed payment leads back. */
    newsSiteUrl: optional(address()),
    /** Customer service. */
    customerServiceUrl: optional(address()),
    /** The subscription site, to whose host an activation link may lead. */
    subscriptionSiteUrl: optional(address()),
    /** The payment, if it is not that of the page's address. */
    activationId: optional(text()),
  },
  view: ({ context: { page }, activationId, ...values }) => {
    const [config] = useState(() => mergePaywallConfig(values, sitePaywall(page)));
    const id = activationId ?? new URLSearchParams(page.query).get('activationId') ?? '';
    if (id === '') return null;
    return (
      <PaymentStatus
        page={page}
        config={config}
        activationId={id}
        onPaid={(paid, bought) => reportPurchase(page, paid, bought)}
      />
    );
  },
});
