import type { ReactNode } from 'react';
import type { Elements } from '../elements.ts';
import styles from './Settings.module.css';

interface SettingsSectionProps {
  /** The heading of the section; undefined if its one control names itself. */
  readonly heading?: string;
  readonly className?: string | undefined;
  readonly children: Elements;
}

/** A section of a page with settings. */
export function SettingsSection({ heading, className, children }: SettingsSectionProps) {
  return (
    <section className={className ? `${styles.section} ${className}` : styles.section} aria-label={heading}>
      {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
      {children}
    </section>
  );
}

/** A paragraph in a section of settings. */
export function SettingsText({ children }: { readonly children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}
