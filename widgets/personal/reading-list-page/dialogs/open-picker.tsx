import { createStore } from 'zustand/vanilla';
import { CONFIRM, REMOVE, SAVE_IN } from '../../../../core/domain/favourites/texts.ts';
import { changeFavourite } from '../../../../core/domain/favourites/toggle-favourite.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { ChangeButton, openChangeDialog } from '../../../../core/user/personal/dialog/change-dialog.tsx';
import { settleInDialog } from '../../../../core/user/personal/dialog/settle-in-dialog.ts';
import { personalStore } from '../../../../core/user/personal/personal-store.ts';
import type { Collection } from '../collection.ts';
import { collections } from '../collections.ts';
import { CollectionPicker, type Ticks } from './CollectionPicker.tsx';
import { openAddCollection } from './collection-dialogs.tsx';

/** The article whose collections are picked. */
interface PickedArticle {
  readonly articleId: number;
  readonly headline: string;
}

/**
 * Opens the modal 'Opslaan in ...', which picks the collections of an article [collection-modals-4].
 * @param page the page
 * @param article the article
 * @param signal closes it
 * @returns whether the article's collections were set, or it was removed from the list
 */
export async function openPicker(
  page: Page,
  article: PickedArticle,
  signal: AbortSignal,
): Promise<'saved' | 'removed' | 'cancelled'> {
  const ticks: Ticks = createStore<ReadonlyMap<string, boolean>>(() => new Map());
  while (!signal.aborted) {
    const answer = await openCollectionPicker(page, article, ticks, signal);
    if (answer !== 'new') return answer;
    // The other modal replaces this one; the ticks are kept until this one opens again.
    const name = await openAddCollection(page, signal);
    if (name !== 'cancelled') ticks.setState(new Map(ticks.getState()).set(name, true), true);
  }
  return 'cancelled';
}

/** The outcome of the removal's write. */
const STATES = {
  removed: 'sent',
  added: 'sent',
  'no-user': 'logged-out',
  failed: 'expired',
  busy: 'expired',
} as const;

function openCollectionPicker(
  page: Page,
  { articleId, headline }: PickedArticle,
  ticks: Ticks,
  signal: AbortSignal,
): Promise<'saved' | 'removed' | 'new' | 'cancelled'> {
  const store = personalStore(page, collections);
  return openChangeDialog<'saved' | 'removed' | 'new'>({
    title: SAVE_IN,
    operation: 'editCollectionItem',
    signal,
    submit: async () => {
      // Only the differences [collection-modals-14]; after a failure only the remaining ones.
      const changes = differences(store.getState().data, ticks.getState(), articleId);
      const done = await Promise.all(changes.map((change) => settleInDialog(store.change(change), signal)));
      return done.every(Boolean) ? 'saved' : undefined;
    },
    content: (_, answer) => (
      <CollectionPicker
        page={page}
        articleId={articleId}
        headline={headline}
        ticks={ticks}
        onNew={() => answer('new')}
      />
    ),
    footer: (state, run) => (
      <>
        <ChangeButton
          state={state}
          look="quiet"
          onClick={() =>
            run(async () => {
              const removal = changeFavourite(page, { type: 'remove', articleId });
              const outcome = removal.then((result) => ({ state: STATES[result] }));
              return (await settleInDialog(outcome, signal)) ? 'removed' : undefined;
            })
          }
        >
          {REMOVE}
        </ChangeButton>
        <ChangeButton state={state} look="primary" submits>
          {CONFIRM}
        </ChangeButton>
      </>
    ),
  });
}

/** The changes that bring an article's collections in line with the ticks. */
export function differences(
  list: readonly Collection[],
  ticks: ReadonlyMap<string, boolean>,
  articleId: number,
) {
  return list.flatMap(({ name, articles }) => {
    const isIn = articles.includes(articleId);
    const isTicked = ticks.get(name) ?? isIn;
    if (isTicked === isIn) return [];
    return [{ type: isTicked ? ('put' as const) : ('take' as const), name, articleId }];
  });
}
