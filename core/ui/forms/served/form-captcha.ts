import { create } from '../../../platform/dom/create.ts';
import { insert } from '../../../platform/dom/undo.ts';
import { error } from '../../../runtime/log/log.ts';
import type { Page } from '../../../runtime/page/page.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { CaptchaView } from '../captcha/captcha-view.ts';
import { submitButtonOf } from './submit-button-of.ts';

/** The optional robot check of a form. */
export interface FormCaptcha {
  /** Whether the check allows the form to be sent; if not, the check shows the reason. */
  mayPass(): boolean;
  /** Waits for the answer of a check that the visitor has done; see {@link Captcha.settled}. */
  readonly settled: Captcha['settled'];
  /** Moves the focus to the check. */
  focus(): void;
  /** Requires the check from now on; if the form has no element for it, it is above the submit button. */
  demand(): void;
  /** The service's proof that the visitor has done the check; undefined without one. */
  response(): string | undefined;
  /** The form was sent and rejected: the check must be done again. */
  reset(): void;
}

interface FormCaptchaOptions {
  readonly page: Page;
  readonly signal: AbortSignal;
  /** The message if the visitor submits without the check. @default that of the check */
  readonly missed?: string | undefined;
  /** Whether a check is required at first. @default if the form has an element `[data-captcha]` */
  readonly isDemanded?: boolean | undefined;
}

const HOST = '[data-captcha]';

/**
 * Renders a robot check in the form's `[data-captcha]`, if it is required. Its code loads when the visitor moves to the
 * form: a page that is only read loads neither that nor the third party's script.
 */
export function prepareCaptcha(
  form: HTMLFormElement,
  { page, signal, missed, isDemanded = true }: FormCaptchaOptions,
): FormCaptcha {
  let drawn: { readonly host: HTMLElement; readonly view: CaptchaView } | undefined;
  let isLoading = false;
  /** Whether the visitor submitted before the check was loaded. */
  let isMissed = false;
  let isActive = isDemanded;
  const hostNow = () => (isActive ? form.querySelector<HTMLElement>(HOST) : null);

  async function draw() {
    const host = hostNow();
    if (!host || isLoading || drawn?.host === host) return;
    isLoading = true;
    try {
      const { drawCaptcha } = await import('../captcha/captcha-view.ts');
      if (signal.aborted) return;
      const view = drawCaptcha(host, { page, signal, missed });
      drawn = { host, view };
      view.captcha.load();
      if (isMissed) view.captcha.missed();
    } catch (cause) {
      error('form', 'The code of the robot check could not be loaded; the next try may.', cause);
    } finally {
      isLoading = false;
    }
  }

  form.addEventListener('focusin', () => void draw(), { signal });
  if (form.contains(document.activeElement)) void draw();

  return {
    mayPass() {
      const host = hostNow();
      if (!host) return true;
      if (drawn?.host === host && drawn.view.captcha.isVerified()) return true;
      isMissed = drawn?.host !== host;
      if (isMissed) void draw();
      else drawn?.view.captcha.missed();
      return false;
    },
    settled: () => (drawn && drawn.host === hostNow() ? drawn.view.captcha.settled() : undefined),
    focus: () => drawn?.view.focus(),
    demand() {
      isActive = true;
      if (!form.querySelector(HOST)) addHost(form, signal);
      if (form.contains(document.activeElement)) void draw();
    },
    response: () => drawn?.view.captcha.response(),
    reset: () => drawn?.view.captcha.reset(),
  };
}

function addHost(form: HTMLFormElement, signal: AbortSignal): void {
  const host = create('div', { 'data-captcha': true });
  const button = submitButtonOf(form);
  if (button) insert(button, 'beforebegin', host, signal);
  else insert(form, 'beforeend', host, signal);
}
