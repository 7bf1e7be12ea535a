import { useEffect, useRef } from 'react';
import { LinkButton } from '../../../core/ui/link-button/LinkButton.tsx';
import styles from './Onboarding.module.css';
import { DONE, TO_FRONT } from './texts.ts';

interface DoneProps {
  readonly address: string;
}

/**
 * The end of the onboarding [onboarding-12]. The focus moves there if it was in the last step, which has been removed.
 */
export function Done({ address }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div className={styles.root}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {DONE}
      </h2>
      <p className={styles.lead}>
        <LinkButton look="primary" className={styles.front} href={address}>
          {TO_FRONT}
        </LinkButton>
      </p>
    </div>
  );
}
