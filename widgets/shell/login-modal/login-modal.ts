import { parseDebugSwitches } from '../../../core/platform/debug/parse-debug-switches.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { readText, writeText } from '../../../core/platform/storage/texts.ts';
import { on } from '../../../core/runtime/bus/bus.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { keepTurnInView } from '../../../core/user/prompts/keep-turn-in-view.ts';
import { mayOffer } from '../../../core/user/prompts/may-offer.ts';
import { PRIORITY } from '../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../core/user/prompts/prompts.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { readInvitation } from './invitation.ts';
import { meterOf } from './meter-of.ts';

/** Stores in session storage that the modal was shown in this browser session [login-modal-4]. */
const SHOWN = 'nmt_login_modal';
/**
 * Pages on which it only shows at the paywall's request [paywall-decision-6]; elsewhere it shows by itself
 * [login-modal-1].
 */
const ASKED_ONLY: ReadonlySet<string> = new Set(['article', 'paywall-audio']);

/**
 * Invites an anonymous visitor to log in, once per browser session [login-modal-1, login-modal-2]. The debug switch
 * `debug=login-modal` shows it again [debug-hashes-2].
 */
export default lazyWidget({
  attributes: {},
  at: 'over',
  loadView: async () => (await import('./LoginModal.tsx')).LoginModal,
  enhance(hook, _attributes, { feature, page, signal, show }) {
    const { store } = visitor(page);
    const isForced = () => parseDebugSwitches(location.href).show.has('login-modal');
    const isAnonymous = () => store.getState()?.loggedIn === false;
    const canShow = () => isAnonymous() && (isForced() || readText('session', SHOWN) === undefined);

    const open = (release: () => void) => {
      const ending = new AbortController();
      onAbort(signal, () => ending.abort());
      onAbort(ending.signal, () => {
        show(undefined);
        release();
      });
      show({
        invitation: readInvitation(hook),
        onShown: () => writeText('session', SHOWN, 'true'),
        onExited: () => ending.abort(),
      });
      // A visitor who has logged in, in another tab, no longer needs it.
      subscribe(store, () => isAnonymous() || ending.abort(), ending.signal);
    };
    const request = () => {
      if (!canShow()) return;
      void requestPrompt({
        name: feature,
        priority: PRIORITY.login,
        canShow,
        show: open,
        signal,
      });
    };
    // An article that counts the free ones invites by that: while the number is in view, nothing less important than a
    // wall asks for attention, and the modal does not show at all.
    const meter = meterOf(page.paywallLimit);
    const metering = new AbortController();
    onAbort(signal, () => metering.abort());
    subscribe(store, (state) => state?.loggedIn && metering.abort(), signal);
    if (meter)
      keepTurnInView(meter, { name: 'view-count', priority: PRIORITY.meter, signal: metering.signal });
    // Requested by a paywall that shows nothing itself [paywall-decision-6, paywall-decision-7]. The visitor did not: the
    // first pages of a visit are theirs.
    on('login:asked', () => !meter && mayOffer(page) && request(), signal);
    window.addEventListener('hashchange', () => isForced() && request(), { signal });
    if ((!ASKED_ONLY.has(page.pageType) && mayOffer(page)) || isForced()) request();
  },
});
