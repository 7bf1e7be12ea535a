import { parseDebugSwitches } from '../../../core/platform/debug/parse-debug-switches.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { readText, writeText } from '../../../core/platform/storage/texts.ts';
import { on } from '../../../core/runtime/bus/bus.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { restoreFocus } from '../../../core/ui/focus/restore-focus.ts';
import { hasReadArticle } from '../../../core/user/prompts/article-read.ts';
import { keepTurnInView } from '../../../core/user/prompts/keep-turn-in-view.ts';
import { mayOffer } from '../../../core/user/prompts/may-offer.ts';
import { PRIORITY } from '../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../core/user/prompts/prompts.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { readInvitation } from './invitation.ts';
import { isListening } from './is-listening.ts';
import { meterOf } from './meter-of.ts';
import { whenFollowersUnseen } from './when-followers-unseen.ts';

/** Stores in session storage that the modal was shown in this browser session [login-modal-4]. */
const SHOWN = 'nmt_login_modal';
/**
 * Page types on which it is only shown at the paywall's request [paywall-decision-6]; on others it is shown by itself
 * [login-modal-1].
 */
const ASKED_ONLY: ReadonlySet<string> = new Set(['article', 'paywall-audio']);

/**
 * Invites an anonymous visitor to log in, once per browser session [login-modal-1, login-modal-2]: by itself in the
 * page, after an article was read; at the paywall's request in a dialog. Never while audio or video is playing. The
 * debug switch `debug=login-modal` shows the dialog again [debug-hashes-2].
 */
export default lazyWidget({
  attributes: {},
  at: 'over',
  loadView: async () => (await import('./LoginView.tsx')).LoginView,
  enhance(hook, _attributes, { feature, page, signal, show }) {
    const { store } = visitor(page);
    const isForced = () => parseDebugSwitches(location.href).show.has('login-modal');
    const isAnonymous = () => store.getState()?.loggedIn === false;
    const isWelcome = () => readText('session', SHOWN) === undefined && !isListening(page);
    const canShow = () => isAnonymous() && (isForced() || isWelcome());

    const open = (release: () => void, isDialog: boolean) => {
      const ending = new AbortController();
      onAbort(signal, () => ending.abort());
      onAbort(ending.signal, () => {
        show(undefined);
        release();
      });
      const invitation = readInvitation(hook);
      const rememberShown = () => writeText('session', SHOWN, 'true');
      const onExited = () => ending.abort();
      if (isDialog) show({ invitation, onShown: rememberShown, onExited });
      else {
        let restore: (() => void) | undefined;
        // Rendered outside of the document, and inserted when no content in view moves.
        const onDrawn = (place: HTMLElement) => {
          const enter = () => {
            if (!isWelcome()) return ending.abort();
            restore = restoreFocus(place);
            insert(hook, 'afterend', place, ending.signal);
            rememberShown();
            keepTurnInView(place, { name: feature, priority: PRIORITY.login, signal: ending.signal });
          };
          whenFollowersUnseen(hook, enter, ending.signal);
        };
        show({ invitation, onDrawn, onClose: () => restore?.(), onExited });
        release();
      }
      // A visitor who has logged in in another tab no longer needs it.
      subscribe(store, () => isAnonymous() || ending.abort(), ending.signal);
    };
    const request = (isDialog: boolean) => {
      if (!canShow()) return;
      void requestPrompt({
        name: feature,
        priority: PRIORITY.login,
        canShow,
        takesFocus: isDialog,
        show: (release) => open(release, isDialog),
        signal,
      });
    };
    // An article that counts against the free ones has an invitation of its own: while the number is in view, nothing
    // less important than a wall is shown, and the modal is not shown at all.
    const meter = meterOf(page.paywallLimit);
    const metering = new AbortController();
    onAbort(signal, () => metering.abort());
    subscribe(store, (state) => state?.loggedIn && metering.abort(), signal);
    if (meter)
      keepTurnInView(meter, { name: 'view-count', priority: PRIORITY.meter, signal: metering.signal });
    // Requested by a paywall that shows nothing itself [paywall-decision-6, paywall-decision-7]. As the visitor did not
    // request it, it is not shown on the first pages of a visit.
    on('login:asked', () => !meter && mayOffer(page) && request(true), signal);
    window.addEventListener('hashchange', () => isForced() && request(true), { signal });
    if (isForced()) request(true);
    else if (!ASKED_ONLY.has(page.pageType) && mayOffer(page) && hasReadArticle()) request(false);
  },
});
