import { onAbort } from '../../../platform/dom/on-abort.ts';
import { onReset } from '../../../platform/dom/on-reset.ts';
import { setAttributes } from '../../../platform/dom/undo.ts';
import type { Page } from '../../../runtime/page/page.ts';
import { checkField } from '../rules/check.ts';
import { areOneField, type Control, type FormField, fieldsOf, isControl } from '../rules/controls.ts';
import { watchPresses } from '../rules/presses.ts';
import { createWordLimiter } from '../rules/word-limiter.ts';
import { createMessages } from './create-messages.ts';
import { createWordCount } from './create-word-count.ts';
import { createErrorSummary } from './error-summary.ts';
import { type FormCaptcha, prepareCaptcha } from './form-captcha.ts';
import { prepareResubmit } from './prepare-resubmit.ts';

/** The validation of a server-sent form. */
export interface FormCheck {
  /**
   * Validates all fields and the robot check, shows the errors, and moves the focus to the first one. While the robot
   * check's answer is pending the check counts as valid: the form is submitted again once the answer has arrived.
   * @param isIncluded selects fields, such as those of one step, which are then validated without the robot check
   * @returns whether the form, or these fields, are valid
   */
  passes(isIncluded?: (field: FormField) => boolean): boolean;
  readonly captcha: FormCaptcha;
}

interface CheckOptions {
  readonly page: Page;
  /** Restores the form. */
  readonly signal: AbortSignal;
  /** Options for the robot check: its message and whether it is required; see `prepareCaptcha`. */
  readonly captcha?: Pick<Parameters<typeof prepareCaptcha>[1], 'missed' | 'isDemanded'>;
}

/**
 * Validates a server-sent form: each field when it loses the focus and all of them on submit, with Dutch messages next
 * to the fields [forms-1], and a list of them above a long form. `data-max-words` limits the words of a field [forms-2,
 * forms-3, forms-4]; a `<div data-captcha></div>` gets a robot check [captcha-3]. It does not listen to `submit`: the
 * feature decides how the form is sent.
 * @param form the form
 * @param options see {@link CheckOptions}
 */
export function checkForm(
  form: HTMLFormElement,
  { page, signal, captcha: options }: CheckOptions,
): FormCheck {
  const messages = createMessages();
  const limiter = createWordLimiter();
  const presses = watchPresses(signal);
  const summary = createErrorSummary(form, signal);
  const captcha = prepareCaptcha(form, { page, signal, ...options });
  const submitAfter = prepareResubmit(form, () => captcha.focus(), signal);
  const counts = new Map<Control, (() => void) | undefined>();
  // The browser's own messages would be in the browser's language, and one at a time.
  setAttributes(form, { novalidate: '' }, signal);
  onAbort(signal, () => {
    limiter.restore();
    messages.restore();
  });

  const fieldOf = (control: Control) => fieldsOf(form).find((field) => field.includes(control));

  /** @returns whether the field is valid */
  const check = (control: Control, isOnlyRecheck = false) => {
    const field = fieldOf(control);
    const shown = field && messages.errorOf(field);
    if (!field || (isOnlyRecheck && shown === undefined)) return true;
    const invalid = checkField(field);
    // An error that changes while the visitor corrects the field goes, instead of being announced with each character.
    messages.show(field, isOnlyRecheck && invalid !== shown ? undefined : invalid);
    summary.mark(field, invalid === undefined);
    return invalid === undefined;
  };
  const limit = (control: Control) => {
    const limited = limiter.apply(control);
    const field = fieldOf(control);
    if (limited !== 'kept' && field) messages.warn(field, limited === 'lifted' ? undefined : limited.warning);
  };
  const countOf = (control: Control) => {
    if (!counts.has(control)) counts.set(control, createWordCount(control, signal));
    return counts.get(control);
  };

  form.addEventListener(
    'focusin',
    ({ target }) => {
      if (!isControl(target)) return;
      const field = fieldOf(target);
      if (field) messages.prepare(field);
      countOf(target);
    },
    { signal },
  );
  form.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      // Leaving the window, or moving between radio buttons of a group, does not count as leaving the field.
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
      if (!isControl(target)) return;
      if (!('isComposing' in event && event.isComposing === true)) limit(target);
      countOf(target)?.();
      check(target, true);
    },
    { signal },
  );

  onReset(
    form,
    () => {
      messages.clear();
      summary.show([]);
      limiter.restore();
      for (const update of counts.values()) update?.();
    },
    signal,
  );

  return {
    captcha,
    passes(isIncluded) {
      const fields = fieldsOf(form).filter((field) => isIncluded?.(field) ?? true);
      const wrong = fields.filter(([control]) => !check(control));
      summary.show(wrong);
      const isHuman = isIncluded !== undefined || captcha.mayPass();
      if (wrong[0]) wrong[0][0].focus();
      else if (!isHuman && !submitAfter(captcha.settled())) captcha.focus();
      return wrong.length === 0 && isHuman;
    },
  };
}
