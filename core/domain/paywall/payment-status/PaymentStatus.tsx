import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isSafeAddress } from '../../../runtime/page/address.ts';
import type { Page } from '../../../runtime/page/page.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { check, loaderCircle, triangleAlert } from '../../../ui/icon/shapes.ts';
import { LinkButton } from '../../../ui/link-button/LinkButton.tsx';
import { visitor } from '../../../user/visitor/visitor-store.ts';
import { keepActivationLink } from '../activation-link.ts';
import { paywallCall } from '../call.ts';
import type { PaywallConfig } from '../config.ts';
import { paymentKeys, paymentRefIn } from '../funnel/payment-keys.ts';
import { paymentReturn } from '../funnel/return-address.ts';
import { safeRedirect } from '../safe-redirect.ts';
import styles from './PaymentStatus.module.css';
import type { PaymentView } from './status.ts';
import {
  ACTIVATE,
  BACK_TO_SITE,
  boughtText,
  CANCELED,
  CONTACT,
  EXPIRED,
  FAILED,
  NOT_CHARGED,
  PAID,
  PAID_TITLE,
  TITLE,
  WAITING,
  WAITING_TEXT,
} from './texts.ts';
import { usePaymentStatus } from './use-payment-status.ts';

interface PaymentStatusProps {
  readonly page: Page;
  readonly config: PaywallConfig;
  /** From the page's address [payment-status-1]. */
  readonly activationId: string;
  /** Told once for a payment that succeeded. */
  readonly onPaid?: ((activationId: string) => void) | undefined;
}

const HEADLINES = { waiting: WAITING, paid: PAID, canceled: CANCELED, expired: EXPIRED, failed: FAILED };
const ICONS = {
  waiting: loaderCircle,
  paid: check,
  canceled: triangleAlert,
  expired: triangleAlert,
  failed: triangleAlert,
};

/** How a payment went, for who comes back from the payment page. */
export function PaymentStatus({ page, config, activationId, onPaid }: PaymentStatusProps) {
  const [{ returnTo, call }] = useState(() => ({
    returnTo: paymentReturn(),
    call: paywallCall(page, config),
  }));
  const { view: payment, subscription } = usePaymentStatus(activationId, returnTo, call);
  const { view } = payment;
  const isOff = isOver(payment) && payment.isCertain;
  const ref = paymentRefIn(page.query, activationId);
  const headline = useRef<HTMLHeadingElement>(null);
  const told = useRef(onPaid);
  useEffect(() => {
    told.current = onPaid;
  });
  const link = payment.view === 'paid' && payment.link ? safeRedirect(payment.link, config, page) : undefined;

  useEffect(() => {
    const served = document.title;
    document.title = view === 'paid' ? PAID_TITLE : TITLE;
    return () => {
      document.title = served;
    };
  }, [view]);

  useEffect(() => {
    if (view === 'waiting') return;
    // The reader waits for nothing else: what came of it is where they go on [payment-status-18].
    headline.current?.focus();
    // A payment that is over for good is not to be found again: the next one is another one. One that may still
    // succeed is found again by the same order.
    if (isOff && ref !== undefined) paymentKeys.forgetByRef(ref);
    if (view !== 'paid') return;
    told.current?.(activationId);
    void visitor(page).refresh();
  }, [view, isOff, ref, activationId, page]);

  useEffect(() => {
    if (link !== undefined) keepActivationLink(link);
  }, [link]);

  return (
    <div className={styles.root} data-payment-view={view}>
      <div role="status" aria-live="polite" className={styles.status}>
        <h2 ref={headline} tabIndex={-1} className={styles.headline}>
          <Icon shape={ICONS[view]} className={styles[view]} />
          {HEADLINES[view]}
        </h2>
        {view === 'waiting' && <p className={styles.text}>{WAITING_TEXT}</p>}
        {(view === 'canceled' || view === 'expired') && <p className={styles.text}>{NOT_CHARGED}</p>}
        {view === 'paid' && subscription && <p className={styles.text}>{boughtText(subscription)}</p>}
        {(view === 'failed' || (view === 'paid' && link === undefined)) && <Contact config={config} />}
      </div>
      {link !== undefined && (
        <LinkButton look="primary" href={link} className={styles.go}>
          {ACTIVATE}
        </LinkButton>
      )}
      {isOver(payment) && (
        <p className={styles.text}>
          <a href={usable(config.newsSiteUrl, '/')}>{BACK_TO_SITE}</a>
        </p>
      )}
    </div>
  );
}

function Contact({ config }: { readonly config: PaywallConfig }): ReactNode {
  return (
    <p className={styles.text}>
      <a href={usable(config.customerServiceUrl, '/service/')}>{CONTACT}</a>
    </p>
  );
}

function isOver(payment: PaymentView): payment is Extract<PaymentView, { readonly isCertain: boolean }> {
  return 'isCertain' in payment;
}

function usable(address: string, fallback: string): string {
  return isSafeAddress(address) ? address : fallback;
}
