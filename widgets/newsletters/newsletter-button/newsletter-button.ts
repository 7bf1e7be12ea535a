import { newsletterOptins } from '../../../core/domain/newsletters/optins.ts';
import type { OptinsState } from '../../../core/domain/newsletters/optins-state.ts';
import { actionOf } from '../../../core/domain/newsletters/rights.ts';
import { changedText, SIGNED_UP, TO_CONFIRM } from '../../../core/domain/newsletters/texts.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { flag, optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import { error, warn } from '../../../core/runtime/log/log.ts';
import { showToast } from '../../../core/ui/toast/show-toast.ts';
import { checkLogin } from '../../../core/user/visitor/check-login.ts';
import { LOAD_FAILED } from '../../../core/user/visitor/texts.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { readControl } from './control.ts';
import { SUBSCRIBE, UNSUBSCRIBE } from './texts.ts';

/**
 * Subscribes to one newsletter, or ends the subscription [newsletter-button-1 to newsletter-button-13]. Logged-out
 * visitors get a form in a dialog, others a message if a newsletter is not for them. `#debug=subscribe-overlay` shows
 * the form at once [debug-hashes-2].
 */
export default enhancer({
  attributes: {
    /** The newsletter's code. */
    code: text(),
    /** The newsletter's name, for the messages. */
    name: text(),
    /** Whether the newsletter is for digital-plus subscribers only. */
    exclusive: flag(),
    /** Identifies the button's position, for the newsletters' service. */
    source: optional(text(), ''),
  },
  enhance(hook, newsletter, { feature, page, signal }) {
    const { code, name, exclusive, source } = newsletter;
    const optins = newsletterOptins(page);
    const control = readControl(hook, name, signal);
    let isPressed = false;

    const isSubscribed = ({ codes }: OptinsState) => codes.includes(code);
    const isBusy = (state: OptinsState) => isPressed || state.busy.includes(code);
    const isDone = (state: OptinsState) => !isSubscribed(state) && state.signedUp.includes(code);

    const draw = (state: OptinsState = optins.getState()) => {
      const done = state.unconfirmed.includes(code) ? TO_CONFIRM : SIGNED_UP;
      const label = isDone(state) ? done : isSubscribed(state) ? UNSUBSCRIBE : SUBSCRIBE;
      control.draw({ label, isLocked: isDone(state) || isBusy(state), isBusy: isBusy(state) });
      const shown = isDone(state) || isSubscribed(state) ? 'subscribed' : 'unsubscribed';
      setAttributes(hook, { 'data-newsletter-state': shown }, signal);
    };

    const toggle = async (subscribes: boolean) => {
      const outcome = await optins.change({ code, subscribe: subscribes, source });
      if (outcome === 'done' && !isDone(optins.getState()))
        showToast(changedText(name, subscribes), { about: `newsletter ${code}` });
    };

    const open = async (dialog: 'sign-up' | 'upgrade') => {
      // React loads with the dialog.
      const { openSignUp, openUpgrade } = await import('./open-overlay.tsx');
      if (signal.aborted) return;
      await (dialog === 'sign-up' ? openSignUp : openUpgrade)({ page, newsletter, optins, signal });
    };

    const press = async () => {
      const state = optins.getState();
      if (isDone(state) || isBusy(state)) return;
      isPressed = true;
      draw();
      try {
        const isKnown = (await checkLogin(page)) !== 'failed';
        const present = await visitor(page).current();
        const pressed = {
          exclusive,
          isSubscribed: isSubscribed(state),
          hasValidToken: optins.hasValidToken(),
        };
        const action = actionOf(present, pressed);
        if (!isKnown) showToast(LOAD_FAILED, { about: `newsletter ${code}` });
        else if (action === 'toggle') await toggle(!pressed.isSubscribed);
        else if (action === 'refuse')
          warn(feature, 'Without a valid token only a login can end a subscription.');
        else await open(action);
      } catch (cause) {
        error(feature, 'The press of the button failed.', cause);
      }
      isPressed = false;
      draw();
    };

    control.element.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        void press();
      },
      { signal },
    );
    subscribe(optins, draw, signal);

    const force = async () => {
      if (!location.hash.includes('debug=subscribe-overlay') || hook !== firstHook()) return;
      const { promptSignUp } = await import('./open-overlay.tsx');
      promptSignUp(() => open('sign-up'), signal);
    };
    addEventListener('hashchange', () => void force(), { signal });
    void force();
  },
});

function firstHook(): Element | null {
  return document.querySelector(featureHook('[data-widget="newsletter-button"]'));
}
