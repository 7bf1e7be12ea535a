import { useEffect } from 'react';
import { useStore } from 'zustand';
import { favouriteOf, type ToggleOutcome } from '../../../core/domain/favourites/favourite-store.ts';
import { LOG_IN, LOG_IN_FIRST, REMOVE, SAVE } from '../../../core/domain/favourites/texts.ts';
import { copyText } from '../../../core/domain/share/copy-text.ts';
import { loginAddress } from '../../../core/platform/navigation/login-address.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { bookmark, bookmarkCheck, link, share } from '../../../core/ui/icon/shapes.ts';
import { CLIPBOARD_DURATION, TOPIC_DURATION } from '../../../core/ui/toast/durations.ts';
import { showToast } from '../../../core/ui/toast/toast.ts';
import { useVisitor } from '../../../core/user/visitor/use-visitor.ts';
import styles from './ShareOverlay.module.css';
import { COPIED, COPY, MORE, NOT_CHANGED, NOT_COPIED } from './texts.ts';

interface ShareOverlayProps {
  readonly page: Page;
  readonly articleId: number;
  readonly url: string;
  readonly title: string;
  /** Called when the visitor requests all ways of sharing. */
  readonly onMore: () => void;
}

/** Saves an article, copies its link, or opens all ways of sharing [share-overlay-1, share-overlay-2]. */
export function ShareOverlay({ page, articleId, url, title, onMore }: ShareOverlayProps) {
  // After a login or logout the favourite is that of another account.
  useVisitor(page);
  const favourite = favouriteOf(page, articleId);
  const { isSaved, isBusy } = useStore(favourite.store);
  useEffect(() => void favourite.refresh(), [favourite]);

  async function copy() {
    const isCopied = await copyText(url);
    showToast(isCopied ? COPIED : NOT_COPIED, { duration: CLIPBOARD_DURATION });
  }

  return (
    <div className={styles.root}>
      <p className={styles.what}>{title}</p>
      <Button
        icon={isSaved ? bookmarkCheck : bookmark}
        aria-pressed={isSaved}
        busy={isBusy}
        onClick={() => void favourite.toggle().then(showOutcome)}
      >
        {isSaved ? REMOVE : SAVE}
      </Button>
      <Button icon={link} onClick={() => void copy()}>
        {COPY}
      </Button>
      <Button icon={share} onClick={onMore}>
        {MORE}
      </Button>
    </div>
  );
}

/** A success is visible on the button. */
function showOutcome(outcome: ToggleOutcome): void {
  if (outcome === 'failed') showToast(NOT_CHANGED);
  if (outcome !== 'no-user') return;
  showToast(LOG_IN_FIRST, {
    duration: TOPIC_DURATION,
    link: { label: LOG_IN, address: loginAddress() },
  });
}
