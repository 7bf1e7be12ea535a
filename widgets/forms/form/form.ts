import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { on } from '../../../core/runtime/bus/bus.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { checkField } from '../../../core/ui/forms/check.ts';
import { areOneField, type Control, fieldsOf, isControl } from '../../../core/ui/forms/controls.ts';
import { watchPresses } from '../../../core/ui/forms/presses.ts';
import { createWordLimiter } from '../../../core/ui/forms/word-limiter.ts';
import { prepareCaptcha } from './captcha.ts';
import { createMessages } from './messages.ts';
import { createSending } from './sending.ts';

/**
 * Checks a form of the server's: each field when it is left and all of them on send, in Dutch, beside the field
 * [forms-1]. `data-max-words` on a field limits its words [forms-2, forms-3, forms-4]; an empty `<div
 * data-captcha></div>` is where a robot check goes, and then only a verified one lets the form send [captcha-3].
 * Without scripts the form goes to its action as it is, and the server says what is wrong [forms-4].
 */
export default enhancer({
  attributes: {},
  enhance(form, _attributes, { feature, page, signal }) {
    if (!(form instanceof HTMLFormElement)) {
      throw new TypeError(`${feature}: the hook is a ${form.localName}; expected a form.`);
    }
    const messages = createMessages();
    const limiter = createWordLimiter();
    const presses = watchPresses(signal);
    const sending = createSending(form, signal);
    const captcha = prepareCaptcha(form, page, signal);
    // The browser's own words would come in its own language, and only one at a time.
    setAttributes(form, { novalidate: '' }, signal);
    onAbort(signal, () => {
      limiter.restore();
      messages.restore();
    });

    const fieldOf = (control: Control) => fieldsOf(form).find((field) => field.includes(control));

    /** @returns whether the field is right */
    const check = (control: Control, isOnlyRecheck = false) => {
      const field = fieldOf(control);
      if (!field || (isOnlyRecheck && !messages.isWrong(field))) return true;
      const invalid = checkField(field);
      messages.show(field, invalid);
      return invalid === undefined;
    };

    const limit = (control: Control) => {
      const limited = limiter.apply(control);
      const field = fieldOf(control);
      if (limited !== 'kept' && field)
        messages.warn(field, limited === 'lifted' ? undefined : limited.warning);
    };

    form.addEventListener(
      'focusin',
      ({ target }) => {
        const field = isControl(target) && fieldOf(target);
        if (field) messages.prepare(field);
      },
      { signal },
    );
    form.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        // Leaving the window, or going from one radio button of a group to the next, is not leaving the field.
        if (!isControl(target) || document.activeElement === target) return;
        if (isControl(relatedTarget) && areOneField(target, relatedTarget)) return;
        presses.whenReleased(() => {
          limit(target);
          check(target);
        });
      },
      { signal },
    );
    form.addEventListener(
      'input',
      (event) => {
        const { target } = event;
        sending.end();
        if (!isControl(target)) return;
        if (!('isComposing' in event && event.isComposing === true)) limit(target);
        check(target, true);
      },
      { signal },
    );
    form.addEventListener(
      'submit',
      (event) => {
        const wrong = fieldsOf(form).filter(([control]) => !check(control));
        const isHuman = captcha.mayPass();
        if (wrong.length === 0 && isHuman && sending.begin(event)) return;
        event.preventDefault();
        // Whoever else listens must not send what is wrong, nor the same twice.
        event.stopImmediatePropagation();
        if (wrong[0]) wrong[0][0].focus();
        else if (!isHuman) captcha.focus();
      },
      // Before listeners of others on the form.
      { signal, capture: true },
    );
    on('page:restored', () => sending.end(), signal);
  },
});
