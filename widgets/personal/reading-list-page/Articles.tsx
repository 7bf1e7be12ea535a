import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import { showToggleOutcome } from '../../../core/domain/favourites/show-toggle-outcome.ts';
import { changeFavourite } from '../../../core/domain/favourites/toggle-favourite.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { focusOn } from '../../../core/ui/focus/focus-on.ts';
import { useHandOnFocus } from '../../../core/ui/focus/use-hand-on-focus.ts';
import { Hidden } from '../../../core/ui/hidden/Hidden.tsx';
import { LoadFailure } from '../../../core/ui/settings/LoadFailure.tsx';
import { Skeleton } from '../../../core/ui/skeleton/Skeleton.tsx';
import { ArticleRow, type RowActions } from './ArticleRow.tsx';
import type { Collection } from './collection.ts';
import { EmptyList } from './EmptyList.tsx';
import { loadDialogs } from './load-dialogs.ts';
import styles from './ReadingListPage.module.css';
import { RemovedRow } from './RemovedRow.tsx';
import { type SavedArticle, savedArticle } from './saved-article.ts';
import { countText, FAILED, LIST, MORE, MORE_FAILED, RETRY } from './texts.ts';
import { useGrowing } from './use-growing.ts';
import type { ListFilter, useList } from './use-list.ts';
import { useRestore } from './use-restore.ts';

interface ArticlesProps {
  readonly page: Page;
  readonly signal: AbortSignal;
  readonly state: ReturnType<typeof useList>;
  readonly filter: ListFilter;
  readonly tags: readonly Collection[];
  /** Whether an article belongs to the displayed list, with all changes. */
  readonly isShown: (articleId: number) => boolean;
  /** The articles that were removed from the list here, whose rows offer to undo that. */
  readonly removed: ReadonlySet<number>;
  readonly onRemoved: Dispatch<SetStateAction<ReadonlySet<number>>>;
}

/** The articles of a filter, a text if there are none, and the button for more [reading-list-page-9]. */
export function Articles({
  page,
  signal,
  state,
  filter,
  tags,
  isShown,
  removed,
  onRemoved: setRemoved,
}: ArticlesProps) {
  const { list, isLoading, isAdding, hasFailed, loadMore } = state;
  const restore = useRestore(page, tags);
  /** The article that the visitor removed or restored last: the new row gets the focus of the old one. */
  const [moved, setMoved] = useState<number>();
  const all = useMemo(
    () =>
      (list?.articles ?? []).filter(
        ({ article_id: id }) => isShown(id) || (removed.has(id) && filter.search === ''),
      ),
    [list, isShown, removed, filter.search],
  );
  const { count, sentinel } = useGrowing(all.length, JSON.stringify(filter));

  const rows = useRef<HTMLUListElement>(null);
  /**
   * The index of the first article of the requested part: its row gets the focus of the button when that is removed.
   */
  const nextPlace = useRef<number>(undefined);
  useEffect(() => {
    const place = nextPlace.current;
    if (place === undefined || Math.min(count, all.length) <= place) return;
    nextPlace.current = undefined;
    const row = rows.current?.children[place];
    // The button that was pressed has been removed: its focus is on the list's container.
    if (row instanceof HTMLElement && document.activeElement?.contains(row)) focusOn(row);
  }, [count, all.length]);
  const showMore = () => {
    nextPlace.current = all.length;
    loadMore();
  };

  const remove = async (articleId: number): Promise<void> => {
    restore.remember(articleId);
    setMoved(articleId);
    setRemoved(new Set(removed).add(articleId));
    const outcome = await changeFavourite(page, { type: 'remove', articleId });
    if (outcome !== 'removed') setRemoved((known) => without(known, articleId));
    showToggleOutcome(outcome);
  };
  const undo = (articleId: number) => {
    setMoved(articleId);
    setRemoved(without(removed, articleId));
    void restore.undo(articleId).then((outcome) => {
      if (outcome !== 'added') setRemoved((known) => new Set(known).add(articleId));
      showToggleOutcome(outcome);
    });
  };
  const pick = async (article: SavedArticle): Promise<void> => {
    restore.remember(article.id);
    const { openPicker } = await loadDialogs();
    const answer = await openPicker(page, { articleId: article.id, headline: article.headline }, signal);
    if (answer !== 'removed') return;
    setMoved(article.id);
    setRemoved((known) => new Set(known).add(article.id));
  };
  // The actions are the same object in all renders.
  const latest = useRef<RowActions>({ pick, remove });
  latest.current = { pick, remove };
  const actions = useMemo<RowActions>(
    () => ({
      pick: (article) => latest.current.pick(article),
      remove: (articleId) => latest.current.remove(articleId),
    }),
    [],
  );

  if (!list) {
    if (isLoading) return <Skeleton shape="title" lines={6} />;
    return <LoadFailure text={FAILED} retry={RETRY} onRetry={showMore} />;
  }

  const shown = all.filter(({ article_id }) => isShown(article_id)).length;

  return (
    <>
      <Hidden role="status">{isLoading ? '' : countText(shown, list.hasMore)}</Hidden>
      {all.length === 0 && !list.hasMore && <EmptyList filter={filter} />}
      {all.length > 0 && (
        <ul ref={rows} className={styles.list} aria-label={LIST}>
          {all
            .slice(0, count)
            .map((sent) =>
              isShown(sent.article_id) ? (
                <ArticleRow
                  key={sent.article_id}
                  sent={sent}
                  tags={tags}
                  actions={actions}
                  takesFocus={sent.article_id === moved}
                />
              ) : (
                <RemovedRow
                  key={sent.article_id}
                  headline={savedArticle(sent, location.href).headline}
                  takesFocus={sent.article_id === moved}
                  onUndo={() => undo(sent.article_id)}
                />
              ),
            )}
          {count < all.length && <li ref={sentinel} className={styles.sentinel} />}
        </ul>
      )}
      {count >= all.length && (list.hasMore || hasFailed) && (
        <More hasFailed={hasFailed} busy={isAdding} onMore={showMore} />
      )}
    </>
  );
}

interface MoreProps {
  readonly hasFailed: boolean;
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** The button that loads more, or retries what could not be loaded. */
function More({ hasFailed, busy, onMore }: MoreProps) {
  const place = useHandOnFocus();
  return (
    <div ref={place} className={styles.more}>
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {MORE_FAILED}
        </p>
      )}
      <Button busy={busy} onClick={onMore}>
        {hasFailed ? RETRY : MORE}
      </Button>
    </div>
  );
}

function without(ids: ReadonlySet<number>, articleId: number): ReadonlySet<number> {
  return new Set([...ids].filter((id) => id !== articleId));
}
