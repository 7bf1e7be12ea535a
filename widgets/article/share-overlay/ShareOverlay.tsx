import { useState } from 'react';
import { SaveButton } from '../../../core/domain/favourites/SaveButton.tsx';
import { ByHand } from '../../../core/domain/share/modal/ByHand.tsx';
import { writeClipboard } from '../../../core/domain/share/write-clipboard.ts';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { link, share } from '../../../core/ui/icon/shapes.ts';
import { CLIPBOARD_DURATION } from '../../../core/ui/toast/durations.ts';
import { showToast } from '../../../core/ui/toast/show-toast.ts';
import styles from './ShareOverlay.module.css';
import { COPIED, COPY, MORE, NOT_COPIED } from './texts.ts';

export interface ShareOverlayProps {
  readonly page: Page;
  readonly articleId: number;
  readonly url: string;
  readonly title: string;
  /** Called when the visitor requests all ways of sharing. */
  readonly onMore: () => void;
}

/**
 * Saves an article, copies its link, or opens all ways of sharing [share-overlay-1, share-overlay-2]. A missing or
 * refused clipboard is a failure, with the link to copy by hand [share-overlay-3].
 */
export function ShareOverlay({ page, articleId, url, title, onMore }: ShareOverlayProps) {
  const [isByHand, setIsByHand] = useState(false);

  async function copy() {
    const isCopied = await writeClipboard(url);
    setIsByHand(!isCopied);
    showToast(isCopied ? COPIED : NOT_COPIED, { duration: CLIPBOARD_DURATION });
  }

  return (
    <div className={styles.root}>
      <p className={styles.what} lang={useContentLanguage()}>
        {title}
      </p>
      <SaveButton page={page} articleId={articleId} />
      <Button icon={link} onClick={() => void copy()}>
        {COPY}
      </Button>
      {isByHand && <ByHand link={url} />}
      <Button icon={share} onClick={onMore}>
        {MORE}
      </Button>
    </div>
  );
}
