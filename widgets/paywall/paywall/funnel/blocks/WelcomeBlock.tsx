import { useEffect, useRef } from 'react';
import { brandName } from '../../../../../core/runtime/config/brand-name.ts';
import styles from '../Funnel.module.css';
import { subscribedText, VERIFY, welcomeText } from '../registration-texts.ts';
import type { BlockProps } from './block-props.ts';

/**
 * Replaces the registration block after the registration: a welcome, which gets the focus [funnel-flow-5,
 * registration-8, registration-9, registration-15].
 */
export default function WelcomeBlock({ funnel, headingId }: BlockProps) {
  const { page, config, state } = funnel;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  const isSubscribed = state.values.newsletterAgreed !== '' && config.newsletterCode !== '';
  return (
    <div ref={root} role="status" tabIndex={-1} className={styles.welcome}>
      <h2 id={headingId} tabIndex={-1} className={styles.heading}>
        {welcomeText(brandName(page))}
      </h2>
      <p className={styles.text}>{VERIFY}</p>
      {isSubscribed && (
        <p className={styles.text}>{subscribedText(config.newsletterName || config.newsletterCode)}</p>
      )}
    </div>
  );
}
