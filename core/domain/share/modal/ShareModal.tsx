import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useContentLanguage } from '../../../runtime/feature/content-language.ts';
import type { Page } from '../../../runtime/page/page.ts';
import { type Tab, Tabs } from '../../../ui/tabs/Tabs.tsx';
import { useVisitor } from '../../../user/visitor/use-visitor.ts';
import { giftOf } from '../../gift/gift-of.ts';
import { mayGive } from '../../gift/may-give.ts';
import { GiftPanel } from './GiftPanel.tsx';
import { SavePlaceholder } from './SavePlaceholder.tsx';
import { GIVE, SHARE, SHARE_OR_GIVE } from './texts.ts';
import styles from './Ways.module.css';
import { Ways } from './Ways.tsx';

/** The button is loaded with the modal, because it needs the reading list's store. */
const SaveButton = lazy<ComponentType<{ readonly page: Page; readonly articleId: number }>>(() =>
  import('../../favourites/SaveButton.tsx').then(
    (loaded) => ({ default: loaded.SaveButton }),
    // If the button does not load, the sharing methods still work.
    () => ({ default: () => null }),
  ),
);

interface ShareModalProps {
  readonly page: Page;
  readonly title: string;
  readonly text: string | undefined;
  /** The absolute address, without tokens. */
  readonly url: string;
  /** The article's number; undefined for other content, which cannot be given. */
  readonly articleId: number | undefined;
  /** The tab that is selected first. */
  readonly tab: 'share' | 'gift';
}

/**
 * The share modal: the shared content, the button that saves an article [collection-modals-5], and the sharing methods;
 * with the tabs share and gift if the current visitor may give the article [share-modal-1, gift-1].
 */
export function ShareModal({ page, title, text, url, articleId, tab }: ShareModalProps) {
  const [selected, setSelected] = useState(tab);
  const visitor = useVisitor(page);
  const gift =
    articleId !== undefined && visitor && mayGive(visitor, page) ? giftOf(page, articleId) : undefined;
  const parcel = { page, title, text, articleId };
  const share = <Ways parcel={{ ...parcel, kind: 'share' }} url={url} />;
  const tabs: Tab<'share' | 'gift'>[] = [{ id: 'share', label: SHARE, panel: share }];
  if (gift) {
    const panel = <GiftPanel gift={gift} parcel={{ ...parcel, kind: 'gift' }} url={url} />;
    tabs.push({ id: 'gift', label: GIVE, panel });
  }
  return (
    <>
      <p className={styles.what} lang={useContentLanguage()}>
        {title}
      </p>
      {articleId !== undefined && (
        <div className={styles.save}>
          <Suspense fallback={<SavePlaceholder />}>
            <SaveButton page={page} articleId={articleId} />
          </Suspense>
        </div>
      )}
      {gift ? (
        // If the dialog was opened to give, the focus starts there, not at the save button.
        <Tabs label={SHARE_OR_GIVE} tabs={tabs} selected={selected} onSelect={setSelected} focusFirst />
      ) : (
        share
      )}
    </>
  );
}
