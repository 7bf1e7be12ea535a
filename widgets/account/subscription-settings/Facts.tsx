import { now } from '../../../core/platform/time/now.ts';
import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';
import { isSafeAddress } from '../../../core/runtime/page/address.ts';
import { Fact, FactList } from '../../../core/ui/settings/FactList.tsx';
import type { Subscription } from './api/subscriptions.ts';
import styles from './SubscriptionSettings.module.css';
import { dayText, lastDayText, moneyText } from './terms.ts';
import {
  CHANGE_ADDRESS,
  DELIVERY,
  fromText,
  INVOICES,
  invoiceText,
  LATER,
  NEXT_PAYMENT,
  NO_PAYMENT,
  NOTICE,
  ORDER,
  onText,
  openUntil,
  overSince,
  PAID_BY,
  PRICE,
  priceText,
  SINCE,
  WITHDRAW,
  WITHDRAWAL,
  WITHDRAWN,
} from './texts.ts';
import type { Ways } from './ways.ts';

interface FactsProps {
  readonly subscription: Subscription;
  readonly ways: Ways;
}

/** The subscription, its price and payment dates, and the invoices [subscription-settings-1]. */
export function Facts({ subscription, ways }: FactsProps) {
  const { price, paid_by, next_payment, later_price, notice, since, ends } = subscription;
  return (
    <>
      <FactList>
        {price && <Fact name={PRICE}>{priceText(moneyText(price.amount), price.months)}</Fact>}
        {paid_by && <Fact name={PAID_BY}>{paid_by}</Fact>}
        {next_payment && (
          <Fact name={NEXT_PAYMENT}>
            {onText(moneyText(next_payment.amount), dayText(next_payment.date))}
          </Fact>
        )}
        {price && ends && <Fact name={NEXT_PAYMENT}>{NO_PAYMENT}</Fact>}
        {later_price && (
          <Fact name={LATER}>
            {fromText(
              priceText(moneyText(later_price.amount), later_price.months),
              dayText(later_price.from),
            )}
          </Fact>
        )}
        {notice && <Fact name={NOTICE}>{notice}</Fact>}
        {since && <Fact name={SINCE}>{dayText(since)}</Fact>}
        {subscription.order && <Fact name={ORDER}>{subscription.order}</Fact>}
        <Delivery delivery={subscription.delivery} address={ways.customerServiceUrl} />
        <WithdrawalPeriod withdrawal={subscription.withdrawal} address={ways.withdrawalUrl} />
      </FactList>
      <Invoices invoices={subscription.invoices} />
    </>
  );
}

interface DeliveryProps {
  readonly delivery: Subscription['delivery'];
  /** The page on which another address can be given. */
  readonly address: string | undefined;
}

function Delivery({ delivery, address }: DeliveryProps) {
  if (!delivery) return null;
  return (
    <Fact name={DELIVERY}>
      {[delivery.days, ...delivery.address].map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
      {address !== undefined && (
        <a className={styles.link} href={address}>
          {CHANGE_ADDRESS}
        </a>
      )}
    </Fact>
  );
}

interface WithdrawalPeriodProps {
  readonly withdrawal: Subscription['withdrawal'];
  /** The page on which the visitor withdraws. */
  readonly address: string | undefined;
}

/** The link to withdraw while the withdrawal period lasts, and the date on which it ended [withdrawal-4]. */
function WithdrawalPeriod({ withdrawal, address }: WithdrawalPeriodProps) {
  const over = parseTimestamp(withdrawal?.until);
  if (!withdrawal || over === undefined) return null;
  if (withdrawal.withdrawn) return <Fact name={WITHDRAWAL}>{WITHDRAWN}</Fact>;
  if (now() >= over) return <Fact name={WITHDRAWAL}>{overSince(dayText(withdrawal.until))}</Fact>;
  return (
    <Fact name={WITHDRAWAL}>
      <span className={styles.line}>{openUntil(lastDayText(withdrawal.until))}</span>
      {address !== undefined && (
        <a className={styles.link} href={address}>
          {WITHDRAW}
        </a>
      )}
    </Fact>
  );
}

function Invoices({ invoices }: { readonly invoices: Subscription['invoices'] }) {
  const shown = (invoices ?? []).filter((invoice) => invoice !== undefined);
  if (shown.length === 0) return null;
  return (
    <details className={styles.invoices}>
      <summary className={styles.summary}>{INVOICES}</summary>
      <ul className={styles.list}>
        {shown.map(({ number, date, amount, url }) => {
          const text = invoiceText(dayText(date), moneyText(amount));
          return (
            <li key={number} className={styles.item}>
              {isSafeAddress(url) ? (
                <a className={styles.link} href={url}>
                  {text}
                </a>
              ) : (
                <span>{text}</span>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
