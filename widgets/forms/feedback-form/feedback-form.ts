import { create } from '../../../core/platform/dom/create.ts';
import { insert, setAttributes } from '../../../core/platform/dom/undo.ts';
import { oneOf, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { checkForm } from '../../../core/ui/forms/served/check-form.ts';
import { postForm } from '../../../core/ui/forms/served/post-form.ts';
import { dispatchSent } from '../../../core/ui/forms/served/sent-event.ts';
import { submitButtonOf } from '../../../core/ui/forms/served/submit-button-of.ts';
import { type FormRefusal, sendInPlace } from '../../../core/user/drafts/send-in-place.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { accountOf } from '../../../core/user/visitor/visitor-value.ts';
import { whileVisitor } from '../../../core/user/visitor/while-visitor.ts';
import { type FeedbackAnswer, feedbackSchema } from './api/feedback.ts';
import styles from './feedback-form.module.css';
import { completeFields, limitedText, MAX_WORDS, personFields, prefill } from './fields.ts';
import { FAILED, ROBOT, ROBOT_VARIANT, SENDING, SENT } from './texts.ts';

/**
 * Sends a message to the newsroom without leaving the page [feedback-form-1, feedback-form-8]. Anonymous visitors do
 * the robot check first [feedback-form-2]; logged-in ones find their name and e-mail address filled in
 * [feedback-form-7]. Without scripts the form is an ordinary POST [feedback-form-10].
 */
export default enhancer({
  attributes: {
    /** `variant` chooses the second wording of the robot check's message. */
    robotMessage: optional(oneOf('variant')),
  },
  enhance(form, { robotMessage }, { feature, page, signal }) {
    if (!(form instanceof HTMLFormElement)) {
      throw new TypeError(`${feature}: the hook is a ${form.localName}; expected a form.`);
    }
    const robot = robotMessage === 'variant' ? ROBOT_VARIANT : ROBOT;
    const limited = limitedText(form);
    if (limited) setAttributes(limited, { 'data-max-words': String(MAX_WORDS) }, signal);
    const check = checkForm(form, { page, signal, captcha: { missed: robot, isDemanded: false } });

    const fillForm = (current: Visitor, present: AbortSignal) => {
      if (!current.loggedIn) check.captcha.demand();
      else void fillIn(form, current, page, present, feature);
    };
    whileVisitor(page, fillForm, signal);
    let isThanked = false;

    sendInPlace(form, {
      feature,
      page,
      signal,
      // Without its button the form could still be submitted by Enter in its only line.
      check: { ...check, passes: () => !isThanked && check.passes() },
      send: postForm<FeedbackAnswer>(form, { page, signal, schema: feedbackSchema }),
      sending: SENDING,
      failed: FAILED,
      prepare: completeFields,
      refusal: (answer) => refusalOf(answer, robot, visitor(page).store.getState()?.loggedIn === true),
      onSent: ({ msg }) => {
        if (!dispatchSent(form)) return;
        isThanked = true;
        thank(form, msg || SENT, signal);
      },
    });
  },
});

/** Values with which servers report that they do not know the visitor. */
const NOT_LOGGED_IN: readonly unknown[] = [false, 0, '0', 'false'];

/**
 * The message to the visitor for an answer [feedback-form-3, feedback-form-4].
 * @param robot the message of the robot check
 * @param wasLoggedIn whether the visitor is logged in according to the page: only then the server's answer is
 * unexpected
 * @returns undefined if the message was accepted
 */
function refusalOf(
  { result, msg, is_logged_in: isLoggedIn }: FeedbackAnswer,
  robot: string,
  wasLoggedIn: boolean,
): FormRefusal | undefined {
  if (result === 'success') return undefined;
  const demandsCaptcha = result === 'bot' || (wasLoggedIn && NOT_LOGGED_IN.includes(isLoggedIn));
  return { message: demandsCaptcha ? robot : msg || FAILED, demandsCaptcha };
}

async function fillIn(
  form: HTMLFormElement,
  current: Visitor,
  page: Page,
  signal: AbortSignal,
  feature: string,
): Promise<void> {
  const { name, email } = personFields(form);
  prefill(email, current.email, signal);
  if (!name) return;
  try {
    const { readerInfo } = await import('../../../core/user/profile/reader-info.ts');
    const info = await readerInfo(page)(accountOf(current), signal);
    prefill(name, info === 'not-configured' ? current.username : (info.name ?? current.username), signal);
  } catch (cause) {
    if (!signal.aborted) error(feature, 'The name could not be fetched; the field stays empty.', cause);
  }
}

/** Removes the button and shows the server's message, as text [feedback-form-1, feedback-form-10]. */
function thank(form: HTMLFormElement, text: string, signal: AbortSignal): void {
  const hadFocus = form.contains(document.activeElement) || document.activeElement === document.body;
  const thanks = create('p');
  thanks.className = styles.thanks;
  thanks.tabIndex = -1;
  thanks.setAttribute('role', 'status');
  insert(form, 'beforeend', thanks, signal);
  submitButtonOf(form)?.remove();
  thanks.textContent = text;
  if (hadFocus) thanks.focus();
}
