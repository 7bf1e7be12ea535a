import { openShare } from '../../../core/domain/share/open-share.ts';
import { isPlainClick } from '../../../core/platform/navigation/plain-click.ts';
import { address, integer, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { copyableUrl } from './copyable-url.ts';

/**
 * Opens what can be done with an article from a list: save it, copy its link, share it [share-overlay-3]. The link
 * in the hook leads to the article without it.
 */
export default enhancer({
  attributes: {
    /** The article's number. */
    articleId: integer(1),
    /** The article's address. */
    articleUrl: address(),
    /** The article's headline; what the link in the hook says where it is left out. */
    articleTitle: optional(text()),
  },
  enhance(hook, { articleId, articleUrl, articleTitle }, { feature, page, signal }) {
    const url = copyableUrl(articleUrl);
    let isOpen = false;
    const open = async (control: Element) => {
      const title = articleTitle || control.getAttribute('aria-label') || control.textContent.trim();
      // React comes with the overlay, not before.
      const { openOverlay } = await import('./open-overlay.tsx');
      const next = await openOverlay({ page, articleId, url, title, signal });
      if (next === 'more') await openShare(page, { title, url }, signal);
    };
    hook.addEventListener(
      'click',
      (event) => {
        const control = event.target instanceof Element && event.target.closest('a[href], button');
        if (!control || !isPlainClick(event)) return;
        event.preventDefault();
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
      { signal },
    );
  },
});
