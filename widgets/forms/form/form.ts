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
 * Validates a server-sent form: each field when it loses the focus and all of them on submit, with Dutch messages
 * beside the fields [forms-1]. `data-max-words` on a field limits its words [forms-2, forms-3, forms-4]; an empty `<div
 * data-captcha></div>` gets a robot check, which must pass before the form is sent [captcha-3]. Without scripts the
 * form is submitted natively, and the server reports errors [forms-4].
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
    // The browser's own messages would be in its own language, and one at a time.
    setAttributes(form, { novalidate: '' }, signal);
    onAbort(signal, () => {
      limiter.restore();
      messages.restore();
    });

    const fieldOf = (control: Control) => fieldsOf(form).find((field) => field.includes(control));

    /** @returns whether the field is valid */
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
        // Leaving the window, or moving between radio buttons of a group, is not leaving the field.
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
        // Other listeners must not send an invalid form, nor the same one twice.
        event.stopImmediatePropagation();
        if (wrong[0]) wrong[0][0].focus();
        else if (!isHuman) captcha.focus();
      },
      // Before other listeners on the form.
      { signal, capture: true },
    );
    on('page:restored', () => sending.end(), signal);
  },
});
