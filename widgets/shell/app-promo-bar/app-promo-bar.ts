import { readText, subscribeText, writeText } from '../../../core/platform/storage/texts.ts';
import { now } from '../../../core/platform/time/clock.ts';
import { mediaAtMost } from '../../../core/runtime/config/breakpoints.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { showBottomBar } from '../../../core/ui/bottom-bar/bottom-bar.ts';
import { createButton, createLinkButton } from '../../../core/ui/button/plain-button.ts';
import { PRIORITY } from '../../../core/user/prompts/priorities.ts';
import { requestPrompt } from '../../../core/user/prompts/prompts.ts';
import { isAndroid, isClosed } from './promoted.ts';
import { storeAddress } from './store-address.ts';
import { CLOSE, NAME, OPEN, TEXT } from './texts.ts';

/** When the reader closed the bar, in epoch milliseconds [app-promo-bar-3]. */
const CLOSED = 'nmt_app_bar_closed';

/** Offers the app to who reads on an Android phone or tablet [app-promo-bar-1]. */
export default enhancer({
  attributes: {
    /** The app's page in the store, over https. */
    storeUrl: storeAddress(),
    /** What the bar says. */
    text: optional(text(), TEXT),
    /** What the link to the store says. */
    button: optional(text(), OPEN),
  },
  enhance(hook, { storeUrl, text: words, button }, { feature, page, signal }) {
    if (page.appView || !isAndroid(navigator.userAgent)) return;
    const served = hook.hidden;
    const small = matchMedia(mediaAtMost(siteConfig(page).breakpoints, 'large'));
    const isOffered = () => small.matches && !isClosed(readText('local', CLOSED), now());
    let current: AbortController | undefined;

    const show = (ending: AbortSignal) => {
      hook.hidden = false;
      const open = createLinkButton(button, storeUrl, 'primary');
      open.rel = 'noopener';
      const close = createButton(CLOSE, 'quiet');
      close.addEventListener('click', () => writeText('local', CLOSED, String(now())));
      showBottomBar(hook, { name: NAME, text: words, controls: [close, open] }, ending);
      ending.addEventListener('abort', () => {
        hook.hidden = served;
      });
    };
    const ask = () => {
      const ending = new AbortController();
      current = ending;
      void requestPrompt({
        name: feature,
        priority: PRIORITY.appBar,
        canShow: isOffered,
        show: () => show(ending.signal),
        // Anything else matters more; the bar comes back afterwards.
        giveWay: () => {
          ending.abort();
          ask();
        },
        signal: ending.signal,
      });
    };
    const update = () => {
      if (isOffered() === (current !== undefined)) return;
      if (current) current.abort();
      current = undefined;
      if (isOffered()) ask();
    };

    small.addEventListener('change', update, { signal });
    subscribeText('local', CLOSED, update, signal);
    signal.addEventListener('abort', () => current?.abort());
    update();
  },
});
