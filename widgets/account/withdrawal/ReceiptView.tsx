import { useEffect, useRef } from 'react';
import { onFirstUse } from '../../../core/platform/schedule/on-first-use.ts';
import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';
import { LOCALE, TIME_ZONE } from '../../../core/runtime/config/locale.ts';
import type { Receipt } from './api/withdrawals.ts';
import { Facts } from './Facts.tsx';
import { AT, MAILED, mailedText, NUMBER, ORDER, RECEIVED, WITHDRAWN_FROM } from './texts.ts';
import styles from './Withdrawal.module.css';

const format = onFirstUse(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      dateStyle: 'long',
      timeStyle: 'medium',
      timeZone: TIME_ZONE,
    }),
);

/** The receipt, with date and time [withdrawal-2]. */
export function ReceiptView({ receipt }: { readonly receipt: Receipt }) {
  const { number, received, what, order, email, outcome } = receipt;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const at = parseTimestamp(received);
  return (
    <section className={styles.root}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {RECEIVED}
      </h2>
      <Facts
        facts={[
          [NUMBER, number],
          [AT, at === undefined ? '' : format().format(at)],
          [WITHDRAWN_FROM, what],
          [ORDER, order ?? ''],
        ]}
      />
      {outcome && <p className={styles.text}>{outcome}</p>}
      <p className={styles.text}>{email ? mailedText(email) : MAILED}</p>
    </section>
  );
}
