import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { favourites, isSaved } from '../../../core/domain/favourites/favourites.ts';
import { EDIT_COLLECTION } from '../../../core/domain/favourites/texts.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { focusOn } from '../../../core/ui/focus/focus-on.ts';
import { Field } from '../../../core/ui/forms/react/Field.tsx';
import { useSettle } from '../../../core/ui/held-height/use-settle.ts';
import { Skeleton } from '../../../core/ui/skeleton/Skeleton.tsx';
import { personalStore } from '../../../core/user/personal/personal-store.ts';
import { Articles } from './Articles.tsx';
import { CollectionNav } from './CollectionNav.tsx';
import { collections } from './collections.ts';
import { loadDialogs } from './load-dialogs.ts';
import { nameOnServer } from './name-on-server.ts';
import { OfflinePart } from './offline/OfflinePart.tsx';
import styles from './ReadingListPage.module.css';
import { ALL, SEARCH } from './texts.ts';
import { useDebounced } from './use-debounced.ts';
import { useList } from './use-list.ts';
import { useSettledSaves } from './use-settled-saves.ts';
import { useSyncedList } from './use-synced-list.ts';

/** Milliseconds after the last keystroke before the list is searched [reading-list-page-9]. */
const SEARCH_DELAY = 300;

interface ReadingListProps {
  readonly page: Page;
  readonly limit: number;
  readonly signal: AbortSignal;
  /** Called when the first articles are shown, or could not be loaded. */
  readonly settle: () => void;
}

/** The collections beside the articles of the selected one, with a search field [reading-list-page-1]. */
export function ReadingList({ page, limit, signal, settle }: ReadingListProps) {
  const { state: tagsState, data: tags, pending: tagsPending } = useStore(personalStore(page, collections));
  const saved = personalStore(page, favourites);
  // The page's own call returns what is saved, and the store is updated with it; only changes matter here.
  const { state: knownState, data: known, pending } = useSyncExternalStore(saved.watch, saved.getState);
  const [tagName, setTagName] = useState<string>();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), SEARCH_DELAY);

  const chosen = tags.find(({ name }) => name === tagName);
  const chosenIds = useMemo(() => chosen && new Set(chosen.articles), [chosen]);
  const isShown = useCallback(
    (articleId: number) => isSaved(known, articleId) !== false && (chosenIds?.has(articleId) ?? true),
    [known, chosenIds],
  );
  const isQueued = [...pending, ...tagsPending].some((change) => 'articleId' in change);
  // Changes in the outbox have not reached the server's list yet.
  const isGone = (articleId: number) => !isQueued && !isShown(articleId);
  /**
   * The number of times that the list has changed elsewhere: the known articles of a long list do not show such a
   * change.
   */
  const [changes, setChanges] = useState(0);
  const listed = knownState === 'ready' && !isQueued ? [changes, ...known.saved].join() : undefined;
  /** The articles that were removed from the list here, whose rows offer to undo that. */
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const asked = tagName === undefined ? undefined : nameOnServer(tagName, tagsPending);
  const isNew = tagName !== undefined && asked === undefined;
  const state = useList(page, isNew ? undefined : { tagName: asked, search }, limit, {
    isGone,
    stays: (articleId) => removed.has(articleId),
  });
  useSettledSaves(pending, tagsPending, state.renew);
  useSyncedList(() => {
    state.renew();
    setChanges(changes + 1);
  });
  const hasTags = tagsState === 'ready' || tagsState === 'failed';
  useSettle(settle, hasTags && (state.list !== undefined || !state.isLoading));

  // A collection that was deleted, here or elsewhere, or refused, is no longer selected.
  const isLost = tagName !== undefined && !chosen;
  useEffect(() => {
    if (isLost) setTagName(undefined);
  }, [isLost]);

  const title = useRef<HTMLHeadingElement>(null);
  const edit = async (name: string) => {
    const { openEditCollection } = await loadDialogs();
    const edited = await openEditCollection(page, name, signal);
    if (edited === 'deleted') {
      setTagName(undefined);
      // The button that opened the dialog was removed together with its collection.
      if (title.current) focusOn(title.current);
    } else if (edited !== 'cancelled') setTagName(edited.name);
  };

  // Collections that arrive after the articles would move them.
  if (!hasTags) return <Skeleton shape="title" lines={6} />;
  return (
    <div className={styles.root}>
      <div className={styles.columns}>
        <CollectionNav page={page} tags={tags} chosen={tagName} onChoose={setTagName} />
        <section className={styles.main} aria-labelledby="nmt-reading-list-title">
          <div className={styles.head}>
            <h2 ref={title} className={styles.title} id="nmt-reading-list-title">
              <bdi>{tagName ?? ALL}</bdi>
            </h2>
            {chosen && <Button onClick={() => void edit(chosen.name)}>{EDIT_COLLECTION}</Button>}
          </div>
          <Field
            type="search"
            label={SEARCH}
            value={typed}
            autoComplete="off"
            enterKeyHint="search"
            className={styles.search}
            onChange={({ target }) => setTyped(target.value)}
          />
          <OfflinePart page={page} listed={listed} signal={signal} />
          <Articles
            page={page}
            signal={signal}
            state={state}
            filter={{ tagName, search }}
            tags={tags}
            isShown={isShown}
            removed={removed}
            onRemoved={setRemoved}
          />
        </section>
      </div>
    </div>
  );
}
