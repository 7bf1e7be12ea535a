import type { ComponentPropsWithRef } from 'react';
import styles from './Hidden.module.css';

/** Words for those who hear the page; who sees it has a picture or a place that says the same. */
export function Hidden(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} className={styles.root} />;
}
