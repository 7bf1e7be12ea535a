import type { CaptchaView } from '../../../core/domain/captcha/captcha-view.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';

/** The optional robot check of a form. */
export interface FormCaptcha {
  /** Whether the check lets the form be sent; if not, the check shows why. */
  mayPass(): boolean;
  focus(): void;
}

/**
 * Renders a robot check in the form's `[data-captcha]`, if it has one. Its code loads when the visitor moves to the
 * form: a page that is only read loads neither that nor the third party's script.
 */
export function prepareCaptcha(form: HTMLFormElement, page: Page, signal: AbortSignal): FormCaptcha {
  let drawn: { readonly host: HTMLElement; readonly view: CaptchaView } | undefined;
  let isComing = false;
  const hostNow = () => form.querySelector<HTMLElement>('[data-captcha]');

  async function draw() {
    const host = hostNow();
    if (!host || isComing || drawn?.host === host) return;
    isComing = true;
    try {
      const { drawCaptcha } = await import('../../../core/domain/captcha/captcha-view.ts');
      if (signal.aborted) return;
      const view = drawCaptcha(host, { page, signal });
      drawn = { host, view };
      view.captcha.load();
    } catch (cause) {
      error('form', 'The code of the robot check could not be loaded; the next try may.', cause);
    } finally {
      isComing = false;
    }
  }

  form.addEventListener('focusin', () => void draw(), { signal });
  if (form.contains(document.activeElement)) void draw();

  return {
    mayPass() {
      const host = hostNow();
      if (!host) return true;
      if (drawn?.host === host && drawn.view.captcha.isVerified()) return true;
      if (drawn?.host === host) drawn.view.captcha.missed();
      else void draw();
      return false;
    },
    focus: () => drawn?.view.focus(),
  };
}
