import { type ReactNode, useEffect, useRef, useState } from 'react';
import { brandName } from '../../../runtime/config/brand-name.ts';
import type { Page } from '../../../runtime/page/page.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { check, loaderCircle, triangleAlert } from '../../../ui/icon/shapes.ts';
import { LinkButton } from '../../../ui/link-button/LinkButton.tsx';
import { visitor } from '../../../user/visitor/visitor-store.ts';
import { keepActivationLink } from '../activation-link.ts';
import type { PaywallConfig } from '../config.ts';
import { kindName } from '../kind-name.ts';
import { paywallCall } from '../paywall-call.ts';
import { safeRedirect } from '../safe-redirect.ts';
import { orderFormItem } from './order-form-item.ts';
import styles from './PaymentStatus.module.css';
import { paymentKeys } from './payment-keys.ts';
import { paymentReturn } from './return-address.ts';
import type { PaymentView } from './status.ts';
import {
  ACTIVATE,
  backToSite,
  boughtText,
  CANCELED,
  CONTACT,
  EXPIRED,
  FAILED,
  MAY_BE_CHARGED,
  NOT_CHARGED,
  PAID,
  paidTitle,
  TAKES_LONG,
  TRY_AGAIN,
  titleText,
  WAITING,
  WAITING_TEXT,
} from './texts.ts';
import { usePaymentStatus } from './use-payment-status.ts';
import { contactAddress, siteAddress } from './ways-on.ts';

/** The purchased subscription, as far as the server reports it. */
export interface Purchased {
  readonly subscription: string | undefined;
  /** The price for the whole period, in the currency of all prices. */
  readonly value?: number | undefined;
}

interface PaymentStatusProps {
  readonly page: Page;
  readonly config: PaywallConfig;
  /** The id from the page's address [payment-status-1]. */
  readonly activationId: string;
  /** Called once after a successful payment, with the purchased subscription. */
  readonly onPaid?: ((activationId: string, bought: Purchased) => void) | undefined;
}

/** Milliseconds of waiting after which the visitor reads what else they can do. */
const LONG = 20_000;

const HEADLINES = { waiting: WAITING, paid: PAID, canceled: CANCELED, expired: EXPIRED, failed: FAILED };
const ICONS = {
  waiting: loaderCircle,
  paid: check,
  canceled: triangleAlert,
  expired: triangleAlert,
  failed: triangleAlert,
};

/**
 * Shows the outcome of a payment to a visitor who returns from the payment page: whether it was paid, and the next
 * steps: activate, try again, or return to the news site.
 */
export function PaymentStatus({ page, config, activationId, onPaid }: PaymentStatusProps) {
  const [returnTo] = useState(() => paymentReturn());
  const [call, setCall] = useState(() => paywallCall(page, config));
  const { view: payment, subscription, value } = usePaymentStatus(activationId, returnTo, call);
  const brand = brandName(page);
  const { view } = payment;
  const takesLong = useTakesLong(view === 'waiting');
  const isOff = isOver(payment) && payment.isCertain;
  const headline = useRef<HTMLHeadingElement>(null);
  const latestOnPaid = useRef(onPaid);
  useEffect(() => {
    latestOnPaid.current = onPaid;
  });
  const link = payment.view === 'paid' && payment.link ? safeRedirect(payment.link, config, page) : undefined;

  useEffect(() => {
    const served = document.title;
    document.title = view === 'paid' ? paidTitle(brand) : titleText(brand);
    return () => {
      document.title = served;
    };
  }, [view, brand]);

  useEffect(() => {
    if (view === 'waiting') return;
    // The visitor waits for the outcome, so it gets the focus [payment-status-18].
    headline.current?.focus();
    // The key of a payment that has definitely ended is deleted, so that the same order becomes a new payment. A
    // payment that may still succeed keeps its key.
    if (isOff) paymentKeys.forgetReturned(activationId, `${self.origin}${page.path}${page.query}`);
    if (view !== 'paid') return;
    orderFormItem.remove();
    latestOnPaid.current?.(activationId, { subscription, value });
    void visitor(page).refresh();
  }, [view, isOff, activationId, page, subscription, value]);

  useEffect(() => {
    if (link !== undefined) keepActivationLink(link);
  }, [link]);

  const checkAgain = () => {
    // The button disappears, so the headline gets the focus.
    headline.current?.focus();
    setCall(paywallCall(page, config));
  };

  return (
    <div className={styles.root} data-payment-view={view}>
      <div role="status" aria-live="polite" className={styles.status}>
        <h2 ref={headline} tabIndex={-1} className={styles.headline}>
          <Icon shape={ICONS[view]} className={styles[view]} />
          <span>{HEADLINES[view]}</span>
        </h2>
        {view === 'waiting' && <p className={styles.text}>{WAITING_TEXT}</p>}
        {takesLong && <p className={styles.text}>{TAKES_LONG}</p>}
        {isOver(payment) && <p className={styles.text}>{payment.isCertain ? NOT_CHARGED : MAY_BE_CHARGED}</p>}
        {view === 'paid' && subscription && (
          <p className={styles.text}>{boughtText(kindName(subscription))}</p>
        )}
        {(view === 'failed' || (view === 'paid' && link === undefined)) && <Contact config={config} />}
      </div>
      {link !== undefined && (
        <LinkButton look="primary" href={link} className={styles.go}>
          {ACTIVATE}
        </LinkButton>
      )}
      {(takesLong || isOver(payment)) && (
        <div className={styles.ways}>
          {isOver(payment) &&
            (payment.retry === 'order' ? (
              <LinkButton look="primary" href={returnTo}>
                {TRY_AGAIN}
              </LinkButton>
            ) : (
              <Button look="primary" onClick={checkAgain}>
                {TRY_AGAIN}
              </Button>
            ))}
          <p className={styles.text}>
            <a href={siteAddress(config)}>{backToSite(brand)}</a>
          </p>
        </div>
      )}
    </div>
  );
}

/** Whether the visitor has waited so long that they should read what else they can do. */
function useTakesLong(isWaiting: boolean): boolean {
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(setTakesLong, LONG, true);
    return () => {
      clearTimeout(timer);
      setTakesLong(false);
    };
  }, [isWaiting]);
  return takesLong;
}

function Contact({ config }: { readonly config: PaywallConfig }): ReactNode {
  return (
    <p className={styles.text}>
      <a href={contactAddress(config)}>{CONTACT}</a>
    </p>
  );
}

function isOver(payment: PaymentView): payment is Extract<PaymentView, { readonly isCertain: boolean }> {
  return 'isCertain' in payment;
}
