import { copyText } from '../../../core/domain/share/copy-text.ts';
import { factsOf, isShareMethod } from '../../../core/domain/share/methods.ts';
import { type Message, shareAddress } from '../../../core/domain/share/share-address.ts';
import { canonicalUrl, sharedUrl } from '../../../core/domain/share/shared-url.ts';
import { COPIED_LINK, NOT_COPIED } from '../../../core/domain/share/texts.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { articleIdOf } from '../../../core/platform/ids/article-id.ts';
import { isPlainClick } from '../../../core/platform/navigation/is-plain-click.ts';
import { address, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { pageTitle } from '../../../core/runtime/page/page-title.ts';
import { followInPopup } from '../../../core/ui/popup/popup.ts';
import { CLIPBOARD_DURATION } from '../../../core/ui/toast/durations.ts';
import { showToast } from '../../../core/ui/toast/show-toast.ts';
import { track } from '../../../core/user/analytics/track.ts';

/**
 * Opens the server's share links in a popup, copies the link, and asks for a Mastodon instance [share-2]. The links
 * work without scripts; their targets are computed, never read from the page [share-modal-8]. If the clipboard refuses,
 * a field with the selected link appears after the pressed one [share-modal-6].
 */
export default lazyWidget({
  attributes: {
    /** The shared title, in one line; by default the page's own. */
    shareTitle: optional(text()),
    /** The shared address; by default the page's canonical address. */
    shareUrl: optional(address()),
  },
  at: 'over',
  loadView: async () => (await import('./CopyByHand.tsx')).CopyByHand,
  enhance(hook, { shareTitle, shareUrl }, { feature, page, signal, show }) {
    const copy = async (control: Element, link: string) => {
      const isCopied = await copyText(link);
      if (signal.aborted) return;
      showToast(isCopied ? COPIED_LINK : NOT_COPIED, { duration: CLIPBOARD_DURATION });
      // Removes the field of an earlier press.
      show(undefined);
      if (!isCopied) show({ control, link });
    };
    const requestInstance = async (message: Message, link: HTMLAnchorElement) => {
      try {
        // React loads with the dialog.
        const { shareOnMastodon } = await import('./share-on-mastodon.tsx');
        const blocked = await shareOnMastodon(message, signal);
        if (blocked !== undefined && !signal.aborted) location.assign(blocked);
      } catch (cause) {
        error(feature, 'The instance of Mastodon could not be fetched.', cause);
        location.assign(link.href);
      }
    };

    hook.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element && event.target.closest('a[data-share-method]');
        if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
        const method = link.dataset.shareMethod?.trim();
        if (!isShareMethod(method)) return;
        const url = shareUrl === undefined ? canonicalUrl(page) : sharedUrl(shareUrl);
        const message = { title: shareTitle || pageTitle(), url };
        track(page, 'share', { method, kind: 'share', article_id: articleIdOf(page) });
        if (method === 'clipboard') {
          event.preventDefault();
          void copy(link, url);
        } else if (method === 'mastodon') {
          event.preventDefault();
          void requestInstance(message, link);
        } else {
          setAttributes(link, { href: shareAddress(method, message) }, signal);
          followInPopup(event, factsOf(method));
        }
      },
      { signal },
    );
  },
});
