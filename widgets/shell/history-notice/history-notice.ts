import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { show as reveal } from '../../../core/platform/dom/undo.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { error, warn } from '../../../core/runtime/log/log.ts';
import {
  giveHistoryPermission,
  historyPermission,
  onHistoryPermission,
  refuseHistory,
} from '../../../core/user/history/permission.ts';
import { mayOffer } from '../../../core/user/prompts/may-offer.ts';
import { PRIORITY } from '../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../core/user/prompts/prompts.ts';
import { loginHash } from '../../../core/user/visitor/login-hash.ts';
import { visitorConfig } from '../../../core/user/visitor/visitor-config.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { mustAsk } from './must-ask.ts';
import { isAllowedOn } from './pages.ts';

/**
 * Asks a logged-in visitor for permission to keep a reading history, until an answer is stored [history-notice-2,
 * history-notice-3]. Only a click on a button is an answer, and refusing is as easy as agreeing: nothing else in this
 * feature stores or sends an answer [history-notice-7].
 */
export default lazyWidget({
  attributes: {},
  at: 'beforeend',
  loadView: async () => (await import('./HistoryNotice.tsx')).HistoryNotice,
  async enhance(hook, _attributes, { feature, page, signal, show }) {
    if (!isAllowedOn(page) || !mayOffer(page)) return;
    const { store, current } = visitor(page);
    const loginId = () => loginHash(visitorConfig(page).loginCookie);
    const isOpen = () => store.getState()?.loggedIn === true && historyPermission(loginId()) === undefined;
    await current();
    const id = loginId();
    if (!isOpen() || id === undefined) return;
    try {
      if (!(await mustAsk(page, id)) || signal.aborted) return;
    } catch (cause) {
      warn(feature, `It is not known whether a reading history may be kept: ${cause} No notice is shown.`);
      return;
    }

    const open = (ending: AbortController) => {
      reveal(hook, true, ending.signal);
      const onAnswer = (isPermitted: boolean) => {
        const store = isPermitted ? giveHistoryPermission : refuseHistory;
        store(loginId());
        import('./send-answer.ts').then(
          ({ sendAnswer }) => sendAnswer(page, isPermitted),
          (cause: unknown) => error(feature, 'The answer could not be sent to the server.', cause),
        );
      };
      show({ onAnswer });
      onAbort(ending.signal, () => show(undefined));
    };
    const request = () => {
      if (!isOpen() || signal.aborted) return;
      const ending = new AbortController();
      const end = () => ending.abort();
      signal.addEventListener('abort', end, { signal: ending.signal });
      const endIfSettled = () => isOpen() || end();
      subscribe(store, endIfSettled, ending.signal);
      // On this page or in another tab.
      onHistoryPermission(endIfSettled, ending.signal);
      void requestPrompt({
        name: feature,
        priority: PRIORITY.historyNotice,
        canShow: isOpen,
        show: () => open(ending),
        // A paywall must not wait until the visitor has read this; the notice is shown again afterwards.
        giveWay: () => {
          end();
          request();
        },
        signal: ending.signal,
      });
    };
    request();
  },
});
