import { openShare } from '../../../core/domain/share/open-share.ts';
import { onPlainClick } from '../../../core/platform/navigation/on-plain-click.ts';
import { address, integer, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { copyableUrl } from './copyable-url.ts';

/**
 * Opens the actions for an article in a list: save it, copy its link, share it [share-overlay-3]. Without scripts the
 * link in the hook leads to the article.
 */
export default lazyWidget({
  attributes: {
    /** The article's id. */
    articleId: integer(1),
    /** The article's address. */
    articleUrl: address(),
    /** The article's headline; by default the text of the link in the hook. */
    articleTitle: optional(text()),
  },
  at: 'over',
  loadView: async () => (await import('./ShareDialog.tsx')).ShareDialog,
  enhance(hook, { articleId, articleUrl, articleTitle }, { page, signal, show }) {
    const url = copyableUrl(articleUrl);
    const open = (control: Element) => {
      const title = articleTitle || control.getAttribute('aria-label') || control.textContent.trim();
      const loading = new AbortController();
      // If the dialog cannot be shown, the feature fails: the pressed link leads to the article.
      signal.addEventListener(
        'abort',
        () => {
          if (hook.isConnected && control instanceof HTMLAnchorElement) location.assign(control.href);
        },
        { signal: loading.signal },
      );
      // The previous dialog may still be fading out.
      show(undefined);
      show({
        page,
        articleId,
        url,
        title,
        onShown: () => loading.abort(),
        onMore: () => void openShare(page, { title, url }, signal),
      });
    };
    onPlainClick(hook, open, signal);
  },
});
