import { setAttributes, toggleClass } from '../../platform/dom/undo.ts';
import type { Page } from '../../runtime/page/page.ts';
import { checkForm } from '../../ui/forms/served/check-form.ts';
import { submitButtonOf } from '../../ui/forms/served/submit-button-of.ts';
import { sendInPlace } from '../../user/drafts/send-in-place.ts';
import styles from './SignUpForm.module.css';

/** The values that a visitor filled in; empty if the account is used. */
export interface SignUpFields {
  readonly email?: string;
  readonly captcha?: string;
}

/** A server-sent form with an e-mail address and a robot check. */
export interface SignUpForm {
  /** Fills in an address, unless the server has sent or the visitor has typed one; undefined removes it. */
  suggest(address: string | undefined): void;
  /** Hides field and robot check, which a logged-in visitor does not need. */
  useAccount(isUsed: boolean): void;
}

interface SignUpFormOptions {
  readonly page: Page;
  readonly feature: string;
  /** The message if the form is submitted without the robot check. */
  readonly notVerified: string;
  /**
   * Subscribes. This function logs a failure, and shows no message [newsletter-button-8]. @returns whether it succeeded
   */
  readonly subscribe: (fields: SignUpFields) => Promise<boolean>;
  /** Called after `subscribe` succeeded. */
  readonly onSent?: () => void;
  /** Called after it failed; the robot check is valid only once and must be done again. */
  readonly onFailed?: () => void;
  /** Restores the form. */
  readonly signal: AbortSignal;
}

/**
 * Prepares a server-sent sign-up form. The robot check is drawn in `[data-captcha]`, or before the button, once the
 * visitor reaches the form.
 * @param form with a button, and a field for an e-mail address unless the account's is used
 * @throws TypeError without a button
 */
export function prepareSignUpForm(form: HTMLFormElement, options: SignUpFormOptions): SignUpForm {
  const { page, feature, notVerified, subscribe, onSent, onFailed, signal } = options;
  const field = form.querySelector<HTMLInputElement>('input[type="email"], input[name="MAIL"]');
  if (!submitButtonOf(form)) throw new TypeError(`${feature}: the form has no button; expected one.`);
  if (field) setAttributes(field, { type: 'email', required: '' }, signal);
  const isEmpty = !field?.defaultValue;
  const check = checkForm(form, { page, signal, captcha: { missed: notVerified } });
  check.captcha.demand();
  let isKnown = false;

  const fields = (): SignUpFields => {
    if (isKnown) return {};
    const captcha = check.captcha.response();
    return { ...(field && { email: field.value.trim() }), ...(captcha !== undefined && { captcha }) };
  };
  sendInPlace(form, {
    feature,
    page,
    signal,
    check: { ...check, passes: () => isKnown || check.passes() },
    send: () => subscribe(fields()),
    failed: '',
    refusal: (isDone) => (isDone ? undefined : { message: '' }),
    onSent: () => onSent?.(),
    ...(onFailed && { onFailed }),
  });

  return {
    suggest(address) {
      // It is set as the initial value, so that a reset of the form restores it.
      if (field && isEmpty) setAttributes(field, { value: address ?? null }, signal);
    },
    useAccount(isUsed) {
      isKnown = isUsed;
      const host = form.querySelector('[data-captcha]');
      for (const part of [host, field, ...(field?.labels ?? [])])
        if (part) toggleClass(part, styles.unneeded, isUsed, signal);
    },
  };
}
