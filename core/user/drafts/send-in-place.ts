import { onReset } from '../../platform/dom/on-reset.ts';
import { error } from '../../runtime/log/log.ts';
import type { Page } from '../../runtime/page/page.ts';
import type { FormCheck } from '../../ui/forms/served/check-form.ts';
import { createFormStatus } from '../../ui/forms/served/form-status.ts';
import { showBusy } from '../../ui/forms/served/show-busy.ts';
import { type SubmitButton, submitButtonOf } from '../../ui/forms/served/submit-button-of.ts';
import { keepDraft } from './draft.ts';

/** A rejection by the server, as a message for the visitor. */
export interface FormRefusal {
  readonly message: string;
  /** Whether the robot check is required before the next attempt. */
  readonly demandsCaptcha?: boolean;
}

interface SendOptions<Answer> {
  /** The feature's name, for messages. */
  readonly feature: string;
  readonly page: Page;
  /** Removes the handling. */
  readonly signal: AbortSignal;
  readonly check: Pick<FormCheck, 'passes' | 'captcha'>;
  /** Sends the values, such as {@link postForm}. Rejects if they could not be sent. */
  readonly send: (data: FormData) => Promise<Answer>;
  /** The button's label while the form is being sent. @default its own */
  readonly sending?: string;
  /** The message when the form could not be sent; empty for none. */
  readonly failed: string;
  /** Prepares the values before they are sent. */
  readonly prepare?: (data: FormData) => void;
  /** Reads the answer. @returns a rejection; undefined if the server accepted the form */
  readonly refusal?: (answer: Answer) => FormRefusal | undefined;
  /** Called when the server accepted the form. */
  readonly onSent: (answer: Answer, data: FormData) => void;
  /** Called when the form could not be sent, or the server rejected it. */
  readonly onFailed?: () => void;
}

/** The field in which servers expect the proof of the robot check [feedback-form-6]. */
const PROOF = 'g-recaptcha-response';

/**
 * Sends a server-sent form without leaving the page: validated, once at a time, and with the values kept when it fails.
 * Typed text survives a reload until it is sent.
 * @param form the form
 * @param options see {@link SendOptions}
 */
export function sendInPlace<Answer>(form: HTMLFormElement, options: SendOptions<Answer>): void {
  const { feature, page, signal, check, sending, failed, prepare, refusal, onSent, onFailed } = options;
  const status = createFormStatus(form, signal);
  const draft = keepDraft(form, { page, signal });
  let isSending = false;

  const send = async (data: FormData, button: SubmitButton | undefined) => {
    isSending = true;
    status.show('');
    const end = showBusy(form, button, sending, signal);
    try {
      prepare?.(data);
      const answer = await options.send(data);
      if (signal.aborted) return;
      const refused = refusal?.(answer);
      if (!refused) {
        draft.clear();
        end();
        onSent(answer, data);
        return;
      }
      if (refused.demandsCaptcha) check.captcha.demand();
      end();
      status.show(refused.message);
      check.captcha.reset();
      onFailed?.();
    } catch (cause) {
      if (signal.aborted) return;
      error(feature, 'The form could not be sent.', cause);
      end();
      status.show(failed);
      check.captcha.reset();
      onFailed?.();
    } finally {
      isSending = false;
    }
  };

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isSending || !check.passes()) return;
      const submitter = submitButtonOf(form, event.submitter);
      const data = new FormData(form, submitter);
      // Some scripts of a robot check put the proof into a field of the form, others only report it.
      const proof = check.captcha.response();
      if (proof && !data.get(PROOF)) data.set(PROOF, proof);
      void send(data, submitter);
    },
    { signal, capture: true },
  );
  form.addEventListener('input', () => status.show(''), { signal });
  onReset(form, () => status.show(''), signal);
}
