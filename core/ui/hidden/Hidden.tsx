import type { ComponentPropsWithRef } from 'react';
import styles from './Hidden.module.css';

/** Text for screen readers only, where a picture or a position shows the same. */
export function Hidden(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} className={styles.root} />;
}
