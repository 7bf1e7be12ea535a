import { useStore } from 'zustand';
import { LOG_IN, LOG_IN_FIRST } from '../../../core/domain/favourites/texts.ts';
import { loginAddress } from '../../../core/platform/navigation/login-address.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { type HeldHeight, useSettle } from '../../../core/ui/held-height/use-settle.ts';
import { LinkButton } from '../../../core/ui/link-button/LinkButton.tsx';
import { AccountFailure } from '../../../core/user/visitor/AccountFailure.tsx';
import { visitor as visitorOf } from '../../../core/user/visitor/visitor-store.ts';
import { accountOf } from '../../../core/user/visitor/visitor-value.ts';
import { ReadingList } from './ReadingList.tsx';
import styles from './ReadingListPage.module.css';
import { NO_USER_HELP } from './texts.ts';

interface ReadingListPageProps {
  readonly limit: number;
  readonly context: Context;
  readonly served: HeldHeight;
}

/** The list of a logged-in visitor; others are invited to log in, without a call [reading-list-page-9]. */
export function ReadingListPage({
  limit,
  context: { page, signal },
  served: { settle },
}: ReadingListPageProps) {
  const visitor = useStore(visitorOf(page).store);
  useSettle(settle, visitor?.loggedIn === false);
  // The server's content stays until the visitor is known.
  if (!visitor) return null;
  if (visitor.isUnconfirmed) return <AccountFailure page={page} />;
  if (!visitor.loggedIn) {
    return (
      <div className={styles.empty}>
        <p className={styles.lead}>{LOG_IN_FIRST}</p>
        <p className={styles.help}>{NO_USER_HELP}</p>
        <LinkButton look="primary" href={loginAddress()}>
          {LOG_IN}
        </LinkButton>
      </div>
    );
  }
  // Another account has another list: nothing of the previous one stays in the view.
  return <ReadingList key={accountOf(visitor)} page={page} limit={limit} signal={signal} settle={settle} />;
}
