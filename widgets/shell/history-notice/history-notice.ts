import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { show } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error, warn } from '../../../core/runtime/log/log.ts';
import { showBottomBar } from '../../../core/ui/bottom-bar/bottom-bar.ts';
import { createButton, createLinkButton } from '../../../core/ui/button/plain-button.ts';
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
import { isAllowedOn, SETTINGS } from './pages.ts';
import { AGREE, MORE, NAME, OTHERWISE, REFUSE, TEXT } from './texts.ts';

/**
 * Asks a logged-in visitor for permission to keep a reading history, until an answer is stored [history-notice-2,
 * history-notice-3]. Only a click on a button answers, and refusing takes as little as agreeing: nothing else here
 * stores or sends an answer [history-notice-7].
 */
export default enhancer({
  attributes: {},
  async enhance(hook, _attributes, { feature, page, signal }) {
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
      show(hook, true, ending.signal);
      const answer = (isPermitted: boolean) => {
        const store = isPermitted ? giveHistoryPermission : refuseHistory;
        store(loginId());
        import('./send-answer.ts').then(
          ({ sendAnswer }) => sendAnswer(page, isPermitted),
          (cause: unknown) => error(feature, 'The answer could not be sent to the server.', cause),
        );
      };
      // Both alike: refusing is as easy as agreeing.
      const buttons = [
        { text: REFUSE, isPermitted: false },
        { text: AGREE, isPermitted: true },
      ].map(({ text, isPermitted }) => {
        const button = createButton(text, 'primary');
        button.addEventListener('click', () => answer(isPermitted));
        return button;
      });
      const controls = [createLinkButton(MORE, SETTINGS), ...buttons];
      showBottomBar(hook, { name: NAME, text: `${TEXT} ${OTHERWISE}`, controls }, ending.signal);
    };
    const request = () => {
      if (!isOpen() || signal.aborted) return;
      const ending = new AbortController();
      const end = () => ending.abort();
      signal.addEventListener('abort', end, { signal: ending.signal });
      const endIfSettled = () => isOpen() || end();
      subscribe(store, endIfSettled, ending.signal);
      // Here or in another tab.
      onHistoryPermission(endIfSettled, ending.signal);
      void requestPrompt({
        name: feature,
        priority: PRIORITY.historyNotice,
        canShow: isOpen,
        show: () => open(ending),
        // A paywall must not wait until the visitor has read this; the notice returns afterwards.
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
