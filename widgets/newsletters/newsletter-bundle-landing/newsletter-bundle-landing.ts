import { newsletterOptins } from '../../../core/domain/newsletters/optins.ts';
import { prepareSignUpForm } from '../../../core/domain/newsletters/sign-up-form.ts';
import { SIGNED_UP, TO_CONFIRM } from '../../../core/domain/newsletters/texts.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { onReset } from '../../../core/platform/dom/on-reset.ts';
import { setText } from '../../../core/platform/dom/set-text.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { type Box, readBoxes } from './read-boxes.ts';
import { FAILED, NOT_VERIFIED, submitText } from './texts.ts';

/**
 * Signs visitors up for several newsletters at once [newsletter-bundle-landing-1, newsletter-bundle-landing-2].
 * Logged-in visitors need neither e-mail address nor robot check. Without scripts the form is submitted natively.
 */
export default enhancer({
  attributes: {
    /** Identifies the form's position, for the newsletters' service. */
    source: optional(text(), ''),
  },
  enhance(form, { source }, { feature, page, signal }) {
    if (!(form instanceof HTMLFormElement)) {
      throw new TypeError(`${feature}: the hook is a ${form.localName}; expected a form.`);
    }
    const button = form.querySelector<HTMLButtonElement>('button:not([type="button"])');
    if (!button) throw new TypeError(`${feature}: the form has no button; expected one.`);
    const optins = newsletterOptins(page);
    const { store: visitors } = visitor(page);
    const boxes = readBoxes(form, signal);
    const served = boxes.map(({ element }) => element.checked);
    onAbort(signal, () => {
      for (const [index, { element }] of boxes.entries()) element.checked = served[index] ?? false;
    });
    let isSending = false;

    const isSubscribed = ({ code }: Box) => {
      const { codes, signedUp } = optins.getState();
      return codes.includes(code) || signedUp.includes(code);
    };
    const doneText = ({ code }: Box) => {
      const { codes, unconfirmed } = optins.getState();
      return unconfirmed.includes(code) && !codes.includes(code) ? TO_CONFIRM : SIGNED_UP;
    };
    const ticked = () => boxes.filter(({ element }) => element.checked);
    const draw = () => {
      const count = ticked().length;
      setText(button, submitText(count), signal);
      const isDisabled = count === 0 || isSending;
      setAttributes(button, { disabled: isDisabled ? '' : null }, signal);
    };
    /** The newsletters to which the visitor is already subscribed, here or elsewhere on the page, cannot be ticked. */
    const drawSubscribed = () => {
      for (const box of boxes) {
        const isDone = isSubscribed(box);
        if (isDone) {
          box.element.checked = false;
          box.report(doneText(box), true);
        } else if (box.element.hasAttribute('aria-disabled')) {
          box.report(undefined, true);
        }
        setAttributes(box.element, { 'aria-disabled': isDone ? 'true' : null }, signal);
      }
      draw();
    };

    const sendOne = async (box: Box, filled: object) => {
      const outcome = await optins.change({ code: box.code, source, subscribe: true, ...filled });
      if (signal.aborted || outcome === 'busy') return;
      const isDone = outcome === 'done';
      box.report(isDone ? doneText(box) : FAILED, isDone);
      box.element.checked = !isDone;
    };
    const fields = prepareSignUpForm(form, {
      page,
      feature,
      notVerified: NOT_VERIFIED,
      signal,
      async subscribe(filled) {
        const chosen = ticked();
        isSending = true;
        for (const box of chosen) box.report(undefined, true);
        // In parallel: one slow answer must not delay the others.
        await Promise.all(chosen.map((box) => sendOne(box, filled)));
        isSending = false;
        // Each newsletter has its own result, and a robot check is valid once, whatever the results: the form is reset.
        return false;
      },
      onFailed: drawSubscribed,
    });

    form.addEventListener(
      'click',
      (event) => {
        const box = boxes.find(({ element }) => element === event.target);
        // A locked checkbox keeps its state and its focus.
        if (box && (isSending || isSubscribed(box))) event.preventDefault();
      },
      { signal },
    );
    form.addEventListener('change', draw, { signal });
    onReset(form, () => isSending || drawSubscribed(), signal);
    subscribe(visitors, (present) => fields.useAccount(present?.loggedIn === true), signal);
    subscribe(
      optins,
      () => {
        fields.suggest(optins.email());
        if (!isSending) drawSubscribed();
      },
      signal,
    );
  },
});
