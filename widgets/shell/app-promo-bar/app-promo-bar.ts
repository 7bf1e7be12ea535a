import { parseDebugSwitches } from '../../../core/platform/debug/parse-debug-switches.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { show as reveal } from '../../../core/platform/dom/undo.ts';
import { readText, subscribeText, writeText } from '../../../core/platform/storage/texts.ts';
import { now } from '../../../core/platform/time/now.ts';
import { mediaAtMost } from '../../../core/runtime/config/breakpoints.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { isPageOfApp } from '../../../core/user/app/capabilities.ts';
import { mayOffer } from '../../../core/user/prompts/may-offer.ts';
import { PRIORITY } from '../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../core/user/prompts/prompts.ts';
import { isAndroid, isClosed } from './promoted.ts';
import { storeAddress } from './store-address.ts';
import { OPEN, TEXT } from './texts.ts';

/** When the visitor closed the bar, in epoch milliseconds [app-promo-bar-3]. */
const CLOSED = 'nmt_app_bar_closed';

/**
 * Offers the app on Android phones and tablets [app-promo-bar-1]. The debug switch `#debug=app-bar` shows the bar on
 * any device, even after the visitor closed it [debug-hashes-2].
 */
export default lazyWidget({
  attributes: {
    /** The app's page in the store, over https. */
    storeUrl: storeAddress(),
    /** The bar's text. */
    text: optional(text(), TEXT),
    /** The text of the link to the store. */
    button: optional(text(), OPEN),
  },
  at: 'beforeend',
  loadView: async () => (await import('./AppPromoBar.tsx')).AppPromoBar,
  enhance(hook, { storeUrl, text: words, button }, { feature, page, signal, show }) {
    if (page.appView) return;
    const small = matchMedia(mediaAtMost(siteConfig(page).breakpoints, 'large'));
    const isForced = () => parseDebugSwitches(location.href).show.has('app-bar');
    const isOffered = () =>
      isForced() ||
      (!isPageOfApp() &&
        mayOffer(page) &&
        isAndroid(navigator.userAgent) &&
        small.matches &&
        !isClosed(readText('local', CLOSED), now()));
    let current: AbortController | undefined;

    const open = (ending: AbortController) => {
      reveal(hook, true, ending.signal);
      const onClose = () => {
        writeText('local', CLOSED, String(now()));
        // Ends a bar that a debug switch shows, which the stored date alone does not hide.
        ending.abort();
      };
      show({ storeUrl, text: words, button, onClose });
      onAbort(ending.signal, () => show(undefined));
    };
    const request = () => {
      const ending = new AbortController();
      current = ending;
      void requestPrompt({
        name: feature,
        priority: PRIORITY.appBar,
        canShow: isOffered,
        show: () => open(ending),
        // All other prompts have priority; the bar is shown again afterwards.
        giveWay: () => {
          ending.abort();
          request();
        },
        signal: ending.signal,
      });
    };
    const update = () => {
      if (isOffered() === (current !== undefined)) return;
      if (current) current.abort();
      current = undefined;
      if (isOffered()) request();
    };

    small.addEventListener('change', update, { signal });
    addEventListener('hashchange', update, { signal });
    subscribeText('local', CLOSED, update, signal);
    onAbort(signal, () => current?.abort());
    update();
  },
});
