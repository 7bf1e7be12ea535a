import { openShare } from '../../../core/domain/share/open-share.ts';
import { canonicalUrl } from '../../../core/domain/share/shared-url.ts';
import { articleIdOf } from '../../../core/platform/ids/article-id.ts';
import { onPlainClick } from '../../../core/platform/navigation/on-plain-click.ts';
import { address, integer, oneOf, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { pageTitle } from '../../../core/runtime/page/page-title.ts';

/**
 * Opens the share and gift modal from the server's link or button in the hook [share-modal-1]. Without scripts the link
 * leads to the server's own share links.
 */
export default enhancer({
  attributes: {
    /** The shared title, in one line; by default the page's own. */
    shareTitle: optional(text()),
    /** The shared address; by default the page's canonical address. */
    shareUrl: optional(address()),
    /** The initially open tab, if the visitor may give the article [gift-1]. */
    shareTab: optional(oneOf('share', 'gift'), 'share'),
    /** The article that may be given; by default that of the page, unless another address is shared. */
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
      // Fall back to the server's share links on the page.
      if (!isShown && control instanceof HTMLAnchorElement) location.assign(control.href);
    };
    onPlainClick(hook, (control) => isOpen || void open(control), signal);
  },
});
