import type { Page } from '../../runtime/page/page.ts';
import { Button } from '../../ui/button/Button.tsx';
import { bookmark, bookmarkCheck } from '../../ui/icon/shapes.ts';
import { REMOVE, SAVE } from './texts.ts';
import { useFavourite } from './use-favourite.ts';

interface SaveButtonProps {
  readonly page: Page;
  readonly articleId: number;
}

/** A button that saves an article on the reading list, or removes it [share-overlay-1, collection-modals-5]. */
export function SaveButton({ page, articleId }: SaveButtonProps) {
  const { isSaved, isBusy, toggle } = useFavourite(page, articleId);
  return (
    <Button icon={isSaved ? bookmarkCheck : bookmark} aria-pressed={isSaved} busy={isBusy} onClick={toggle}>
      {isSaved ? REMOVE : SAVE}
    </Button>
  );
}
