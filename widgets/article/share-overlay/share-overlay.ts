import { openShare } from '../../../core/domain/share/open-share.ts';
import { onPlainClick } from '../../../core/platform/navigation/on-plain-click.ts';
import { address, integer, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { copyableUrl } from './copyable-url.ts';

/**
 * Opens the actions for an article in a list: save it, copy its link, share it [share-overlay-3]. Without scripts the
 * link in the hook leads to the article.
 */
export default enhancer({
  attributes: {
    /** The article's number. */
    articleId: integer(1),
    /** The article's address. */
    articleUrl: address(),
    /** The article's headline; by default the text of the link in the hook. */
    articleTitle: optional(text()),
  },
  enhance(hook, { articleId, articleUrl, articleTitle }, { feature, page, signal }) {
    const url = copyableUrl(articleUrl);
    let isOpen = false;
    const open = async (control: Element) => {
      const title = articleTitle || control.getAttribute('aria-label') || control.textContent.trim();
      // React loads with the overlay.
      const { openOverlay } = await import('./open-overlay.tsx');
      const next = await openOverlay({ page, articleId, url, title, signal });
      if (next === 'more') await openShare(page, { title, url }, signal);
    };
    onPlainClick(
      hook,
      (control) => {
        if (isOpen) return;
        isOpen = true;
        open(control)
          .catch((cause: unknown) => {
            error(feature, 'The overlay could not be shown.', cause);
            if (control instanceof HTMLAnchorElement) location.assign(control.href);
          })
          .finally(() => {
            isOpen = false;
          });
      },
      signal,
    );
  },
});
