import { openShare } from '../../../core/domain/share/open-share.ts';
import { canonicalUrl } from '../../../core/domain/share/shared-url.ts';
import { articleIdOf } from '../../../core/platform/ids/article-id.ts';
import { isPlainClick } from '../../../core/platform/navigation/plain-click.ts';
import { address, integer, oneOf, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { pageTitle } from '../../../core/runtime/page/page-title.ts';

/**
 * Opens the ways of sharing, and of giving, by the link or button that the server sent into the hook
 * [share-modal-1]. Where that is a link, it leads to the server's own share links.
 */
export default enhancer({
  attributes: {
    /** What is shared, in one line; the page's own title where it is left out. */
    shareTitle: optional(text()),
    /** Where it is; the page's canonical address where it is left out. */
    shareUrl: optional(address()),
    /** The tab that opens first, where the reader may give the article [gift-1]. */
    shareTab: optional(oneOf('share', 'gift'), 'share'),
    /** The article that may be given; that of the page where it is left out, unless another address is shared. */
    articleId: optional(integer(1)),
  },
  enhance(hook, { shareTitle, shareUrl, shareTab, articleId }, { page, signal }) {
    let isOpen = false;
    const giftId = articleId ?? (shareUrl === undefined ? Number(articleIdOf(page)) || undefined : undefined);
    const open = async (control: Element) => {
      isOpen = true;
      const isShown = await openShare(
        page,
        {
          title: shareTitle || pageTitle(),
          url: shareUrl ?? canonicalUrl(page),
          giftId,
          tab: shareTab,
        },
        signal,
      );
      isOpen = false;
      // What the server meant: the share links on the page.
      if (!isShown && control instanceof HTMLAnchorElement) location.assign(control.href);
    };
    hook.addEventListener(
      'click',
      (event) => {
        const control = event.target instanceof Element && event.target.closest('a[href], button');
        if (!control || !isPlainClick(event)) return;
        event.preventDefault();
        if (!isOpen) void open(control);
      },
      { signal },
    );
  },
});
