import type { CSSProperties } from 'react';
import type { Colours } from './collection.ts';
import styles from './ReadingListPage.module.css';

/** The mark with a collection's colours, from start to end [reading-list-page-1]; grey until they are known. */
export function Mark({ colours }: { readonly colours: Colours | undefined }) {
  const style = colours && ({ '--start': colours.start, '--end': colours.end } as CSSProperties);
  return <span className={styles.mark} style={style} aria-hidden="true" />;
}
