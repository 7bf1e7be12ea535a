import { LinkButton } from '../../../core/ui/link-button/LinkButton.tsx';
import styles from './ReadingListPage.module.css';
import {
  EMPTY,
  EMPTY_COLLECTION,
  EMPTY_COLLECTION_HELP,
  EMPTY_HELP,
  notFound,
  TO_THE_PAPER,
} from './texts.ts';
import type { ListFilter } from './use-list.ts';

/** Says why there are no articles, and what to do about it [reading-list-page-9]. */
export function EmptyList({ filter: { search, tagName } }: { readonly filter: ListFilter }) {
  if (search !== '') return <p className={styles.help}>{notFound(search)}</p>;
  if (tagName !== undefined) {
    return (
      <div className={styles.empty}>
        <p className={styles.lead}>{EMPTY_COLLECTION}</p>
        <p className={styles.help}>{EMPTY_COLLECTION_HELP}</p>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>{EMPTY}</p>
      <p className={styles.help}>{EMPTY_HELP}</p>
      <LinkButton look="outlined" href="/">
        {TO_THE_PAPER}
      </LinkButton>
    </div>
  );
}
