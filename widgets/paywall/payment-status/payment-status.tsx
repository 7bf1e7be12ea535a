import { useState } from 'react';
import { mergePaywallConfig, sitePaywall } from '../../../core/domain/paywall/config.ts';
import { PaymentStatus } from '../../../core/domain/paywall/payment/PaymentStatus.tsx';
import { reportPurchase } from '../../../core/domain/paywall/purchases.ts';
import { address, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';

/** Shows the result of the payment to a visitor who returns from the payment page [payment-status-1]. */
export default widget({
  attributes: {
    /** Prefix of the API's paths; by default this site. */
    apiBase: optional(text()),
    /** The address of the news site, to which a failed payment links back. */
    newsSiteUrl: optional(address()),
    /** The address of customer service. */
    customerServiceUrl: optional(address()),
    /** The address of the subscription site, to whose host an activation link may lead. */
    subscriptionSiteUrl: optional(address()),
    /** The id of the payment, if it is not that of the page's address. */
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
