import type { ComponentPropsWithRef } from 'react';
import styles from './Hidden.module.css';

/** Text only for screen readers, for information that a picture or a position shows. */
export function Hidden(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} className={styles.root} />;
}
