import { showToggleOutcome } from '../../../core/domain/favourites/show-toggle-outcome.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { integer } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { checkLogin } from '../../../core/user/visitor/check-login.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { saveButtonIn } from './save-button-in.ts';

/**
 * Saves an article on the reading list or removes it [reading-list-button-1]. The hook is a button, contains one, or
 * gets one; until the list is known, the button offers to save.
 */
export default enhancer({
  attributes: {
    /** The article's id. */
    articleId: integer(1),
  },
  enhance(hook, { articleId }, { feature, page, signal }) {
    const button = saveButtonIn(hook, signal);
    const { store } = visitor(page);
    /**
     * The store loads with the first logged-in visitor: other visitors need no call and no bytes
     * [reading-list-button-2].
     */
    let connected: Promise<{ toggle: () => Promise<void> }> | undefined;
    const connect = () => {
      connected ??= import('./connect-button.ts').then(({ connectButton }) =>
        connectButton(page, articleId, button, signal),
      );
      return connected;
    };
    const fail = (cause: unknown) => {
      connected = undefined;
      error(feature, `The button of article ${articleId} could not be connected to the reading list.`, cause);
    };
    setAttributes(button.element, { 'data-action': 'no-user', 'aria-pressed': 'false' }, signal);
    subscribe(
      store,
      (present) => {
        if (present?.loggedIn) void connect().catch(fail);
        else if (!connected) button.show({ action: 'no-user', isBusy: false });
      },
      signal,
    );
    button.element.addEventListener(
      'click',
      async (event) => {
        event.preventDefault();
        if (button.isBusy()) return;
        const login = await checkLogin(page);
        if (login !== 'logged-in') return showToggleOutcome(login === 'failed' ? 'failed' : 'no-user');
        await connect().then(({ toggle }) => toggle(), fail);
      },
      { signal },
    );
  },
});
